// @ts-check
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { prepareDataDir } from '../lib/data-dir.mjs';
import { findOnPath } from '../lib/find-on-path.mjs';
import { LaunchError } from '../lib/launch-error.mjs';
import { commandOf, endProcess, isAlive } from '../lib/process-table.mjs';

// Linux allows 107 bytes for a socket path, macOS 103.
const SOCKET_PATH_LIMIT = 100;
const READY_TIMEOUT_MS = 60_000;
const TELL_AFTER_MS = 3_000;
const SHUTDOWN = /** @type {const} */ ([
  ['SIGTERM', 10_000],
  ['SIGKILL', 2_000],
]);

/** @typedef {import('../supervise/supervisor.mjs').Server & { url: string }} RunningRedis */

/**
 * A private Redis (or Valkey) from PATH, to run on a unix socket with its append-only file in DATA_DIR/redis.
 * @param {{ dataDir: string, log?: (line: string) => void }} options
 * @returns {{ url: string, start: (signal?: AbortSignal) => Promise<RunningRedis> } | null} null when none (6.2 or newer)
 *   is installed; `url` stays the same from start to start, and `start` throws a LaunchError when it doesn't start
 */
export function privateRedis({ dataDir, log = () => undefined }) {
  const program = usableServer(log);
  if (!program) return null;
  const dir = join(prepareDataDir(dataDir), 'redis');
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const socket = socketPath(dir);
  return { url: `unix://${socket}`, start: (signal) => start({ program, dir, socket, log, signal }) };
}

/** @param {{ dataDir: string, log?: (line: string) => void }} options @returns {Promise<RunningRedis | null>} */
export async function startRedis(options) {
  return (await privateRedis(options)?.start()) ?? null;
}

/**
 * @param {{ program: string, dir: string, socket: string, log: (line: string) => void, signal: AbortSignal | undefined }} options
 * @returns {Promise<RunningRedis>}
 */
async function start({ program, dir, socket, log, signal }) {
  const pidFile = join(dir, 'redis.pid');
  await endOrphan(pidFile, socket, log);
  signal?.throwIfAborted();
  rmSync(socket, { force: true });
  const logFile = join(dir, 'redis.log');
  const output = openSync(logFile, 'w', 0o600);
  const child = spawn(program, settings(dir, socket, pidFile), {
    cwd: dir,
    detached: true,
    stdio: ['ignore', output, output],
  });
  let failure = '';
  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve((failure = error.message)));
    child.once('exit', (code, killedBy) => resolve(killedBy ?? `exit code ${code}`));
  });
  closeSync(output);
  child.unref();
  const { pid } = child;
  const isGone = () => failure !== '' || child.exitCode !== null || child.signalCode !== null;
  const kill = () => void child.kill('SIGKILL');
  const stop = async () => {
    if (pid !== undefined && !isGone()) await endProcess(pid, SHUTDOWN);
  };
  signal?.addEventListener('abort', kill);
  const isUp = await answersPing(socket, isGone, log);
  signal?.removeEventListener('abort', kill);
  if (!isUp) {
    await stop();
    throw new LaunchError(
      `The private Redis did not start${failure && ` (${failure})`}; its log is ${logFile}.`,
      tailOf(logFile),
    );
  }
  return { url: `unix://${socket}`, ended, stop, kill };
}

/** @param {(line: string) => void} log */
function usableServer(log) {
  const program = process.platform === 'win32' ? null : findOnPath(['redis-server', 'valkey-server']);
  if (!program) return null;
  const version = /v=(\d+)\.(\d+)/.exec(versionOf(program));
  if (version && Number(version[1]) * 100 + Number(version[2]) >= 602) return program;
  log(`Redis: ${program} ${version ? 'is older than 6.2' : 'does not tell its version'} and is not used`);
  return null;
}

/** @param {string} program @returns {string} '' when it can't be run */
function versionOf(program) {
  try {
    return execFileSync(program, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 5_000,
    });
  } catch {
    return '';
  }
}

/** @param {string} dir */
function socketPath(dir) {
  const inside = join(dir, 'redis.sock');
  // A space or similar character would not survive in a URL.
  if (Buffer.byteLength(inside) <= SOCKET_PATH_LIMIT && /^[\w./-]+$/.test(inside)) return inside;
  const name = createHash('sha256').update(dir).digest('hex').slice(0, 16);
  const folder = join(tmpdir(), `heart-and-head-${name}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid, mode } = statSync(folder);
  if (uid !== process.getuid?.() || (mode & 0o077) !== 0) {
    throw new LaunchError(
      `${folder} belongs to another user. Set DATA_DIR to a folder with a shorter, plainer path.`,
    );
  }
  return join(folder, 'redis.sock');
}

/** @param {string} dir @param {string} socket @param {string} pidFile */
function settings(dir, socket, pidFile) {
  return Object.entries({
    port: '0',
    unixsocket: socket,
    unixsocketperm: '700',
    pidfile: pidFile,
    dir,
    daemonize: 'no',
    save: '',
    appendonly: 'yes',
    appendfsync: 'everysec',
    'maxmemory-policy': 'noeviction',
    loglevel: 'warning',
  }).flatMap(([name, value]) => [`--${name}`, value]);
}

/** @param {string} pidFile @param {string} socket @param {(line: string) => void} log */
async function endOrphan(pidFile, socket, log) {
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8'));
  // Redis rewrites its own title to "redis-server unixsocket:/path".
  if (isAlive(pid) && commandOf(pid).includes(socket)) {
    log('Redis: shutting down the server left by an earlier run');
    await endProcess(pid, SHUTDOWN);
  }
}

/** @param {string} socket @param {() => boolean} isGone @param {(line: string) => void} log */
async function answersPing(socket, isGone, log) {
  const began = Date.now();
  let told = false;
  while (!isGone() && Date.now() - began < READY_TIMEOUT_MS) {
    if (await ping(socket)) return true;
    if (!told && Date.now() - began > TELL_AFTER_MS) {
      told = true;
      log('Redis: waiting for it to load its data ...');
    }
    await pause(15);
  }
  return false;
}

/** @param {string} socket @returns {Promise<boolean>} also false while it is still loading its file */
function ping(socket) {
  return new Promise((resolve) => {
    const connection = createConnection(socket, () => connection.write('PING\r\n'));
    const finish = (/** @type {boolean} */ answer) => {
      connection.destroy();
      resolve(answer);
    };
    connection.once('data', (data) => finish(data.toString().startsWith('+PONG')));
    connection.once('error', () => finish(false));
    connection.setTimeout(1_000, () => finish(false));
  });
}

/** @param {string} file */
function tailOf(file) {
  return readFileSync(file, 'utf8').trim().split('\n').slice(-8).join('\n');
}
