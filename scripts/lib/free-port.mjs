// @ts-check
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below those that systems give to outgoing connections, one of which could take the port before it is used. */
const LOWEST = 20_000;
const HIGHEST = 32_000;

/** A TCP port on 127.0.0.1 that was free a moment ago. @returns {Promise<number>} */
export async function freePort() {
  const port = randomInt(LOWEST, HIGHEST);
  return (await isFree(port)) ? port : freePort();
}

/** @param {number} port @returns {Promise<boolean>} */
function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
