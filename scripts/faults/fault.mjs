// @ts-check
import { setTimeout as pause } from 'node:timers/promises';
import { until } from './until.mjs';
import { call, Writers } from './writers.mjs';

/**
 * What a fault did. `lost`: acknowledged and gone; `doubled`: stored more often than acknowledged; `exits`: processes
 * that ended unasked; `recoveryMs`: the longest time from a fault's end to the next success, of `allowedMs`.
 * `slowestMs`: the longest that any answer took.
 * @typedef {{ rounds: number, done: number, lost: number, doubled: number, exits: number, recoveryMs: number, allowedMs: number, note?: string, slowestMs?: number }} Outcome
 * @typedef {'short' | 'full'} Length
 * `alone`: how long an answer takes decides, so nothing else may run at the same time.
 * @typedef {{ name: string, alone?: boolean, run: (length: Length) => Promise<Outcome | { skipped: string }> }} Fault
 * @typedef {import('./product.mjs').Product} Product
 * @typedef {Pick<Product, 'members' | 'exits'> & { apis: readonly { url: string }[], sql: (text: string) => Promise<Record<string, any>[]> }} UnderTest
 */

const ALLOWED_MS = 5_000;
const GIVE_UP_MS = 60_000;
/** No answer may take longer, whatever the database does. The short form also runs on busy machines. */
export const ANSWER_WITHIN_MS = { full: 6_000, short: 18_000 };
/** What the writers do between two faults. */
const QUIET_MS = 700;

/**
 * Repeats a fault while 60 members write, and counts what came of it. @param {UnderTest} product @param {number} rounds
 * @param {(round: number) => Promise<void>} cause resolves when the fault is over
 * @returns {Promise<Outcome>}
 */
export async function underWriters(product, rounds, cause) {
  const writers = new Writers(product);
  let recoveryMs = 0;
  for (let round = 0; round < rounds; round += 1) {
    await pause(QUIET_MS);
    await cause(round);
    recoveryMs = Math.max(recoveryMs, await untilWritten(product));
  }
  await writers.finish();
  const { written, lost, doubled, drifted } = await writers.tally();
  const answers = [...writers.failures].map(
    ([status, count]) => `${count} × ${status === '0' ? 'no answer' : status}`,
  );
  const slowest = `slowest answer ${(writers.slowestMs / 1000).toFixed(1)} s`;
  return {
    rounds,
    done: written,
    lost: lost + drifted,
    doubled,
    exits: product.exits,
    recoveryMs,
    allowedMs: ALLOWED_MS,
    note: [...answers, slowest].join(', '),
    slowestMs: writers.slowestMs,
  };
}

/** Returns the milliseconds until every API has stored something again. @param {UnderTest} product */
export async function untilWritten(product) {
  const member = product.members.at(-1);
  if (!member) throw new Error('The product has no members');
  const body = { name: 'Kindness, again' };
  const times = await Promise.all(
    product.apis.map(({ url }) =>
      until(
        async () => {
          const { status } = await call(url, member, 'POST', '/api/candidates', { body, limitMs: 2_000 });
          return status === 201;
        },
        GIVE_UP_MS,
        'a write is acknowledged',
      ),
    ),
  );
  return Math.max(...times);
}

/** Whether an outcome is what users may expect of every fault. @param {Outcome} outcome */
export function holds({ lost, doubled, exits, recoveryMs, allowedMs, done }) {
  return done > 0 && lost === 0 && doubled === 0 && exits === 0 && recoveryMs <= allowedMs;
}

/** @param {Outcome} outcome @param {Length} length @throws when an answer took too long */
export function answeredInTime(outcome, length) {
  const { slowestMs = 0 } = outcome;
  if (slowestMs > ANSWER_WITHIN_MS[length])
    throw new Error(`An answer took ${(slowestMs / 1000).toFixed(1)} s`);
  return outcome;
}
