// @ts-check
import { setTimeout as pause } from 'node:timers/promises';
import { untilWritten } from '../fault.mjs';
import { Product } from '../product.mjs';
import { SignUps } from '../sign-ups.mjs';
import { until } from '../until.mjs';
import { Writers } from '../writers.mjs';

/** @typedef {import('../fault.mjs').Fault} Fault @typedef {import('../fault.mjs').Length} Length */
/** @typedef {import('../mail-sink.mjs').Treatment} Treatment */

const MAIL_ALLOWED_MS = 30_000;
/** Few, because these faults are about the email of people who sign up. */
const MEMBERS = 2;
const PEOPLE = 10;
const KILL_EVERY_MS = 5_000;
const HALF_HOUR_MS = 1_800_000;

/**
 * Causes a fault of the email's way on a product of its own. @param {{ workers?: number, members?: number, clocks?: import('../product.mjs').Clocks }} size
 * @param {(product: Product, people: SignUps) => Promise<{ rounds: number, recoveryMs: number, note?: string }>} cause
 * @returns {Promise<import('../fault.mjs').Outcome>}
 */
async function withSignUps({ workers = 1, members = MEMBERS, clocks }, cause) {
  const product = await Product.start({ apis: 2, workers, members, clocks });
  try {
    const people = new SignUps(product);
    // The first email shows that everything works before the fault.
    await people.some(1);
    await people.untilSent();
    const { rounds, recoveryMs, note } = await cause(product, people);
    const { done, lost, doubled } = await people.tally();
    const { exits } = product;
    return { rounds, done, lost, doubled, exits, recoveryMs, allowedMs: MAIL_ALLOWED_MS, note };
  } finally {
    await product.stop();
  }
}

/**
 * Workers die while the server has their email and has not answered yet.
 * @param {Product} product @param {SignUps} people @param {number} rounds
 */
async function killWorkers(product, people, rounds) {
  let recoveryMs = 0;
  for (let round = 0; round < rounds; round += 1) {
    product.mails.treatment = { how: 'hang' };
    await people.some(PEOPLE);
    await until(() => product.mails.tally(people.acknowledged).lost === 0, 10_000, 'all are in delivery');
    await Promise.all(product.workers.map((worker) => worker.kill()));
    product.mails.treatment = { how: 'accept' };
    const began = performance.now();
    await Promise.all(product.workers.map((worker) => worker.start()));
    await people.untilSent();
    recoveryMs = Math.max(recoveryMs, performance.now() - began);
  }
  return { rounds, recoveryMs };
}

/** @type {Fault} */
const killedWorkers = {
  name: 'kill -9 of workers in the middle of a delivery',
  run: (length) =>
    withSignUps({ workers: 2 }, (product, people) =>
      killWorkers(product, people, length === 'full' ? 10 : 1),
    ),
};

/**
 * A first try that is put off, a direct delivery without the queue, and claims of killed workers, while no two kinds
 * of process agree on the time. @param {string} name @param {number} apiMs how far the API's clock is ahead
 * @returns {Fault}
 */
function clocksApart(name, apiMs) {
  return {
    name,
    run: (length) =>
      withSignUps({ workers: 2, clocks: { api: apiMs, worker: -apiMs } }, async (product, people) => {
        const rounds = length === 'full' ? 3 : 1;
        let recoveryMs = 0;
        for (let round = 0; round < rounds; round += 1) {
          product.mails.treatment = { how: 'refuse-recipient', code: 450 };
          await people.some(PEOPLE);
          product.mails.treatment = { how: 'accept' };
          recoveryMs = Math.max(recoveryMs, await people.untilSent());
          product.signalRedis('SIGSTOP');
          await people.some(PEOPLE);
          recoveryMs = Math.max(recoveryMs, await people.untilSent());
          product.signalRedis('SIGCONT');
        }
        // Half a minute a round, and without wrong clocks a fault of its own.
        if (length === 'short') return { rounds, recoveryMs, note: 'refused once, sent without the queue' };
        const killed = await killWorkers(product, people, rounds);
        return {
          rounds,
          recoveryMs: Math.max(recoveryMs, killed.recoveryMs),
          note: 'refused once, sent without the queue, claimed by killed workers',
        };
      }),
  };
}

/**
 * @param {string} name @param {(product: Product) => void} cause @param {(product: Product) => void} end
 * @returns {Fault}
 */
function withoutQueue(name, cause, end) {
  return {
    name,
    run: (length) =>
      withSignUps({}, async (product, people) => {
        const rounds = length === 'full' ? 3 : 1;
        let recoveryMs = 0;
        for (let round = 0; round < rounds; round += 1) {
          cause(product);
          await people.some(PEOPLE);
          // No one has to wait for the end of the fault.
          recoveryMs = Math.max(recoveryMs, await people.untilSent());
          end(product);
          await people.some(PEOPLE);
          recoveryMs = Math.max(recoveryMs, await people.untilSent());
        }
        return { rounds, recoveryMs };
      }),
  };
}

/** @param {string} name @param {Treatment} treatment @returns {Fault} */
function badMailServer(name, treatment) {
  return {
    name,
    run: (length) =>
      withSignUps({ workers: 2 }, async (product, people) => {
        // For longer than a few failures in between would take to be noticed as an outage.
        const seconds = length === 'full' ? 100 : 12;
        product.mails.treatment = treatment;
        product.mails.drop();
        await people.some(PEOPLE);
        await pause(seconds * 1000);
        product.mails.treatment = { how: 'accept' };
        const recoveryMs = await people.untilSent();
        return { rounds: 1, recoveryMs, note: `for ${seconds} s` };
      }),
  };
}

/** Refused for good: kept for an operator, not tried again, and in no one's way. @type {Fault} */
const refusedForGood = {
  name: 'SMTP 554 to the content, sent again by an operator',
  run: () =>
    withSignUps({}, async (product, people) => {
      product.mails.treatment = { how: 'refuse-content', code: 554 };
      await people.some(PEOPLE);
      const isKept = async () => {
        const [row] = await product.sql(`select count(*)::int as dead from outbox where status = 'dead'`);
        return row?.dead === PEOPLE;
      };
      await until(isKept, 10_000, 'all are given up');
      product.mails.treatment = { how: 'accept' };
      await people.one();
      await product.sql(
        `update outbox set status = 'pending', attempts = 0, next_attempt_at = now(), settled_at = null where status = 'dead'`,
      );
      return { rounds: 1, recoveryMs: await people.untilSent() };
    }),
};

/** @type {Fault} */
const killsEverywhere = {
  name: 'two APIs and two workers, one of them killed every 5 s',
  run: (length) =>
    withSignUps({ workers: 2, members: 60 }, async (product, people) => {
      const end = performance.now() + (length === 'full' ? 120_000 : 15_000);
      const writers = new Writers(product);
      let goes = true;
      const signingUp = (async () => {
        while (goes) {
          await people.one();
          await pause(200);
        }
      })();
      let rounds = 0;
      for (; performance.now() < end; rounds += 1) {
        const runner = product.runners[rounds % product.runners.length];
        await runner?.kill();
        await runner?.start();
        await pause(KILL_EVERY_MS);
      }
      const writeMs = await untilWritten(product);
      goes = false;
      await Promise.all([writers.finish(), signingUp]);
      await people.untilSent();
      await people.allArrived();
      const recoveryMs = people.slowestMs;
      const { written, lost, doubled, drifted } = await writers.tally();
      if (lost + doubled + drifted > 0)
        throw new Error(`Of ${written} dates ${lost} lost, ${doubled} doubled, ${drifted} drifted`);
      return {
        rounds,
        recoveryMs,
        note: `${written} dates, the next after ${(writeMs / 1000).toFixed(1)} s`,
      };
    }),
};

/** @type {Fault[]} */
export const mailFaults = [
  killedWorkers,
  clocksApart('clocks: the API an hour ahead of the workers', HALF_HOUR_MS),
  clocksApart('clocks: the API an hour behind the workers', -HALF_HOUR_MS),
  withoutQueue(
    'Redis paused',
    (product) => product.signalRedis('SIGSTOP'),
    (product) => product.signalRedis('SIGCONT'),
  ),
  withoutQueue(
    'Redis half-open',
    (product) => product.queue.silence(),
    (product) => product.queue.restore(),
  ),
  badMailServer('SMTP 421 to every connection', { how: 'refuse-connection', code: 421 }),
  badMailServer('SMTP 450 to every recipient', { how: 'refuse-recipient', code: 450 }),
  badMailServer('SMTP 554 to every connection', { how: 'refuse-connection', code: 554 }),
  badMailServer('SMTP that never answers', { how: 'hang' }),
  badMailServer('SMTP that drops the connection after DATA', { how: 'drop' }),
  refusedForGood,
  killsEverywhere,
];
