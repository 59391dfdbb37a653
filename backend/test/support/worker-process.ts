import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const MAIN = join(__dirname, '../../../dist/backend/src/main.js');

/** The built product as a process of its own, which a test may kill. */
export class WorkerProcess {
  private constructor(private readonly child: ChildProcess) {}

  static async start(env: NodeJS.ProcessEnv): Promise<WorkerProcess> {
    if (!existsSync(MAIN)) throw new Error('Build the API first: npm run build:api');
    const child = spawn(process.execPath, [MAIN], {
      env: { PATH: process.env['PATH'], ...env, ROLE: 'worker' },
    });
    const failed = once(child, 'exit').then(() => {
      throw new Error('The worker ended before it was ready');
    });
    await Promise.race([once(child.stdout, 'data'), failed]);
    failed.catch(() => undefined);
    return new WorkerProcess(child);
  }

  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const exit = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await exit;
  }
}
