// @ts-check
import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { messageOf } from './launch-error.mjs';

/** How long a program and what it started may take to end by themselves. */
const TERMINATION_MS = 800;
/** How long the kernel may take to end what was killed; longer only where nothing collects ended processes. */
const KILL_MS = 500;
const POLL_MS = 20;

/**
 * Programs with whether they lead a process group of their own.
 * @type {Map<import('node:child_process').ChildProcess, boolean>}
 */
const running = new Map();

/**
 * Runs a program to completion and captures its output.
 * @param {string} command @param {readonly string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, ownGroup?: boolean, onText?: (text: string) => void }} options
 *   `ownGroup` lets `endCommands` end everything the program has started; `onText` receives the output as it arrives
 * @returns {Promise<{ code: number, output: string }>} code -1 when it could not be started or was killed
 */
export function runCommand(command, args, { cwd, env = process.env, ownGroup = false, onText }) {
  const leadsGroup = ownGroup && process.platform !== 'win32';
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env,
      detached: leadsGroup,
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    running.set(child, leadsGroup);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        onText?.(text);
      });
    }
    const finish = (/** @type {number} */ code, extra = '') => {
      running.delete(child);
      resolve({ code, output: output + extra });
    };
    child.once('error', (error) => finish(-1, messageOf(error)));
    child.once('close', (code) => finish(code ?? -1));
  });
}

/** Ends every program that runCommand is still running, and waits for those that were given a group of their own. */
export async function endCommands() {
  await Promise.all(
    [...running].map(async ([child, leadsGroup]) => {
      if (leadsGroup && child.pid !== undefined) await endGroup(child.pid);
      else child.kill('SIGTERM');
    }),
  );
}

/** npm's own children may ignore a signal, or hold its output open after it has ended. @param {number} leader */
async function endGroup(leader) {
  signalGroup(leader, 'SIGTERM');
  if (await groupEnds(leader, TERMINATION_MS)) return;
  signalGroup(leader, 'SIGKILL');
  await groupEnds(leader, KILL_MS);
}

/** @param {number} leader @param {number} timeoutMs @returns {Promise<boolean>} whether the group has no process left */
async function groupEnds(leader, timeoutMs) {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if (!signalGroup(leader, 0)) return true;
    await pause(POLL_MS);
  }
  return false;
}

/** @param {number} leader @param {NodeJS.Signals | 0} signal @returns {boolean} whether the group has a process left */
function signalGroup(leader, signal) {
  try {
    return process.kill(-leader, signal);
  } catch {
    return false;
  }
}

/**
 * The npm that started this process, or else the one on PATH. @param {readonly string[]} args @returns {[string,
 * string[]]}
 */
export function npmCommand(args) {
  const script = process.env['npm_execpath'];
  if (script && /npm-cli\.[cm]?js$/.test(script)) return [process.execPath, [script, ...args]];
  return process.platform === 'win32' ? ['cmd.exe', ['/d', '/s', '/c', 'npm', ...args]] : ['npm', [...args]];
}

/** @param {string} output @param {number} lines */
export function tailOf(output, lines) {
  return output.trim().split('\n').slice(-lines).join('\n');
}
