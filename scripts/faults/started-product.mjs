// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { freePort } from '../lib/free-port.mjs';
import { addressesOf, readPasswords } from '../embedded/postgres-roles.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const READY = 'Ctrl-C stops everything';
const PORT_LINE = 3;

/** The processes that `npm start` runs, with the names that it calls them. */
export const PARTS = /** @type {const} */ ({
  app: 'The app',
  inbox: 'The inbox',
  postgres: 'PostgreSQL',
  redis: 'Redis',
});
/** @typedef {keyof typeof PARTS} Part */

/** `npm start` with a data folder of its own, on free ports. */
export class StartedProduct {
  /** Everything it has printed since `forget`. */
  output = '';
  /** Exits that were not asked for. */
  exits = 0;
  /** @type {import('../bench/dataset.mjs').BenchUser[]} signed in */
  members = [];
  #isAsked = false;
  #isGone = false;

  /** @param {import('node:child_process').ChildProcess} launcher @param {string} dataDir @param {number} port */
  constructor(launcher, dataDir, port) {
    this.launcher = launcher;
    this.dataDir = dataDir;
    this.url = `http://localhost:${port}`;
    this.apis = [{ url: this.url }];
    for (const stream of [launcher.stdout, launcher.stderr])
      stream?.on('data', (text) => {
        this.output += text;
        launcher.emit('said');
      });
    launcher.once('exit', () => {
      if (!this.#isAsked) this.exits += 1;
    });
    launcher.once('close', () => {
      this.#isGone = true;
      launcher.emit('said');
    });
  }

  /**
   * Resolves once the start message is complete. @param {string} dataDir @param {NodeJS.ProcessEnv} [env]
   * @param {readonly string[]} [through] a command that runs the launcher
   */
  static async in(dataDir, env, through) {
    const product = await StartedProduct.begin(dataDir, env, through);
    await product.saying(READY);
    return product;
  }

  /** Doesn't wait until it is up. @param {string} dataDir @param {NodeJS.ProcessEnv} [env] @param {readonly string[]} [through] */
  static async begin(dataDir, env = {}, through = []) {
    const port = await freePort();
    const [command, ...args] = [...through, process.execPath, 'scripts/start.mjs'];
    const launcher = spawn(command, args, {
      cwd: ROOT,
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        DATABASE_URL: '',
        REDIS_URL: '',
        SMTP_URL: '',
        NODE_ENV: '',
        npm_lifecycle_event: '',
        PORT: String(port),
        INBOX_PORT: '0',
        TRUST_PROXY: 'true',
        ...env,
      },
    });
    return new StartedProduct(launcher, dataDir, Number(env['PORT'] ?? port));
  }

  /** The data folder as the launcher sees it, which may have file systems of its own. */
  get folder() {
    return process.platform === 'linux' ? `/proc/${this.launcher.pid}/root${this.dataDir}` : this.dataDir;
  }

  /** The link that opens the inbox. */
  get inboxUrl() {
    return /http:\/\/localhost:\d+\/\?token=\S+/.exec(this.output)?.[0] ?? '';
  }

  /** From here on, `saying` waits for what is printed next. */
  forget() {
    this.output = '';
  }

  /** @param {string} words */
  async saying(words) {
    while (!this.output.includes(words)) {
      if (this.#isGone) throw new Error(`It ended without saying "${words}":\n${this.output}`);
      await once(this.launcher, 'said');
    }
  }

  /** @param {Part} part */
  pidOf(part) {
    const read = (/** @type {string} */ file) => readFileSync(join(this.folder, file), 'utf8');
    if (part === 'postgres') return Number(read('postgres/postmaster.pid').split('\n')[0]);
    if (part === 'redis') return Number(read('redis/redis.pid'));
    return Number(JSON.parse(read(`${part}.pid`)).pid);
  }

  /** Kills a part. Returns the milliseconds until it is said to run again. @param {Part} part */
  async kill(part) {
    this.forget();
    const began = performance.now();
    process.kill(this.pidOf(part), 'SIGKILL');
    await this.saying(`${PARTS[part]} is running again`);
    return performance.now() - began;
  }

  /** Ends the launcher. Returns its exit code. @param {NodeJS.Signals} [signal] */
  async stop(signal = 'SIGINT') {
    const { launcher } = this;
    this.#isAsked = true;
    if (launcher.exitCode !== null || launcher.signalCode !== null) return launcher.exitCode;
    const exit = once(launcher, 'exit');
    launcher.kill(signal);
    await exit;
    return launcher.exitCode;
  }

  /** The owner's and the product's. */
  get databaseUrls() {
    const pidFile = readFileSync(join(this.folder, 'postgres/postmaster.pid'), 'utf8');
    return addressesOf(Number(pidFile.split('\n')[PORT_LINE]), readPasswords(this.folder));
  }

  /** One statement of the owner's. @param {string} text @returns {Promise<Record<string, any>[]>} */
  async sql(text) {
    const client = new pg.Client({ connectionString: this.databaseUrls.DATABASE_OWNER_URL });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  }
}
