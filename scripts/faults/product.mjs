// @ts-check
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { loadDataset } from '../bench/dataset.mjs';
import { startPostgres } from '../embedded/postgres.mjs';
import { startRedis } from '../embedded/redis.mjs';
import { freePort } from '../lib/free-port.mjs';
import { isAlive } from '../lib/process-table.mjs';
import { Link } from './link.mjs';
import { MailSink } from './mail-sink.mjs';
import { until } from './until.mjs';
import { ROOM_FOR_WRITERS } from './writers.mjs';

const MAIN = fileURLToPath(new URL('../../dist/backend/src/main.js', import.meta.url));
const SHIFTED_CLOCK = new URL('shifted-clock.mjs', import.meta.url).href;
const START_LIMIT_MS = 60_000;
/** @typedef {{ api: number, worker: number }} Clocks */
const EXACT = { api: 0, worker: 0 };
const SIZE = { matches: 2, datesPerMatch: 0, standards: 3 };

/** One process of the product, started again when told. */
export class Runner {
  /** Exits that were not asked for. */
  exits = 0;
  output = '';
  /** @type {import('node:child_process').ChildProcess | null} */
  #child = null;

  /**
   * @param {'api' | 'worker'} role @param {number} port @param {NodeJS.ProcessEnv} env
   * @param {(child: import('node:child_process').ChildProcess) => void} [note] hears of each process
   */
  constructor(role, port, env, note = () => undefined) {
    this.role = role;
    this.port = port;
    this.env = env;
    this.note = note;
  }

  get url() {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid() {
    return this.#child?.pid;
  }

  async start() {
    const port = String(this.port);
    const child = spawn(process.execPath, [MAIN], {
      env: { PATH: process.env['PATH'], ...this.env, ROLE: this.role, PORT: port, WORKER_PORT: port },
    });
    this.#child = child;
    this.note(child);
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        said += text;
        this.output = (this.output + text).slice(-100_000);
      });
    child.once('exit', () => {
      if (this.#child === child) this.exits += 1;
    });
    const isUp = () => child.exitCode !== null || said.includes('is running at');
    await until(isUp, START_LIMIT_MS, `the ${this.role} starts`);
    if (child.exitCode !== null) throw new Error(`The ${this.role} exited during startup: ${said}`);
  }

  /** Returns its exit code, null when the signal ended it. @param {NodeJS.Signals} [signal] */
  async kill(signal = 'SIGKILL') {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return null;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
    return child.exitCode;
  }
}

/** The whole product as separate processes, each server behind a link that can fail. */
export class Product {
  /** @type {Runner[]} */
  apis = [];
  /** @type {Runner[]} */
  workers = [];
  /** @type {import('../bench/dataset.mjs').BenchUser[]} signed-in members with two matches and three standards each */
  members = [];
  #dataDir = mkdtempSync(join(tmpdir(), 'hh-faults-'));
  /** @type {Awaited<ReturnType<typeof startPostgres>> | null} */
  #postgres = null;
  /** @type {Awaited<ReturnType<typeof startRedis>>} */
  #redis = null;

  /** @param {MailSink} mails @param {Link} database @param {Link} queue */
  constructor(mails, database, queue) {
    this.mails = mails;
    this.database = database;
    this.queue = queue;
  }

  /**
   * `clocks`: by how many milliseconds each kind of process is wrong about the time.
   * @param {{ apis?: number, workers?: number, members?: number, env?: NodeJS.ProcessEnv, clocks?: Clocks }} [options]
   */
  static async start({ apis = 1, workers = 1, members = 60, env = {}, clocks = EXACT } = {}) {
    const nowhere = { port: 9, host: '127.0.0.1' };
    const product = new Product(await MailSink.start(), await Link.to(nowhere), await Link.to(nowhere));
    try {
      await product.#bringUp({ apis, workers, members, env, clocks });
    } catch (error) {
      await product.stop();
      throw error;
    }
    return product;
  }

  /** @param {Required<NonNullable<Parameters<typeof Product.start>[0]>>} options */
  async #bringUp({ apis, workers, members, env: extra, clocks }) {
    await this.startDatabase();
    await this.startRedis();
    const sessionSecret = randomBytes(32);
    const dataKey = randomBytes(32);
    const env = {
      NODE_ENV: 'production',
      APP_URL: 'http://localhost:3000',
      DATABASE_URL: this.#through(this.#addresses.DATABASE_URL),
      DATABASE_OWNER_URL: this.#through(this.#addresses.DATABASE_OWNER_URL),
      REDIS_URL: `redis://127.0.0.1:${this.queue.port}`,
      SMTP_URL: `smtp://127.0.0.1:${this.mails.port}`,
      SESSION_SECRET: sessionSecret.toString('base64'),
      DATA_KEY: dataKey.toString('base64'),
      DATA_DIR: this.#dataDir,
      TRUST_PROXY: 'true',
      LOG_LEVEL: 'warn',
      ...ROOM_FOR_WRITERS,
      ...extra,
    };
    for (let index = 0; index < apis; index += 1)
      this.apis.push(new Runner('api', await freePort(), { ...env, ...wrongBy(clocks.api) }));
    for (let index = 0; index < workers; index += 1)
      this.workers.push(new Runner('worker', await freePort(), { ...env, ...wrongBy(clocks.worker) }));
    // The first one migrates the database.
    for (const runner of this.runners) await runner.start();
    const databaseUrl = this.#addresses.DATABASE_OWNER_URL;
    const size = { ...SIZE, users: members };
    this.members = await loadDataset({
      databaseUrl,
      sessionSecret,
      dataKey,
      size,
      sample: members,
      log: () => undefined,
    });
  }

  get runners() {
    return [...this.apis, ...this.workers];
  }

  /** The exits that no one asked for. */
  get exits() {
    return this.runners.reduce((sum, { exits }) => sum + exits, 0);
  }

  get #addresses() {
    if (!this.#postgres) throw new Error('PostgreSQL is not running');
    return this.#postgres.addresses;
  }

  /** @param {string} address */
  #through(address) {
    const url = new URL(address);
    url.port = String(this.database.port);
    return url.href;
  }

  async startDatabase() {
    this.#postgres = await startPostgres({ dataDir: this.#dataDir });
    const { hostname, port } = new URL(this.#postgres.url);
    this.database.target = { host: hostname, port: Number(port) };
  }

  /** Kills PostgreSQL's first process at once; the others notice and end. */
  async killDatabase() {
    const pid = this.databasePid;
    process.kill(pid, 'SIGKILL');
    await until(() => !isAlive(pid), 10_000, 'PostgreSQL ends');
  }

  /** @param {'SIGSTOP' | 'SIGCONT'} signal to PostgreSQL and each of its processes */
  signalDatabase(signal) {
    for (const pid of [this.databasePid, ...childrenOf(this.databasePid)]) process.kill(pid, signal);
  }

  get databasePid() {
    const file = join(this.#dataDir, 'postgres', 'postmaster.pid');
    return Number(readFileSync(file, 'utf8').split('\n')[0]);
  }

  async startRedis() {
    this.#redis = await startRedis({ dataDir: this.#dataDir });
    if (!this.#redis) throw new Error('The faults need redis-server or valkey-server on PATH.');
    this.queue.target = { path: new URL(this.#redis.url).pathname };
  }

  killRedis() {
    this.#redis?.kill();
    this.queue.cut();
  }

  /** @param {'SIGSTOP' | 'SIGCONT'} signal */
  signalRedis(signal) {
    process.kill(Number(readFileSync(join(this.#dataDir, 'redis', 'redis.pid'), 'utf8')), signal);
  }

  /**
   * Runs one statement as the database owner, bypassing the link. @param {string} text @param {readonly unknown[]} [values]
   * @returns {Promise<Record<string, any>[]>}
   */
  async sql(text, values = []) {
    const client = await this.connect();
    try {
      return (await client.query(text, [...values])).rows;
    } finally {
      await client.end();
    }
  }

  /** A connection as the database owner, bypassing the link. */
  async connect() {
    const client = new pg.Client({ connectionString: this.#addresses.DATABASE_OWNER_URL });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  async stop() {
    await Promise.all(this.runners.map((runner) => runner.kill()));
    await Promise.all([this.mails.stop(), this.database.close(), this.queue.close()]);
    await this.#redis?.stop();
    await this.#postgres?.stop();
    rmSync(this.#dataDir, { recursive: true, force: true });
  }
}

/**
 * Starts the whole product for one fault, and stops it whatever came of it. @template Result
 * @param {(product: Product) => Promise<Result>} run @param {Parameters<typeof Product.start>[0]} [options]
 * @returns {Promise<Result>}
 */
export async function withProduct(run, options) {
  const product = await Product.start(options);
  try {
    return await run(product);
  } finally {
    await product.stop();
  }
}

/** @param {number} milliseconds @returns {NodeJS.ProcessEnv} */
function wrongBy(milliseconds) {
  if (milliseconds === 0) return {};
  return { NODE_OPTIONS: `--import ${SHIFTED_CLOCK}`, CLOCK_OFFSET_MS: String(milliseconds) };
}

/** @param {number} pid @returns {number[]} */
function childrenOf(pid) {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map(Number);
}
