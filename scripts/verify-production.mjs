// @ts-check
// npm run verify:production [-- --keep] Runs the production setup of docker-compose.yml on this machine, without
// containers, with a pooler and a replica; restarts, kills and promotes under traffic, and prints what was lost. Fails
// when anything was. `--keep` leaves the folder with the servers' logs.
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { MailSink } from './faults/mail-sink.mjs';
import { ensureBuilt } from './launch/build.mjs';
import { LaunchError, messageOf } from './lib/launch-error.mjs';
import { requireNode } from './lib/node-version.mjs';
import { say, startStep } from './lib/progress.mjs';
import {
  alertsFireAndClear,
  causeAlarm,
  dashboard,
  everythingThere,
  metricsNeedTheToken,
  promotion,
  redisAway,
  rollingRestart,
  talkToAlex,
} from './verify-production/checks.mjs';
import { Keeper } from './verify-production/keeper.mjs';
import { Production } from './verify-production/production.mjs';
import { productionPrograms, versionsOf } from './verify-production/programs.mjs';
import { Visitors } from './verify-production/visitors.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const LIMIT_MS = 600_000;
const { values } = parseArgs({ options: { keep: { type: 'boolean', default: false } } });

/** @type {import('./verify-production/checks.mjs').Result[]} */
const results = [];

/** @template Result @param {string} title @param {() => Promise<Result>} work */
async function step(title, work) {
  const shown = startStep(title);
  try {
    const result = await work();
    shown.done();
    return result;
  } catch (error) {
    shown.fail();
    throw error;
  }
}

/** @param {string} title @param {() => Promise<import('./verify-production/checks.mjs').Result | import('./verify-production/checks.mjs').Result[]>} work */
async function check(title, work) {
  try {
    results.push(...[await step(title, work)].flat());
  } catch (error) {
    results.push({ what: title, measured: messageOf(error), holds: false });
  }
}

/** @param {Production} production */
async function runChecks(production) {
  await check('Reading the metrics', () => metricsNeedTheToken(production));
  const visitors = new Visitors(production);
  await talkToAlex(production);
  await check('Restarting one process after the other', () => rollingRestart(production, visitors));
  await check('Killing Redis', () => redisAway(production, visitors));
  await causeAlarm(production);
  await check('Killing the primary', () => promotion(production, visitors));
  await check('Waiting for alerts to fire and to clear', () => alertsFireAndClear(production));
  await check("Asking the dashboard's queries", () => dashboard(production));
  await check('Counting everything', () => everythingThere(production, visitors));
}

async function main() {
  requireNode();
  const programs = await productionPrograms(root);
  await ensureBuilt(root);
  const versions = versionsOf(programs);
  const load = loadavg()[0]?.toFixed(1);
  const keeper = new Keeper({ keep: values.keep });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.once(signal, () => process.exit(130));
  setTimeout(() => {
    console.error(`Not done after ${LIMIT_MS / 60_000} minutes.`);
    process.exit(1);
  }, LIMIT_MS).unref();
  const poolerVersion = versions.PgBouncer;
  const production = new Production(keeper, programs, { root, poolerVersion, mails: await MailSink.start() });
  const began = performance.now();
  try {
    await step(
      'Starting PostgreSQL with a replica, PgBouncer, Redis, two APIs, two workers, Caddy and Prometheus',
      () => production.start(),
    );
    await runChecks(production);
  } finally {
    await production.stop();
    await keeper.clean();
  }
  const { mode } = production.pooler;
  say('');
  say(
    `Load before: ${load}; ${Object.entries(versions)
      .map((pair) => pair.join(' '))
      .join(', ')}.`,
  );
  say(
    mode === 'transaction'
      ? 'PgBouncer pools transactions, with prepared statements.'
      : `PgBouncer pools sessions: transactions with prepared statements need 1.21 or newer, and this is ${poolerVersion}.`,
  );
  if (values.keep) say(`Logs: ${keeper.folder}`);
  say('');
  say('| what | measured | holds |');
  say('|---|---|---|');
  for (const { what, measured, holds } of results) say(`| ${what} | ${measured} | ${holds ? 'yes' : 'NO'} |`);
  const failed = results.filter(({ holds }) => !holds).length;
  say('');
  say(
    `${results.length - failed} held, ${failed} did not, in ${Math.round((performance.now() - began) / 1000)} s`,
  );
  return failed === 0 ? 0 : 1;
}

// Visitors whose answers never come would keep this process running.
process.exit(
  await main().catch((error) => {
    console.error(messageOf(error));
    if (error instanceof LaunchError && error.details) console.error(error.details);
    return 1;
  }),
);
