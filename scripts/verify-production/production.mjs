// @ts-check
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadDataset } from '../bench/dataset.mjs';
import { Runner } from '../faults/product.mjs';
import { until } from '../faults/until.mjs';
import { ROOM_FOR_WRITERS } from '../faults/writers.mjs';
import { freePort } from '../lib/free-port.mjs';
import { runCommand } from '../lib/run-command.mjs';
import { composeShape } from './compose-shape.mjs';
import { ConnectionPooler } from './connection-pooler.mjs';
import { Daemon } from './daemon.mjs';
import { PostgresPair } from './postgres-pair.mjs';
import { knowsPreparedStatements } from './programs.mjs';
import { PrometheusServer } from './prometheus-server.mjs';

const MEMBERS = 40;
const SIZE = { users: MEMBERS, matches: 2, datesPerMatch: 0, standards: 3 };
const READY_WITHIN_MS = 30_000;
/** Set for the role, as docs/scale.md says, because a pooler refuses them from connections. */
const ROLE_LIMITS = {
  statement_timeout: '5s',
  lock_timeout: '2s',
  idle_in_transaction_session_timeout: '10s',
};

/** What docker-compose.yml runs, and what operators put next to it, on loopback and free ports. */
export class Production {
  /** @type {Map<string, Runner>} the product's processes, by service name */
  processes = new Map();
  /** @type {import('../bench/dataset.mjs').BenchUser[]} signed in */
  members = [];
  metricsToken = randomBytes(16).toString('hex');
  sessionSecret = randomBytes(32);
  dataKey = randomBytes(32);
  url = '';

  /**
   * @param {import('./keeper.mjs').Keeper} keeper @param {import('./programs.mjs').Programs} programs
   * @param {{ root: string, poolerVersion: string, mails: import('../faults/mail-sink.mjs').MailSink }} options
   */
  constructor(keeper, programs, { root, poolerVersion, mails }) {
    this.keeper = keeper;
    this.programs = programs;
    this.root = root;
    this.mails = mails;
    this.shape = composeShape(root);
    this.postgres = new PostgresPair(keeper, programs, this.shape.argumentsOf('postgres'));
    const mode = knowsPreparedStatements(poolerVersion) ? 'transaction' : 'session';
    this.pooler = new ConnectionPooler(keeper, programs.pgbouncer, mode);
    this.prometheus = new PrometheusServer(keeper, programs.prometheus, root);
    this.redisPort = 0;
    /** @type {Daemon | null} */
    this.redis = null;
  }

  async start() {
    await this.postgres.start();
    await this.#startRedis();
    await this.pooler.start(this.postgres);
    await this.#migrate();
    for (const name of [...this.shape.apis, ...this.shape.workers]) {
      const role = this.shape.apis.includes(name) ? 'api' : 'worker';
      const runner = new Runner(role, await freePort(), this.#environmentOf(name), (child) =>
        this.keeper.note(child),
      );
      this.processes.set(name, runner);
      await runner.start();
    }
    this.members = await loadDataset({
      databaseUrl: this.postgres.addressesAt(this.postgres.port).DATABASE_OWNER_URL,
      sessionSecret: this.sessionSecret,
      dataKey: this.dataKey,
      size: SIZE,
      sample: MEMBERS,
      log: () => undefined,
    });
    await this.#startProxy();
    const ports = Object.fromEntries([...this.processes].map(([name, { port }]) => [name, port]));
    await this.prometheus.start(ports, this.metricsToken);
  }

  /** The only API address that visitors see: the proxy's. */
  get apis() {
    return [{ url: this.url }];
  }

  /** Processes that ended without being told to. */
  get exits() {
    return [...this.processes.values()].reduce((sum, { exits }) => sum + exits, 0);
  }

  /** @param {string} name of a service */
  process(name) {
    const runner = this.processes.get(name);
    if (!runner) throw new Error(`docker-compose.yml has no service ${name}`);
    return runner;
  }

  /** Runs one statement as the owner. @param {string} text */
  sql(text) {
    return this.postgres.sql(text);
  }

  /** Replaces a process as an upgrade does. Returns the old one's exit code. @param {string} name */
  async replace(name) {
    const runner = this.process(name);
    const code = await runner.kill('SIGTERM');
    await runner.start();
    const isReady = async () => (await fetch(`${runner.url}/readyz`)).ok;
    await until(isReady, READY_WITHIN_MS, `${name} is ready`);
    return code;
  }

  /** Ends the product's processes and saves their output next to the servers' logs; the keeper ends the servers. */
  async stop() {
    for (const [name, runner] of this.processes) {
      await runner.kill('SIGKILL');
      writeFileSync(join(this.keeper.folder, `${name}.log`), runner.output);
    }
    await this.mails.stop();
  }

  async #startRedis() {
    this.redisPort = await freePort();
    const folder = join(this.keeper.folder, 'redis');
    mkdirSync(folder);
    this.redis = new Daemon(this.keeper, {
      name: 'redis',
      command: this.programs.redis,
      args: [
        ...this.shape.argumentsOf('redis'),
        ...['--port', String(this.redisPort), '--bind', '127.0.0.1', '--dir', folder],
      ],
      port: this.redisPort,
    });
    await this.redis.start();
  }

  /** Bypasses the pooler and runs as the owner, a role the product can't use. */
  async #migrate() {
    const { code, output } = await runCommand(process.execPath, ['scripts/maintain.mjs', 'migrate'], {
      cwd: this.root,
      env: {
        PATH: process.env['PATH'],
        ...this.#environmentOf('migrate'),
        ...this.postgres.addressesAt(this.postgres.port),
      },
    });
    if (code !== 0) throw new Error(`The migration failed:\n${output}`);
    const { product } = this.postgres.names;
    for (const [name, value] of Object.entries(ROLE_LIMITS))
      await this.sql(`alter role ${product} set ${name} = '${value}'`);
  }

  /** @param {string} name of a service @returns {Record<string, string>} */
  #environmentOf(name) {
    const { folder } = this.keeper;
    return {
      ...this.shape.environmentOf(name),
      NODE_ENV: 'production',
      DATABASE_URL: this.postgres.addressesAt(this.pooler.port).DATABASE_URL,
      REDIS_URL: `redis://127.0.0.1:${this.redisPort}`,
      SMTP_URL: `smtp://127.0.0.1:${this.mails.port}`,
      SMTP_ALLOW_PLAINTEXT: '127.0.0.1',
      SESSION_SECRET: this.sessionSecret.toString('base64'),
      DATA_KEY: this.dataKey.toString('base64'),
      METRICS_TOKEN: this.metricsToken,
      ERASURE_LEDGER: join(folder, 'erasures.jsonl'),
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      ...ROOM_FOR_WRITERS,
    };
  }

  async #startProxy() {
    const [port, adminPort] = [await freePort(), await freePort()];
    this.url = `http://127.0.0.1:${port}`;
    const caddy = new Daemon(this.keeper, {
      name: 'caddy',
      command: this.programs.caddy,
      args: ['run', '--adapter', 'caddyfile', '--config', join(this.root, 'docker/Caddyfile')],
      port,
      env: {
        SITE_ADDRESS: `:${port}`,
        API_ADDRESSES: this.shape.apis.map((name) => `127.0.0.1:${this.process(name).port}`).join(' '),
        CADDY_ADMIN: `127.0.0.1:${adminPort}`,
        HOME: this.keeper.folder,
        XDG_DATA_HOME: this.keeper.folder,
        XDG_CONFIG_HOME: this.keeper.folder,
      },
    });
    await caddy.start();
  }

  /** Grafana's queries with their panel titles. @returns {{ title: string, expr: string }[]} */
  get dashboardQueries() {
    /** @type {{ panels: { title: string, targets: { expr: string }[] }[] }} */
    const { panels } = JSON.parse(readFileSync(join(this.root, 'docker/grafana/dashboard.json'), 'utf8'));
    return panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ title, expr })));
  }
}
