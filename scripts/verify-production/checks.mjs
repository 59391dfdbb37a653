// @ts-check
import { setTimeout as pause } from 'node:timers/promises';
import { untilWritten } from '../faults/fault.mjs';
import { until } from '../faults/until.mjs';
import { call } from '../faults/writers.mjs';

/** @typedef {{ what: string, measured: string, holds: boolean }} Result */

const SCRAPED_WITHIN_MS = 60_000;
/** Two of Prometheus's intervals: by then it has read what happened, and evaluated its rules. */
const READ_AND_JUDGED_MS = 31_000;
const REDIS_AWAY_MS = 15_000;
const BEFORE_PROMOTION_MS = 3_000;
const RECOVERY_ALLOWED_MS = 15_000;
const FIRES_WITHIN_MS = 280_000;
const CLEARS_WITHIN_MS = 240_000;
/** A process loads the coach with its first question, which takes a while next to everything that has just started. */
const FIRST_ANSWER_WITHIN_MS = 60_000;
const BUSY = { how: /** @type {const} */ ('refuse-connection'), code: 421 };
const EXPECTED = ['ProcessDown', 'MailServerAway', 'ServerErrors'];

/** @param {number} ms */
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** @param {import('./visitors.mjs').Count} count */
function failures({ failed }) {
  const list = [...failed].map(([kind, count]) => `${count} × ${kind}`);
  return list.length === 0 ? 'none failed' : list.join(', ');
}

/** Prometheus reads every process with the token; no one else may, and nothing shows through the proxy. @param {import('./production.mjs').Production} production @returns {Promise<Result>} */
export async function metricsNeedTheToken({ prometheus, processes, url }) {
  const isRead = async () => (await prometheus.query('up == 1')).length === processes.size;
  const ms = await until(isRead, SCRAPED_WITHIN_MS, 'Prometheus reads every process');
  const statuses = await Promise.all(
    [...processes.values()].map(async (process) => (await fetch(`${process.url}/metrics`)).status),
  );
  const outside = await Promise.all(
    ['/metrics', '/readyz'].map(async (path) => (await fetch(url + path)).status),
  );
  const holds = statuses.every((status) => status === 401) && outside.every((status) => status === 404);
  return {
    what: 'Prometheus with METRICS_TOKEN',
    measured: `reads ${processes.size} processes after ${seconds(ms)}; without the token ${[...new Set(statuses)].join(', ')}; through the proxy ${outside.join(' and ')}`,
    holds,
  };
}

/** @param {import('./production.mjs').Production} production @param {import('./visitors.mjs').Visitors} visitors @returns {Promise<Result[]>} */
export async function rollingRestart(production, visitors) {
  const { prometheus } = production;
  visitors.lately();
  const began = performance.now();
  const codes = [];
  for (const name of production.processes.keys()) codes.push(await production.replace(name));
  const tookMs = performance.now() - began;
  const { done, failed, slowestMs } = visitors.lately();
  const lost = await visitors.lost();
  await pause(READ_AND_JUDGED_MS);
  const window = `${Math.ceil((tookMs + READ_AND_JUDGED_MS) / 1000)}s`;
  const alarms = await prometheus.query(
    `count by (alertname) (count_over_time(ALERTS{alertstate="firing"}[${window}]))`,
  );
  const names = alarms.map(({ metric }) => metric['alertname']);
  return [
    {
      what: `Rolling restart of ${codes.length} processes`,
      measured: `${done} answers in ${seconds(tookMs)}, ${failures({ done, failed })}, ${lost} lost, slowest write ${seconds(slowestMs)}`,
      holds: done > 0 && failed.size === 0 && lost === 0 && codes.every((code) => code === 0),
    },
    {
      what: 'Alerts during it',
      measured: names.length === 0 ? 'silent' : names.join(', '),
      holds: names.length === 0,
    },
  ];
}

/** @param {import('./production.mjs').Production} production @param {import('./visitors.mjs').Visitors} visitors @returns {Promise<Result>} */
export async function redisAway(production, visitors) {
  visitors.lately();
  await production.redis?.end('SIGKILL');
  await pause(REDIS_AWAY_MS);
  await production.redis?.start();
  const areShared = async () =>
    (
      await Promise.all([...production.processes.values()].map(({ url }) => limitsAreShared(url, production)))
    ).every(Boolean);
  const ms = await until(areShared, SCRAPED_WITHIN_MS, 'every process counts limits together again');
  const { done, failed, slowestMs } = visitors.lately();
  const lost = await visitors.lost();
  return {
    what: `Redis gone for ${REDIS_AWAY_MS / 1000} s and back`,
    measured: `${done} answers, ${failures({ done, failed })}, ${lost} lost, slowest write ${seconds(slowestMs)}; limits shared again after ${seconds(ms)}`,
    holds: done > 0 && failed.size === 0 && lost === 0,
  };
}

/** @param {string} url @param {import('./production.mjs').Production} production */
async function limitsAreShared(url, { metricsToken }) {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  return /^limits_shared 1$/m.test(await answer.text());
}

/** @param {import('./production.mjs').Production} production @param {import('./visitors.mjs').Visitors} visitors @returns {Promise<Result[]>} */
export async function promotion(production, visitors) {
  const { postgres, pooler } = production;
  visitors.lately();
  const began = performance.now();
  await postgres.killPrimary();
  // Whatever notices it takes a moment.
  const [meanwhile] = await Promise.all([withoutDatabase(production), pause(BEFORE_PROMOTION_MS)]);
  const promoted = performance.now();
  await postgres.promote();
  pooler.follow(postgres);
  await untilWritten(production);
  const recoveryMs = performance.now() - promoted;
  const { done, failed, slowestMs } = visitors.lately();
  const lost = await visitors.lost();
  return [
    {
      what: 'kill -9 of the primary, promotion of the replica',
      measured: `${lost} acknowledged writes lost; writes again ${seconds(recoveryMs)} after the promotion began, which was ${seconds(promoted - began)} after the kill; ${done} answers, ${failures({ done, failed })}, slowest ${seconds(slowestMs)}`,
      holds: done > 0 && lost === 0 && recoveryMs <= RECOVERY_ALLOWED_MS,
    },
    meanwhile,
  ];
}

/** No process is ready, but each still serves pages and says what is wrong. @param {import('./production.mjs').Production} production @returns {Promise<Result>} */
async function withoutDatabase({ url, members }) {
  const member = members.at(-2);
  if (!member) throw new Error('The product has no members');
  const stranger = { ...member, token: '' };
  const isAway = async () => (await call(url, member, 'GET', '/api/criteria')).status === 503;
  await until(isAway, RECOVERY_ALLOWED_MS, 'the database is missed');
  const [asked, changed, page] = await Promise.all([
    call(url, member, 'GET', '/api/candidates'),
    call(url, member, 'POST', '/api/candidates', { body: { name: 'Kindness' } }),
    call(url, stranger, 'GET', '/'),
  ]);
  const codes = [asked, changed].map(({ status, text }) => `${status} ${JSON.parse(text).code}`);
  return {
    what: 'Through the proxy while there is no primary',
    measured: `${codes.join(' and ')}; the landing page ${page.status}`,
    holds: codes.every((code) => code === '503 server.unavailable') && page.status === 200,
  };
}

/** A worker is gone and the mail server refuses everything, from now on. @param {import('./production.mjs').Production} production */
export async function causeAlarm(production) {
  const [, worker] = production.shape.workers;
  await production.process(worker ?? '').kill('SIGKILL');
  production.mails.treatment = BUSY;
}

/** @param {import('./production.mjs').Production} production @returns {Promise<Result[]>} */
export async function alertsFireAndClear(production) {
  const { prometheus } = production;
  /** @type {Map<string, string>} */
  const fired = new Map();
  const began = performance.now();
  const allFired = async () => {
    for (const name of await prometheus.firing())
      if (!fired.has(name)) fired.set(name, seconds(performance.now() - began));
    return EXPECTED.every((name) => fired.has(name));
  };
  const haveFired = await holdsWithin(allFired, FIRES_WITHIN_MS);
  const [, worker] = production.shape.workers;
  production.mails.treatment = { how: 'accept' };
  await production.process(worker ?? '').start();
  const restored = performance.now();
  const allClear = async () => (await prometheus.firing()).length === 0;
  const areClear = await holdsWithin(allClear, CLEARS_WITHIN_MS);
  const still = areClear ? [] : await prometheus.firing();
  return [
    {
      what: 'Alerts fire: a worker killed, SMTP 421, and the 503s of the promotion',
      measured: [...fired].map(([name, after]) => `${name} ${after}`).join(', ') || 'none fired',
      holds: haveFired,
    },
    {
      what: 'Alerts clear once everything is back',
      measured: areClear ? `all after ${seconds(performance.now() - restored)}` : `still ${still.join(', ')}`,
      holds: areClear,
    },
  ];
}

/** @param {() => Promise<boolean>} isSo @param {number} limitMs */
function holdsWithin(isSo, limitMs) {
  return until(isSo, limitMs, 'it holds').then(
    () => true,
    () => false,
  );
}

/** @param {import('./production.mjs').Production} production @returns {Promise<Result>} */
export async function dashboard(production) {
  const { prometheus, dashboardQueries } = production;
  const answers = await Promise.all(
    dashboardQueries.map(async ({ title, expr }) => ({ title, found: await prometheus.query(expr) })),
  );
  const empty = answers.filter(({ found }) => !found.some(({ value }) => Number.isFinite(value)));
  return {
    what: "Queries of Grafana's dashboard",
    measured: `${answers.length - empty.length} of ${answers.length} with data${empty.map(({ title }) => `; none for "${title}"`).join('')}`,
    holds: empty.length === 0,
  };
}

/** One message, so that Alex's figures are more than 0. @param {import('./production.mjs').Production} production */
export async function talkToAlex({ url, members }) {
  const member = members.at(-2);
  if (!member) return;
  const body = { message: 'How am I doing?' };
  await call(url, member, 'POST', '/api/alex/chat', { body, limitMs: FIRST_ANSWER_WITHIN_MS });
}

/** @param {import('./production.mjs').Production} production @param {import('./visitors.mjs').Visitors} visitors @returns {Promise<Result>} */
export async function everythingThere(production, visitors) {
  const { dates, emails } = await visitors.finish();
  return {
    what: 'All of it, at the end',
    measured: `${dates.written} dates: ${dates.lost} lost, ${dates.doubled} doubled; ${emails.done} sign-ups: ${emails.lost} without their email, ${emails.doubled} with two; ${production.exits} processes ended unasked`,
    holds: dates.lost + dates.doubled + dates.drifted + emails.lost + emails.doubled + production.exits === 0,
  };
}
