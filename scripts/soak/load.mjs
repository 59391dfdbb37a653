// @ts-check
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { call, dateOf } from '../faults/writers.mjs';

/** @typedef {import('../faults/product.mjs').Product} Product @typedef {import('../bench/dataset.mjs').BenchUser} BenchUser */

/** What members do, as often as listed: mostly reading, and a sign-up with its email now and then. */
const READS = [
  '/api/auth/user',
  '/api/candidates',
  '/api/dashboard/stats',
  '/api/criteria',
  '/api/dashboard/analytics',
];
const SIGN_UP_EVERY = 40;
const WRITE_EVERY = 4;

/** @param {Product} product @param {number} turn */
async function act(product, turn) {
  const member = product.members[randomInt(product.members.length)];
  const url = product.apis[turn % product.apis.length]?.url ?? '';
  if (!member) throw new Error('The product has no members');
  if (turn % SIGN_UP_EVERY === 0) return signUp(url);
  if (turn % WRITE_EVERY !== 0) return call(url, member, 'GET', READS[turn % READS.length] ?? '');
  return call(url, member, 'POST', '/api/date-experiences', {
    body: dateOf(member),
    headers: { 'idempotency-key': randomUUID() },
  });
}

/** @param {string} url */
function signUp(url) {
  const body = {
    firstName: 'Soak',
    lastName: 'Test',
    email: `${randomUUID()}@soak.example`,
    password: 'a quiet orange boat',
    confirmPassword: 'a quiet orange boat',
    acceptTerms: true,
    acceptPrivacy: true,
  };
  const headers = { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` };
  return call(url, { token: '', candidateIds: [], criterionIds: [] }, 'POST', '/api/auth/register', {
    body,
    headers,
  });
}

/**
 * Keeps the product busy for a while. @param {Product} product @param {number} seconds
 * @param {number} perSecond Infinity for as much as 16 callers get
 * @returns {Promise<{ perSecond: number, failed: number }>} answers a second, and answers that were not 2xx
 */
export async function keepBusy(product, seconds, perSecond) {
  const CALLERS = 16;
  const end = performance.now() + seconds * 1000;
  const everyMs = (1000 * CALLERS) / perSecond;
  let answers = 0;
  let failed = 0;
  let turn = 0;
  const caller = async () => {
    for (let due = performance.now(); performance.now() < end; due += everyMs) {
      if (due > performance.now()) await pause(due - performance.now());
      turn += 1;
      const status = await act(product, turn).then(
        (answer) => answer.status,
        () => 0,
      );
      answers += 1;
      if (status < 200 || status > 299) failed += 1;
      if (everyMs === 0) due = performance.now();
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  return { perSecond: answers / seconds, failed };
}
