// @ts-check
import { median } from './drive.mjs';

const ROUNDS = 5;
const WINDOW_MS = 1_500;
/** The general limit is 600 requests a minute: over all rounds, this stays below. */
const HAMMER_EVERY_MS = 100;

/** @typedef {import('./dataset.mjs').BenchUser} BenchUser */

/** @param {string} origin @param {string} token @param {string} [name] of a match to add; else the list is asked for */
async function ask(origin, token, name) {
  const headers = { cookie: `sid=${token}`, ...(name && { 'content-type': 'application/json' }) };
  const options = name ? { method: 'POST', headers, body: JSON.stringify({ name }) } : { headers };
  const response = await fetch(`${origin}/api/candidates`, options);
  await response.arrayBuffer();
  return response.status;
}

/** The p95 of a neighbor's list in one window, in milliseconds. @param {string} origin @param {BenchUser[]} users */
async function p95Of(origin, users) {
  const times = [];
  const end = performance.now() + WINDOW_MS;
  while (performance.now() < end) {
    const user = users[times.length % users.length];
    const since = performance.now();
    if (user) await ask(origin, user.token);
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
    /** @type {Promise<void>[]} */
    const sent = [];
    const count = async (/** @type {string} */ name) => {
      const status = await ask(origin, full.token, name);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (alsoLists) await ask(origin, full.token);
    };
    const hammer = setInterval(() => sent.push(count('One more')), HAMMER_EVERY_MS);
    ratios.push((await p95Of(origin, users)) / quiet);
    clearInterval(hammer);
    await Promise.all(sent);
  }
  return { ratio: median(ratios), statuses };
}
