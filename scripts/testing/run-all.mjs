// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LaunchError, messageOf } from '../lib/launch-error.mjs';
import { endCommands } from '../lib/run-command.mjs';
import { ensureBuilt } from '../launch/build.mjs';
import { ensureInstalled } from '../launch/install.mjs';
import { run, runAgain, RUNNERS } from './runners.mjs';
import { ensureSystemTools } from './system-tools.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
// The tests must never write to the developer's own instance.
const NOT_FOR_TESTS = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'ERASURE_LEDGER',
  'REDIS_URL',
  'SMTP_URL',
  'PORT',
  'HOST',
  'APP_URL',
  'INBOX_PORT',
  'NODE_ENV',
  'ROLE',
];

/** Everything `npm test` does. Its last line is "N passed, N failed"; the exit code is 1 unless nothing failed. */
export async function runAll() {
  const work = mkdtempSync(join(tmpdir(), 'heart-and-head-test-'));
  const leave = (/** @type {number} */ code) => {
    rmSync(work, { recursive: true, force: true, maxRetries: 5 });
    process.exit(code);
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(signal, () => {
      void endCommands().then(() => leave(130));
    });
  }
  const unprepared = await prepare();
  const context = { root: ROOT, reportDir: work, env: testEnvironment(work) };
  /** @type {{ runner: import('./runners.mjs').Runner, count: import('./runners.mjs').Count, seconds: number }[]} */
  const results = [];
  const inTurn = async (/** @type {readonly import('./runners.mjs').Runner[]} */ runners) => {
    for (const runner of runners) {
      console.log(`\n== ${runner.name} ==`);
      const started = Date.now();
      const count = await run(runner, context);
      results.push({ runner, count, seconds: Math.round((Date.now() - started) / 1000) });
    }
  };
  // The browser tests run last, with the machine to themselves.
  const browser = RUNNERS.slice(-1);
  const [parallel, others] = [true, false].map((isParallel) =>
    RUNNERS.slice(0, -1).filter((runner) => (runner.parallel ?? false) === isParallel),
  );
  await Promise.all([inTurn(parallel ?? []), inTurn(others ?? [])]);
  await inTurn(browser);
  for (const result of results) result.count = await runAgain(result.runner, result.count, context);
  console.log('\n== Summary ==');
  if (unprepared) console.log('FAILED  Preparation');
  for (const { runner, count, seconds } of results) console.log(summaryLine(runner.name, count, seconds));
  const total = { passed: 0, failed: unprepared, skipped: 0 };
  for (const { runner, count } of results) {
    total.passed += count.passed;
    total.failed += count.failed;
    total.skipped += count.skipped;
    for (const { name } of count.failures ?? []) console.log(`FAILED  ${runner.name}: ${name}`);
    for (const name of count.unsteady ?? [])
      console.log(`UNSTEADY  ${runner.name}: ${name} (failed once, passed when it ran again)`);
  }
  if (total.skipped) console.log(`${total.skipped} skipped`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  leave(total.failed ? 1 : 0);
}

/** @returns {Promise<number>} how many preparation steps failed; the checks that can still run do */
async function prepare() {
  let failures = 0;
  for (const step of [ensureInstalled, ensureSystemTools, ensureBuilt]) {
    try {
      await step(ROOT);
    } catch (error) {
      failures += 1;
      if (error instanceof LaunchError && error.details) console.error(error.details);
      console.error(error instanceof LaunchError ? messageOf(error) : error);
    }
  }
  return failures;
}

/** @param {string} work */
function testEnvironment(work) {
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, DATA_DIR: join(work, 'data'), SCARF_ANALYTICS: 'false' };
  for (const name of NOT_FOR_TESTS) delete env[name];
  return env;
}

/** @param {string} name @param {import('./runners.mjs').Count} count @param {number} seconds */
function summaryLine(name, { passed, failed }, seconds) {
  return `${failed ? 'FAILED' : 'ok    '}  ${name}: ${passed} passed, ${failed} failed, ${seconds} s`;
}
