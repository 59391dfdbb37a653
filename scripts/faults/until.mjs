// @ts-check
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Asks every 50 ms until the answer is yes; an error counts as no. @param {() => unknown} isSo @param {number} limitMs
 * @param {string} what
 * @returns {Promise<number>} the milliseconds it took @throws when it is still no after the limit
 */
export async function until(isSo, limitMs, what) {
  const began = performance.now();
  for (;;) {
    const answer = await Promise.resolve()
      .then(isSo)
      .catch(() => false);
    const ms = performance.now() - began;
    if (answer) return ms;
    if (ms > limitMs) throw new Error(`Still waiting after ${limitMs / 1000} s: ${what}`);
    await pause(50);
  }
}
