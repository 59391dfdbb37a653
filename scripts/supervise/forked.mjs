// @ts-check
import { fork } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { LaunchError } from '../lib/launch-error.mjs';
import { endProcess, isAlive, startTimeOf } from '../lib/process-table.mjs';

/** Longer than a server takes to finish its requests. */
const STOP_WITHIN_MS = 15_000;

/**
 * Runs a server that is written in JavaScript as a process of its own, so that a crash takes nothing else down.
 * @template Facts
 * @param {string} script a file that calls `serveParent`
 * @param {{ name: string, input: object, env: NodeJS.ProcessEnv, pidFile: string, signal: AbortSignal }} options
 *   `input` is handed to the server
 * @returns {Promise<import('./supervisor.mjs').Server & { facts: Facts }>} once it is ready; `facts` is what it answered
 * @throws {LaunchError} when the server refuses to start, and Error when it ends before it is ready
 */
export async function startForked(script, { name, input, env, pidFile, signal }) {
  // Its own process group: the terminal's Ctrl-C must reach only the launcher, so that it can stop the parts in order.
  const child = fork(script, [JSON.stringify(input)], {
    env,
    execArgv: [],
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  if (child.pid !== undefined) note(pidFile, child.pid);
  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, killedBy) => {
      rmSync(pidFile, { force: true });
      resolve(killedBy ?? `exit code ${code}`);
    });
  });
  const kill = () => void child.kill('SIGKILL');
  const facts = await ready(name, child, ended, signal);
  const stop = async () => {
    const late = setTimeout(kill, STOP_WITHIN_MS);
    if (child.connected) child.send('stop');
    else kill();
    await ended;
    clearTimeout(late);
  };
  return { facts, ended, stop, kill };
}

/** For `endForked`. Without it, on a full disk, the process still ends with its parent. @param {string} pidFile @param {number} pid */
function note(pidFile, pid) {
  try {
    writeFileSync(pidFile, JSON.stringify({ pid, born: startTimeOf(pid) }), { mode: 0o600 });
  } catch {
    rmSync(pidFile, { force: true });
  }
}

/**
 * @param {string} name @param {import('node:child_process').ChildProcess} child @param {Promise<string>} ended
 * @param {AbortSignal} signal
 * @returns {Promise<any>}
 */
async function ready(name, child, ended, signal) {
  const abort = () => void child.kill('SIGKILL');
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();
  try {
    const answer = await Promise.race([
      new Promise((resolve) => child.once('message', resolve)),
      ended.then((reason) => ({ ended: reason })),
    ]);
    if ('facts' in answer) return answer.facts;
    await ended;
    if ('refusal' in answer) throw new LaunchError(answer.refusal);
    throw new LaunchError(`${name} ended before it was ready (${answer.ended}).`);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/** Ends the process that an earlier run left behind, if it is still there. @param {string} pidFile */
export async function endForked(pidFile) {
  try {
    const { pid, born } = JSON.parse(readFileSync(pidFile, 'utf8'));
    if (isAlive(pid) && startTimeOf(pid) === born) {
      await endProcess(pid, [
        ['SIGTERM', 3_000],
        ['SIGKILL', 2_000],
      ]);
    }
  } catch {
    // Nothing was left behind.
  }
  rmSync(pidFile, { force: true });
}
