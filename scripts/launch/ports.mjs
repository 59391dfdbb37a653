// @ts-check
import { createServer } from 'node:net';
import { codeOf, LaunchError } from '../lib/launch-error.mjs';

const PROBLEMS = /** @type {Record<string, (name: string, port: number, host: string) => string>} */ ({
  EADDRINUSE: (name, port) =>
    `Port ${port} is taken. Stop the program that uses it, or set ${name} to a free port.`,
  EACCES: (name, port) => `Port ${port} is not allowed for this user. Set ${name} to a port above 1023.`,
  EADDRNOTAVAIL: (_name, _port, host) =>
    `HOST ${host} is not an address of this machine. Set HOST to one that is.`,
  ENOTFOUND: (_name, _port, host) =>
    `HOST ${host} is not an address of this machine. Set HOST to one that is.`,
});

/**
 * Fails early, naming the variable, when listening there would fail.
 * @param {string} name @param {number} port @param {string} host
 * @returns {Promise<void>}
 */
export function checkPort(name, port, host) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => {
      const problem = PROBLEMS[codeOf(error)];
      reject(problem ? new LaunchError(problem(name, port, host)) : error);
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
