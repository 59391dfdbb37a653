// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { until } from '../faults/until.mjs';
import { tailOf } from '../lib/run-command.mjs';

const START_LIMIT_MS = 30_000;

/**
 * How to run a server in the foreground: `port` is where it listens. @typedef {{ name: string, command: string,
 * args: readonly string[], port: number, env?: NodeJS.ProcessEnv, as?: { uid?: number, gid?: number } }} Recipe
 */

/** A server that writes its log next to the others', and can be stopped, killed and started again. */
export class Daemon {
  /** @type {import('node:child_process').ChildProcess | null} */
  #child = null;

  /** @param {import('./keeper.mjs').Keeper} keeper @param {Recipe} recipe */
  constructor(keeper, recipe) {
    this.keeper = keeper;
    this.recipe = recipe;
    this.logFile = join(keeper.folder, `${recipe.name}.log`);
  }

  /** Resolves once it listens. */
  async start() {
    const { name, command, args, port, env = {}, as = {} } = this.recipe;
    const log = openSync(this.logFile, 'a');
    const child = spawn(command, [...args], {
      ...as,
      cwd: '/',
      env: { PATH: process.env['PATH'], ...env },
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    child.on('error', () => undefined);
    this.#child = child;
    this.keeper.note(child);
    const isUp = async () => child.exitCode !== null || (await isListening(port));
    await until(isUp, START_LIMIT_MS, `${name} listens`);
    if (child.exitCode !== null || child.pid === undefined)
      throw new Error(`${name} exited during startup:\n${tailOf(readFileSync(this.logFile, 'utf8'), 8)}`);
  }

  /** @param {NodeJS.Signals} signal */
  signal(signal) {
    this.#child?.kill(signal);
  }

  /** Resolves once the process has exited. @param {NodeJS.Signals} signal */
  async end(signal) {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  }
}

/** @param {number} port @returns {Promise<boolean>} */
function isListening(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
