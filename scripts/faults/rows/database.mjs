// @ts-check
import { setTimeout as pause } from 'node:timers/promises';
import { ANSWER_WITHIN_MS, answeredInTime, underWriters } from '../fault.mjs';
import { withProduct } from '../product.mjs';
import { until } from '../until.mjs';

const START_WITHIN_MS = 30_000;
const OUTAGE_MS = 20_000;

/** @typedef {import('../fault.mjs').Outcome} Outcome @typedef {import('../product.mjs').Product} Product */

/** @type {import('../fault.mjs').Fault[]} */
export const databaseFaults = [
  {
    name: 'database connections terminated',
    run: (length) =>
      withProduct(async (product) =>
        answeredInTime(
          await underWriters(product, length === 'full' ? 30 : 3, async () => {
            await product.sql(`select pg_terminate_backend(pid) from pg_stat_activity
              where application_name like 'heart-and-head%' and pid <> pg_backend_pid()`);
          }),
          length,
        ),
      ),
  },
  {
    name: 'kill -9 of PostgreSQL',
    run: (length) =>
      withProduct((product) =>
        underWriters(product, length === 'full' ? 24 : 2, async () => {
          await product.killDatabase();
          // Until the last of its processes has noticed, a new one refuses to start.
          await until(() => product.startDatabase().then(() => true), START_WITHIN_MS, 'PostgreSQL starts');
        }),
      ),
  },
  {
    name: 'PostgreSQL paused for 20 s',
    alone: true,
    run: (length) =>
      withProduct((product) =>
        silently(
          product,
          length,
          () => product.signalDatabase('SIGSTOP'),
          () => product.signalDatabase('SIGCONT'),
        ),
      ),
  },
  {
    name: 'PostgreSQL behind a silent link for 20 s',
    alone: true,
    run: (length) =>
      withProduct((product) =>
        silently(
          product,
          length,
          () => product.database.silence(),
          () => product.database.restore(),
        ),
      ),
  },
  {
    name: 'half-open database connections',
    run: (length) =>
      withProduct((product) =>
        silently(
          product,
          length,
          () => product.database.silence(),
          () => {
            product.database.restore();
            // What the link carried in silence never comes back.
            product.database.cut();
          },
        ),
      ),
  },
];

/**
 * The database stops answering without closing anything. @param {Product} product @param {import('../fault.mjs').Length} length
 * @param {() => void} begin @param {() => void} end @returns {Promise<Outcome>}
 */
async function silently(product, length, begin, end) {
  let slowestHealthMs = 0;
  let saidSo = true;
  const outcome = await underWriters(product, 1, async () => {
    begin();
    const until = performance.now() + (length === 'full' ? OUTAGE_MS : OUTAGE_MS / 2);
    while (performance.now() < until) {
      for (const { url } of product.runners) {
        const began = performance.now();
        const status = await fetch(`${url}/readyz`, {
          signal: AbortSignal.timeout(ANSWER_WITHIN_MS[length]),
        }).then(
          (answer) => answer.status,
          () => 0,
        );
        slowestHealthMs = Math.max(slowestHealthMs, performance.now() - began);
        saidSo &&= status === 503;
      }
      await pause(200);
    }
    end();
  });
  if (!saidSo) throw new Error('/readyz did not say that the database is away');
  if (slowestHealthMs > ANSWER_WITHIN_MS[length]) throw new Error(`/readyz took ${seconds(slowestHealthMs)}`);
  return answeredInTime(outcome, length);
}

/** @param {number} ms */
function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`;
}
