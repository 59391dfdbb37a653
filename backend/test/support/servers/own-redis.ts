import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { eventually } from '../time/eventually';

/** A Redis that a test may empty, freeze, stop and start again. */
export class OwnRedis {
  private readonly folder = mkdtempSync(join(tmpdir(), 'hh-redis-'));
  private readonly socket = join(this.folder, 'redis.sock');
  private server: ChildProcess | null = null;

  get url(): string {
    return `unix://${this.socket}`;
  }

  async start(): Promise<void> {
    const options = ['--port', '0', '--unixsocket', this.socket, '--save', '', '--appendonly', 'no'];
    this.server = spawn('redis-server', options, { cwd: this.folder, stdio: 'ignore' });
    const client = new Redis(this.socket, { retryStrategy: () => 20, maxRetriesPerRequest: null });
    client.on('error', () => undefined);
    await eventually(async () => (await client.ping()) === 'PONG');
    client.disconnect();
  }

  async empty(): Promise<void> {
    const client = new Redis(this.socket);
    await client.flushall();
    client.disconnect();
  }

  /** Connections stay open, but nothing is answered anymore. */
  freeze(): void {
    this.server?.kill('SIGSTOP');
  }

  thaw(): void {
    this.server?.kill('SIGCONT');
  }

  async stop(): Promise<void> {
    if (!this.server) return;
    const exit = once(this.server, 'exit');
    this.server.kill('SIGKILL');
    await exit;
    this.server = null;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
