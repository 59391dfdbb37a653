import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');
const INBOX_LINK = /http:\/\/localhost:\d+\/\?token=\S+/;
const READY = 'Ctrl-C stops everything';

/** `npm start` in its own process, with its own data folder and ports. */
export class Product {
  private child: ChildProcess | null = null;
  output = '';

  private constructor(
    private readonly dataDir: string,
    private readonly port: number,
    private readonly inboxPort: number,
    private readonly settings: Readonly<Record<string, string>>,
  ) {}

  /** `settings` are environment variables. */
  static async in(dataDir: string, settings: Readonly<Record<string, string>> = {}): Promise<Product> {
    return new Product(dataDir, await freePort(), await freePort(), settings);
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** The link that opens the inbox, as printed by the start. */
  get inboxUrl(): string {
    const [link] = INBOX_LINK.exec(this.output) ?? [];
    if (!link) throw new Error('The start has not printed the inbox link');
    return link;
  }

  /** Resolves once the start message is complete. `more` are environment variables for this start. */
  async start(more: Readonly<Record<string, string>> = {}): Promise<void> {
    this.output = '';
    const env = {
      ...process.env,
      NODE_ENV: undefined,
      DATABASE_URL: undefined,
      REDIS_URL: undefined,
      SMTP_URL: undefined,
      DATA_DIR: this.dataDir,
      PORT: String(this.port),
      INBOX_PORT: String(this.inboxPort),
      TRUST_PROXY: '1',
      ...this.settings,
      ...more,
    };
    const child = spawn(process.execPath, ['scripts/start.mjs'], { cwd: ROOT, env });
    this.child = child;
    await new Promise<void>((resolve, reject) => {
      const read = (chunk: Buffer): void => {
        this.output += chunk.toString();
        if (this.output.includes(READY)) resolve();
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.once('exit', () => reject(new Error(`npm start ended early:\n${this.output}`)));
    });
  }

  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    if (!this.child) return;
    const exit = once(this.child, 'exit');
    this.child.kill(signal);
    await exit;
    this.child = null;
  }
}

/** Below the ports that systems give to outgoing connections: one of those can be taken while a restart is under way. */
const PORTS = [20_000, 32_000] as const;

async function freePort(): Promise<number> {
  const port = randomInt(...PORTS);
  const server = createServer().listen(port, '127.0.0.1');
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  server.close();
  return isFree ? port : freePort();
}
