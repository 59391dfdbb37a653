import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../lib/free-port.mjs';
import { runNode } from './processes';

const READY = 'Ctrl-C stops everything';

/** The processes that `npm start` runs besides the launcher, and the names it tells them by. */
export const PARTS = { app: 'The app', inbox: 'The inbox', postgres: 'PostgreSQL', redis: 'Redis' } as const;
export type Part = keyof typeof PARTS;

/** `npm start` in its own data folder, on free ports. */
export class StartedProduct {
  private constructor(
    readonly launcher: ChildProcess,
    readonly dataDir: string,
    readonly url: string,
    private output = '',
  ) {
    for (const stream of [launcher.stdout, launcher.stderr])
      stream?.on('data', (text) => {
        this.output += String(text);
        launcher.emit('said');
      });
  }

  /** Resolves once the start message is complete. */
  static async in(dataDir: string, env: NodeJS.ProcessEnv = {}): Promise<StartedProduct> {
    const product = await StartedProduct.begin(dataDir, env);
    await product.saying(READY);
    return product;
  }

  /** Does not wait for it to be up. */
  static async begin(dataDir: string, env: NodeJS.ProcessEnv = {}): Promise<StartedProduct> {
    const port = String(await freePort());
    const launcher = runNode('scripts/start.mjs', [], {
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      REDIS_URL: '',
      SMTP_URL: '',
      NODE_ENV: '',
      npm_lifecycle_event: '',
      PORT: port,
      INBOX_PORT: '0',
      ...env,
    });
    return new StartedProduct(launcher, dataDir, `http://localhost:${port}`);
  }

  get log(): string {
    return this.output;
  }

  /** Everything printed so far is old: `saying` waits for what comes after. */
  forget(): void {
    this.output = '';
  }

  async saying(words: string): Promise<void> {
    const ended = once(this.launcher, 'close').then(() => {
      if (!this.output.includes(words))
        throw new Error(`It ended without saying "${words}":\n${this.output}`);
    });
    ended.catch(() => undefined);
    while (!this.output.includes(words)) await Promise.race([once(this.launcher, 'said'), ended]);
  }

  pidOf(part: Part): number {
    const read = (file: string): string => readFileSync(join(this.dataDir, file), 'utf8');
    if (part === 'postgres') return Number(read('postgres/postmaster.pid').split('\n')[0]);
    if (part === 'redis') return Number(read('redis/redis.pid'));
    return (JSON.parse(read(`${part}.pid`)) as { pid: number }).pid;
  }

  /** Kills a part and resolves with the milliseconds until it is said to run again. */
  async kill(part: Part): Promise<number> {
    this.forget();
    const began = performance.now();
    process.kill(this.pidOf(part), 'SIGKILL');
    await this.saying(`${PARTS[part]} is running again`);
    return performance.now() - began;
  }

  /** The exit code after a signal. */
  async stop(signal: NodeJS.Signals = 'SIGINT'): Promise<number | null> {
    const { launcher } = this;
    if (launcher.exitCode !== null || launcher.signalCode !== null) return launcher.exitCode;
    const exit = once(launcher, 'exit');
    launcher.kill(signal);
    await exit;
    return launcher.exitCode;
  }
}
