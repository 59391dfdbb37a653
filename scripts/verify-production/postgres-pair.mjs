// @ts-check
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { changeOwner, commandAs, serverIdentity } from '../embedded/postgres-user.mjs';
import { until } from '../faults/until.mjs';
import { freePort } from '../lib/free-port.mjs';
import { Daemon } from './daemon.mjs';

const OWNER = 'heart_and_head';
const PRODUCT = 'heart_and_head_product';
const DATABASE = 'heart_and_head';
const REPLICA = 'replica';
const STARTS_WITHIN_MS = 30_000;
const REPLICATES_WITHIN_MS = 30_000;
const PROMOTES_WITHIN_MS = 30_000;

/** A PostgreSQL, and a replica that has every commit before it is acknowledged. */
export class PostgresPair {
  passwords = { owner: randomBytes(16).toString('hex'), product: randomBytes(16).toString('hex') };
  ports = { primary: 0, replica: 0 };
  isPromoted = false;
  /** @type {Daemon | null} */
  #primary = null;
  #identity;

  /** @param {import('./keeper.mjs').Keeper} keeper @param {import('./programs.mjs').Programs} programs @param {readonly string[]} settings as in docker-compose.yml */
  constructor(keeper, programs, settings) {
    this.keeper = keeper;
    this.programs = programs;
    this.settings = settings;
    this.#identity = serverIdentity(join(keeper.folder, 'primary'));
  }

  async start() {
    this.ports = { primary: await freePort(), replica: await freePort() };
    const { folder } = this.keeper;
    const passwordFile = join(folder, 'postgres-password');
    writeFileSync(passwordFile, this.passwords.owner, { mode: 0o600 });
    changeOwner(passwordFile, this.#identity);
    this.#runOnce(this.programs.initdb, [
      `--pgdata=${this.#folderOf('primary')}`,
      `--username=${OWNER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--no-locale',
    ]);
    // Before there is a replica, it would wait for one forever.
    this.#primary = this.#server('primary', this.ports.primary);
    await this.#primary.start();
    // It listens before it accepts anyone.
    const answers = async () => (await this.#sqlIn('postgres', 'select 1')).length === 1;
    await until(answers, STARTS_WITHIN_MS, 'PostgreSQL accepts connections');
    await this.#sqlIn('postgres', `create database ${DATABASE}`);
    this.#runOnce(this.programs.pg_basebackup, [
      `--pgdata=${this.#folderOf(REPLICA)}`,
      '--write-recovery-conf',
      '--checkpoint=fast',
      `--dbname=host=127.0.0.1 port=${this.ports.primary} user=${OWNER} password=${this.passwords.owner} application_name=${REPLICA}`,
    ]);
    await this.#server(REPLICA, this.ports.replica).start();
    await this.sql(`alter system set synchronous_standby_names = '${REPLICA}'`);
    await this.sql('select pg_reload_conf()');
    const isSynchronous = async () => {
      const [row] = await this.sql('select sync_state from pg_stat_replication');
      return row?.['sync_state'] === 'sync';
    };
    await until(isSynchronous, REPLICATES_WITHIN_MS, 'the replica has every commit');
  }

  /** Where writes go. */
  get port() {
    return this.isPromoted ? this.ports.replica : this.ports.primary;
  }

  /** The addresses of both roles, at a port that leads here. @param {number} port */
  addressesAt(port) {
    return {
      DATABASE_OWNER_URL: `postgres://${OWNER}:${this.passwords.owner}@127.0.0.1:${port}/${DATABASE}`,
      DATABASE_URL: `postgres://${PRODUCT}:${this.passwords.product}@127.0.0.1:${port}/${DATABASE}`,
    };
  }

  get names() {
    return { product: PRODUCT, database: DATABASE };
  }

  async killPrimary() {
    await this.#primary?.end('SIGKILL');
  }

  /** Makes the replica the server that writes go to. */
  async promote() {
    this.isPromoted = true;
    await this.sql('select pg_promote(false)');
    const isWritable = async () =>
      (await this.sql('select pg_is_in_recovery() as stays'))[0]?.['stays'] === false;
    await until(isWritable, PROMOTES_WITHIN_MS, 'the replica is promoted');
  }

  /** One statement of the owner's. @param {string} text @returns {Promise<Record<string, any>[]>} */
  sql(text) {
    return this.#sqlIn(DATABASE, text);
  }

  /** @param {string} database @param {string} text @returns {Promise<Record<string, any>[]>} */
  async #sqlIn(database, text) {
    const address = new URL(this.addressesAt(this.port).DATABASE_OWNER_URL);
    address.pathname = database;
    const client = new pg.Client({ connectionString: address.href });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  }

  /** @param {string} name */
  #folderOf(name) {
    return join(this.keeper.folder, name);
  }

  /** @param {string} name @param {number} port */
  #server(name, port) {
    const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
    const { command, args, options } = this.#asServer(this.programs.postgres, [
      '-D',
      this.#folderOf(name),
      ...this.settings,
      ...settings.flatMap((setting) => ['-c', setting]),
    ]);
    return new Daemon(this.keeper, { name: `postgres-${name}`, command, args, port, as: options });
  }

  /** @param {string} program @param {readonly string[]} args */
  #runOnce(program, args) {
    const target = args[0]?.split('=')[1] ?? '';
    mkdirSync(target);
    chmodSync(target, 0o700);
    changeOwner(target, this.#identity);
    const { command, args: given, options } = this.#asServer(program, args);
    execFileSync(command, given, { ...options, cwd: '/', stdio: 'pipe' });
  }

  /** @param {string} program @param {readonly string[]} args */
  #asServer(program, args) {
    return commandAs(program, args, this.#identity, [this.keeper.folder]);
  }
}
