// @ts-check
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { prepareDataDir } from '../lib/data-dir.mjs';
import { freePort } from '../lib/free-port.mjs';
import { codeOf, LaunchError } from '../lib/launch-error.mjs';
import { commandOf, endProcess, isAlive } from '../lib/process-table.mjs';
import { ensureCluster, packagedBinaries } from './postgres-cluster.mjs';
import { addressesOf, ensureDatabase, keptPasswords } from './postgres-roles.mjs';
import { commandAs, serverIdentity } from './postgres-user.mjs';

const WRONG_PASSWORD = '28P01';
const READY_TIMEOUT_MS = 120_000;
const LEFTOVERS_MS = 5_000;
const LEFTOVERS_POLL_MS = 100;
const LOG_LIMIT_BYTES = 10_000_000;
// SIGINT is PostgreSQL's fast shutdown, SIGQUIT its immediate one (the next start replays the log).
const SHUTDOWN = /** @type {const} */ ([
  ['SIGINT', 30_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 2_000],
]);

/**
 * Starts the packaged PostgreSQL with its data in DATA_DIR/postgres, on 127.0.0.1.
 * @param {{ dataDir: string, log?: (line: string) => void, disposable?: boolean, port?: number, signal?: AbortSignal }} options
 * a `disposable` one is fast, but loses its data if the machine stops; without `port`, a free one is taken; `signal` ends
 * a start
 * @returns {Promise<import('../supervise/supervisor.mjs').Server & { url: string, port: number,
 *   addresses: ReturnType<typeof addressesOf> }>}
 * `url` is the owner's; `addresses` are for the product's environment; `kill` ends it immediately
 * @throws {LaunchError} when it can't start
 */
export async function startPostgres({ dataDir, log = () => undefined, disposable = false, port, signal }) {
  const root = prepareDataDir(dataDir);
  const clusterDir = join(root, 'postgres');
  const binaries = await packagedBinaries();
  const identity = serverIdentity(clusterDir);
  const passwords = keptPasswords(root);
  await endOrphan(clusterDir, log);
  if (await ensureCluster(clusterDir, passwords.owner, binaries, identity))
    log('PostgreSQL: new database cluster created');
  signal?.throwIfAborted();
  const extra = disposable ? DISPOSABLE : [];
  const launching = {
    clusterDir,
    root,
    binaries,
    identity,
    log,
    port: port ?? (await freePort()),
    extra,
    signal,
  };
  const server = await launchAfterLeftovers(launching);
  try {
    await ensureDatabase(server.port, passwords);
  } catch (error) {
    await server.stop();
    if (codeOf(error) !== WRONG_PASSWORD) throw error;
    throw new LaunchError(
      `${join(root, 'postgres-password')} does not match the database next to it. Restore that file.`,
    );
  }
  const addresses = addressesOf(server.port, passwords);
  return { ...server, url: addresses.DATABASE_OWNER_URL, addresses };
}

/** @param {string} clusterDir @returns {{ pid: number, status: string } | null} */
function readPidFile(clusterDir) {
  try {
    const lines = readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), status: (lines[7] ?? '').trim() };
  } catch {
    return null;
  }
}

/**
 * A killed launcher leaves its server running on the data, so it is shut down first. @param {string} clusterDir @param
 * {(line: string) => void} log
 */
async function endOrphan(clusterDir, log) {
  const kept = readPidFile(clusterDir);
  if (!kept || !isAlive(kept.pid)) return;
  if (commandOf(kept.pid).includes(process.platform === 'win32' ? 'postgres' : clusterDir)) {
    log('PostgreSQL: shutting down the server left by an earlier run');
    await endProcess(kept.pid, SHUTDOWN);
  } else {
    // The process id now belongs to another program; PostgreSQL would mistake it for a live server and refuse to start.
    rmSync(join(clusterDir, 'postmaster.pid'), { force: true });
  }
}

// A disposable database has no reason to wait for the disk.
const DISPOSABLE = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'wal_level=minimal',
].concat('max_wal_senders=0', 'autovacuum_naptime=1h');

/** @param {number} port @param {readonly string[]} extra */
function settings(port, extra) {
  return [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    'shared_buffers=256MB',
    'synchronous_commit=on',
    'max_wal_size=2GB',
    'random_page_cost=1.1',
    'timezone=UTC',
    'log_timezone=UTC',
    ...extra,
  ].flatMap((setting) => ['-c', setting]);
}

/**
 * The processes of a killed server hold its memory until they notice, and PostgreSQL refuses to start while they do.
 * @param {Parameters<typeof launch>[0]} options
 */
async function launchAfterLeftovers(options) {
  const deadline = Date.now() + LEFTOVERS_MS;
  for (;;) {
    try {
      return await launch(options);
    } catch (error) {
      const isHeld =
        error instanceof LaunchError && error.details.includes('pre-existing shared memory block');
      if (!isHeld || Date.now() > deadline || options.signal?.aborted) throw error;
      await pause(LEFTOVERS_POLL_MS);
    }
  }
}

/**
 * @param {{ clusterDir: string, root: string, binaries: { postgres: string, pg_ctl: string },
 *   identity: import('./postgres-user.mjs').Identity | null, log: (line: string) => void, port: number,
 *   extra: readonly string[], signal: AbortSignal | undefined }} options
 */
async function launch({ clusterDir, root, binaries, identity, log, port, extra, signal }) {
  const logFile = join(root, 'logs', 'postgres.log');
  const output = openLog(logFile);
  const { command, args, options } = commandAs(
    binaries.postgres,
    ['-D', clusterDir, ...settings(port, extra)],
    identity,
    [clusterDir],
  );
  // Its own process group: the terminal's Ctrl-C must reach only the launcher, so that it can stop the parts in order.
  const child = spawn(command, args, {
    ...options,
    cwd: '/',
    detached: true,
    stdio: ['ignore', output, output],
    windowsHide: true,
  });
  let failure = '';
  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve((failure = error.message)));
    child.once('exit', (code, killedBy) => resolve(killedBy ?? `exit code ${code}`));
  });
  closeSync(output);
  child.unref();
  const kill = () => void child.kill('SIGQUIT');
  const stop = async () => {
    if (child.pid === undefined || hasEnded(child)) return;
    if (process.platform === 'win32') await stopOnWindows(binaries.pg_ctl, clusterDir);
    await endProcess(child.pid, SHUTDOWN);
  };
  signal?.addEventListener('abort', kill);
  try {
    await waitUntilReady(clusterDir, child, () => failure, logFile, log);
  } finally {
    signal?.removeEventListener('abort', kill);
  }
  return { port, ended, stop, kill };
}

/** @param {import('node:child_process').ChildProcess} child */
function hasEnded(child) {
  return child.exitCode !== null || child.signalCode !== null;
}

/** Windows has no signals: killing the server would skip its shutdown. @param {string} pgCtl @param {string} clusterDir */
function stopOnWindows(pgCtl, clusterDir) {
  const child = spawn(pgCtl, ['stop', '-D', clusterDir, '-m', 'fast', '-w'], {
    stdio: 'ignore',
    windowsHide: true,
  });
  return new Promise((resolve) => child.once('close', resolve).once('error', resolve));
}

/** @param {string} file */
function openLog(file) {
  mkdirSync(join(file, '..'), { recursive: true, mode: 0o700 });
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return openSync(file, size > LOG_LIMIT_BYTES ? 'w' : 'a', 0o600);
}

/**
 * @param {string} clusterDir @param {import('node:child_process').ChildProcess} child @param {() => string} failure
 * @param {string} logFile @param {(line: string) => void} log
 */
async function waitUntilReady(clusterDir, child, failure, logFile, log) {
  const started = Date.now();
  let told = false;
  for (;;) {
    const state = readPidFile(clusterDir);
    if (state?.pid === child.pid && state?.status === 'ready') return;
    if (hasEnded(child) || failure()) {
      const tail = readFileSync(logFile, 'utf8').trim().split('\n').slice(-12).join('\n');
      throw new LaunchError(
        `The embedded PostgreSQL did not start${failure() && ` (${failure()})`}; its log is ${logFile}.`,
        tail,
      );
    }
    if (Date.now() - started > READY_TIMEOUT_MS) {
      if (child.pid !== undefined) await endProcess(child.pid, SHUTDOWN);
      throw new LaunchError(`The embedded PostgreSQL was not ready after 2 minutes; its log is ${logFile}.`);
    }
    if (!told && Date.now() - started > 3_000) {
      told = true;
      log('PostgreSQL: still recovering from an unclean stop ...');
    }
    await pause(20);
  }
}
