// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeOwner, commandAs, serverIdentity } from '../embedded/postgres-user.mjs';
import { freePort } from '../lib/free-port.mjs';
import { Daemon } from './daemon.mjs';

/** Below PostgreSQL's max_connections, which the owner needs some of. */
const POOL_SIZE = 90;
const CLIENTS = 1_000;
const PREPARED_STATEMENTS = 500;

/** PgBouncer in front of PostgreSQL, as docs/scale.md describes it. */
export class ConnectionPooler {
  port = 0;
  /** @type {Daemon | null} */
  #daemon = null;
  #folder;
  #identity;

  /** @param {import('./keeper.mjs').Keeper} keeper @param {string} program @param {'transaction' | 'session'} mode */
  constructor(keeper, program, mode) {
    this.keeper = keeper;
    this.program = program;
    this.mode = mode;
    this.#folder = join(keeper.folder, 'pgbouncer');
    this.#identity = serverIdentity(this.#folder);
  }

  /** @param {import('./postgres-pair.mjs').PostgresPair} postgres */
  async start(postgres) {
    this.port = await freePort();
    mkdirSync(this.#folder, { mode: 0o700 });
    changeOwner(this.#folder, this.#identity);
    this.#write('users.txt', `"${postgres.names.product}" "${postgres.passwords.product}"\n`);
    this.#configure(postgres);
    const { command, args, options } = commandAs(
      this.program,
      [join(this.#folder, 'pgbouncer.ini')],
      this.#identity,
      [this.#folder],
    );
    this.#daemon = new Daemon(this.keeper, {
      name: 'pgbouncer',
      command,
      args,
      port: this.port,
      as: options,
    });
    await this.#daemon.start();
  }

  /** Sends everyone to the server that is the primary now. @param {import('./postgres-pair.mjs').PostgresPair} postgres */
  follow(postgres) {
    this.#configure(postgres);
    this.#daemon?.signal('SIGHUP');
  }

  /** @param {import('./postgres-pair.mjs').PostgresPair} postgres */
  #configure({ names, port }) {
    const settings = {
      listen_addr: '127.0.0.1',
      listen_port: this.port,
      unix_socket_dir: '',
      auth_type: 'scram-sha-256',
      auth_file: join(this.#folder, 'users.txt'),
      pool_mode: this.mode,
      ...(this.mode === 'transaction' && { max_prepared_statements: PREPARED_STATEMENTS }),
      ignore_startup_parameters:
        'statement_timeout,lock_timeout,idle_in_transaction_session_timeout,extra_float_digits',
      default_pool_size: POOL_SIZE,
      max_client_conn: CLIENTS,
      server_login_retry: 1,
    };
    const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
    this.#write(
      'pgbouncer.ini',
      `[databases]\n${names.database} = host=127.0.0.1 port=${port}\n[pgbouncer]\n${lines.join('\n')}\n`,
    );
  }

  /** @param {string} name @param {string} text */
  #write(name, text) {
    const file = join(this.#folder, name);
    writeFileSync(file, text, { mode: 0o600 });
    changeOwner(file, this.#identity);
  }
}
