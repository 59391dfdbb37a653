// @ts-check
import { setTimeout as pause } from 'node:timers/promises';
import { answeredInTime, underWriters } from '../fault.mjs';
import { withProduct } from '../product.mjs';
import { call } from '../writers.mjs';

const LOCKED_MS = { full: 30_000, short: 8_000 };

/** @typedef {import('../fault.mjs').Outcome} Outcome @typedef {import('../product.mjs').Product} Product @typedef {import('../../bench/dataset.mjs').BenchUser} BenchUser */

/** @type {import('../fault.mjs').Fault[]} */
export const lockFaults = [
  {
    name: "one member's row locked for 30 s",
    run: (length) =>
      withProduct(async (product) => {
        const [victim, ...others] = product.members;
        if (!victim) throw new Error('The product has no members');
        const lock = `select 1 from users where id = (select owner_id from candidates where id = '${victim.candidateIds[0]}') for update`;
        let refused = 0;
        const outcome = await underWriters(product, 1, async () => {
          const isOver = { now: false };
          // More at once than a member may have, and less than their limit per minute.
          const storm = Array.from({ length: 12 }, () =>
            keepCalling(product, [victim], SAVED_PROFILE, isOver),
          );
          const unrelated = keepCalling(product, others, PROFILE, isOver);
          await whileLocked(product, lock, LOCKED_MS[length], isOver);
          await Promise.all(storm);
          refused = (await unrelated).refused;
        });
        if (refused > 0) throw new Error(`${refused} calls of other members failed`);
        return answeredInTime(outcome, length);
      }),
  },
  {
    name: 'a table locked for 30 s',
    run: (length) =>
      withProduct(async (product) => {
        const result = { refused: 0, answered: 0 };
        const outcome = await underWriters(product, 1, async () => {
          const isOver = { now: false };
          const unrelated = [0, 1, 2, 3].map(() => keepCalling(product, product.members, PROFILE, isOver));
          await whileLocked(product, 'lock table date_experiences', LOCKED_MS[length], isOver);
          for (const { refused, answered } of await Promise.all(unrelated)) {
            result.refused += refused;
            result.answered += answered;
          }
        });
        if (result.refused > 0) throw new Error(`${result.refused} unrelated calls failed`);
        outcome.note = `${result.answered} unrelated calls, ${outcome.note}`;
        return answeredInTime(outcome, length);
      }),
  },
];

const PROFILE = /** @type {const} */ (['GET', '/api/auth/user', undefined]);
const SAVED_PROFILE = /** @type {const} */ (['PATCH', '/api/user/profile', { timezone: 'Europe/Lisbon' }]);

/** @param {Product} product @param {string} lock a statement @param {number} ms @param {{ now: boolean }} isOver */
async function whileLocked(product, lock, ms, isOver) {
  const holder = await product.connect();
  await holder.query('begin');
  await holder.query(lock);
  await pause(ms);
  await holder.query('rollback');
  await holder.end();
  isOver.now = true;
}

/**
 * One call after the other, by each of these members in turn. @param {Product} product @param {readonly BenchUser[]} members
 * @param {readonly [method: string, path: string, body: unknown]} what @param {{ now: boolean }} isOver
 */
async function keepCalling(product, members, [method, path, body], isOver) {
  let refused = 0;
  let answered = 0;
  for (let turn = 0; !isOver.now; turn += 1) {
    const member = members[turn % members.length];
    const url = product.apis[turn % product.apis.length]?.url;
    if (!member || !url) throw new Error('The product has no one to call as');
    const answer = await call(url, member, method, path, { body }).catch(() => null);
    if (answer !== null && answer.status < 300) answered += 1;
    else refused += 1;
    await pause(50);
  }
  return { refused, answered };
}
