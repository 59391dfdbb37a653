import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { newPort } from './new-port';

const MAIN = join(__dirname, '../../../../dist/backend/src/main.js');

/** The built product as a separate process that a test may stop and kill. */
export class ProductProcess {
  private output = '';

  private constructor(
    private readonly child: ChildProcess,
    /** The address it answers at. */
    readonly url: string,
  ) {
    child.stdout?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
  }

  static async start(role: 'api' | 'worker', env: NodeJS.ProcessEnv): Promise<ProductProcess> {
    if (!existsSync(MAIN)) throw new Error('Build the API first: npm run build:api');
    const port = String(await newPort());
    const child = spawn(process.execPath, [MAIN], {
      env: { PATH: process.env['PATH'], ...env, ROLE: role, PORT: port, WORKER_PORT: port },
    });
    const product = new ProductProcess(child, `http://127.0.0.1:${port}`);
    const failed = once(child, 'exit').then(() => {
      throw new Error(`The process ended before it was ready: ${product.log}`);
    });
    await Promise.race([product.saying('is running at'), failed]);
    failed.catch(() => undefined);
    return product;
  }

  /** Its output so far. */
  get log(): string {
    return this.output;
  }

  /** Stops it the way a supervisor does. Returns its exit code and how long it took, in milliseconds. */
  async stop(): Promise<{ code: number | null; ms: number }> {
    const began = performance.now();
    await this.end('SIGTERM');
    return { code: this.child.exitCode, ms: performance.now() - began };
  }

  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** Resolves once its output contains these words. */
  async saying(words: string): Promise<void> {
    while (!this.output.includes(words)) await once(this.child.stdout ?? this.child, 'data');
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const exit = once(this.child, 'exit');
    this.child.kill(signal);
    await exit;
  }
}
