// @ts-check
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { median } from './drive.mjs';

const HAMMER = new URL('hammer.mjs', import.meta.url);
const ROUNDS = 5;
const WINDOW_MS = 1_500;

/** @typedef {import('./dataset.mjs').BenchUser} BenchUser */

/** The p95 of a neighbor's list in one window, in milliseconds. @param {string} origin @param {BenchUser[]} users */
async function p95Of(origin, users) {
  const times = [];
  const end = performance.now() + WINDOW_MS;
  while (performance.now() < end) {
    const user = users[times.length % users.length];
    const since = performance.now();
    if (user) {
      const response = await fetch(`${origin}/api/candidates`, { headers: { cookie: `sid=${user.token}` } });
      await response.arrayBuffer();
    }
    times.push(performance.now() - since);
  }
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length * 0.95)] ?? 0;
}

/**
 * How much longer neighbors wait at p95 while a full account keeps adding matches, which are refused, or also asks for
 * its list every time: the median over windows in turn with quiet ones.
 * @param {string} origin @param {BenchUser[]} users @param {BenchUser} full @param {boolean} alsoLists
 */
export async function neighborRatio(origin, users, full, alsoLists) {
  const ratios = [];
  /** @type {Record<number, number>} */
  const statuses = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    const quiet = await p95Of(origin, users);
    // Of its own, because megabytes that arrive here would delay the clock.
    const hammer = new Worker(HAMMER, { workerData: { origin, token: full.token, alsoLists } });
    await once(hammer, 'online');
    ratios.push((await p95Of(origin, users)) / quiet);
    hammer.postMessage('stop');
    const [answered] = await once(hammer, 'message');
    await hammer.terminate();
    for (const [status, count] of Object.entries(answered))
      statuses[Number(status)] = (statuses[Number(status)] ?? 0) + count;
  }
  return { ratio: median(ratios), statuses };
}
