// @ts-check
import { spawn } from 'node:child_process';
import { messageOf } from './launch-error.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Runs a program to completion and captures its output.
 * @param {string} command @param {readonly string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, onText?: (text: string) => void }} options `onText` receives the output as it arrives
 * @returns {Promise<{ code: number, output: string }>} code -1 when it could not be started or was killed
 */
export function runCommand(command, args, { cwd, env = process.env, onText }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true });
    running.add(child);
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

/** Ends every program that runCommand is still running. */
export function endCommands() {
  for (const child of running) child.kill('SIGTERM');
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
