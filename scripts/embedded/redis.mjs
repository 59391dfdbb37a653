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
const SHUTDOWN = /** @type {const} */ ([
  ['SIGTERM', 10_000],
  ['SIGKILL', 2_000],
]);

/**
 * Runs a private Redis (or Valkey) from PATH on a unix socket, its append-only file in DATA_DIR/redis.
 * @param {{ dataDir: string, log?: (line: string) => void }} options
 * @returns {Promise<{ url: string, stop: () => Promise<void>, kill: () => void } | null>} null when none (6.2 or newer) is installed @throws {LaunchError} when it is installed but does not start
 */
export async function startRedis({ dataDir, log = () => undefined }) {
  const program = usableServer(log);
  if (!program) return null;
  const dir = join(prepareDataDir(dataDir), 'redis');
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const socket = socketPath(dir);
  const pidFile = join(dir, 'redis.pid');
  await endOrphan(pidFile, socket, log);
  rmSync(socket, { force: true });
  const logFile = join(dir, 'redis.log');
  const output = openSync(logFile, 'w', 0o600);
  const child = spawn(program, settings(dir, socket, pidFile), {
    cwd: dir,
    detached: true,
    stdio: ['ignore', output, output],
  });
  let failure = '';
  child.once('error', (error) => (failure = error.message));
  closeSync(output);
  child.unref();
  const { pid } = child;
  const stop = async () => {
    if (pid !== undefined) await endProcess(pid, SHUTDOWN);
  };
  const isGone = () => failure !== '' || child.exitCode !== null || child.signalCode !== null;
  if (!(await answersPing(socket, isGone))) {
    await stop();
    throw new LaunchError(
      `The private Redis did not start ${failure}; its log is ${logFile}.`,
      tailOf(logFile),
    );
  }
  return { url: `unix://${socket}`, stop, kill: () => void child.kill('SIGKILL') };
}

/** @param {(line: string) => void} log */
function usableServer(log) {
  const program = process.platform === 'win32' ? null : findOnPath(['redis-server', 'valkey-server']);
  if (!program) return null;
  const version = /v=(\d+)\.(\d+)/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' }));
  if (version && Number(version[1]) * 100 + Number(version[2]) < 602) {
    log(`Redis: ${program} is older than 6.2 and is not used`);
    return null;
  }
  return program;
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

/** @param {string} socket @param {() => boolean} isGone */
async function answersPing(socket, isGone) {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (!isGone() && Date.now() < deadline) {
    if (await ping(socket)) return true;
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
