// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../lib/run-command.mjs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Count
 * @typedef {{ name: string, script: string, args: (reportFile: string) => string[], env?: (reportFile: string) => NodeJS.ProcessEnv,
 * count?: (report: never) => Count, parallel?: boolean }} Runner  without `count` the whole run counts as one check.
 * `parallel` ones use a single core, and run at the same time as the others.
 */

/** @type {readonly Runner[]} */
export const RUNNERS = [
  {
    name: 'ESLint and types',
    script: 'scripts/testing/static-checks.mjs',
    args: (report) => [report],
    count: (/** @type {Count} */ report) => report,
    parallel: true,
  },
  {
    name: 'Prettier',
    script: 'node_modules/prettier/bin/prettier.cjs',
    args: () => ['--check', '--log-level', 'warn', '.'],
  },
  {
    name: 'Architecture rules',
    script: 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    args: () => ['--config', '.dependency-cruiser.cjs', 'backend/src', 'frontend/src', 'libs'],
  },
  {
    name: 'Unit, API and tooling tests (jest)',
    script: 'scripts/testing/jest-in-groups.mjs',
    args: (report) => ['--json', '--outputFile', report],
    count: countJest,
  },
  {
    name: 'Faults',
    script: 'scripts/faults.mjs',
    args: (report) => ['--short', '--report', report],
    count: (/** @type {Count} */ report) => report,
  },
  {
    name: 'Browser tests (Playwright)',
    script: 'node_modules/@playwright/test/cli.js',
    args: () => ['test', '-c', 'frontend/e2e/playwright.config.ts', '--reporter=list,json'],
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report, PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    count: countPlaywright,
  },
];

/** @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, testResults: Array<{ status: string, assertionResults: Array<{ status: string }> }> }} report */
export function countJest(report) {
  // A file that does not even load has no tests to count, so it is one failure.
  const unloadable = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable,
    skipped: report.numPendingTests,
  };
}

/** @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} report */
export function countPlaywright({ stats }) {
  // A test that passes only on the second try is hiding a bug.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

/**
 * Runs one of them to completion, with live output.
 * @param {Runner} runner @param {{ root: string, reportDir: string, env: NodeJS.ProcessEnv }} context
 * @returns {Promise<Count>}
 */
export async function run(runner, { root, reportDir, env }) {
  const reportFile = join(reportDir, `${runner.script.replace(/\W+/g, '-')}.json`);
  const { code } = await runCommand(
    process.execPath,
    [join(root, runner.script), ...runner.args(reportFile)],
    {
      cwd: root,
      env: { ...env, ...runner.env?.(reportFile) },
      onText: (text) => process.stdout.write(text),
    },
  );
  return outcome(runner, code, reportFile);
}

/**
 * A runner that crashed, left no report or found nothing to run counts as a failure itself.
 * @param {Runner} runner @param {number} code @param {string} reportFile
 * @returns {Count}
 */
export function outcome(runner, code, reportFile) {
  if (!runner.count) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  const count = existsSync(reportFile)
    ? runner.count(/** @type {never} */ (JSON.parse(readFileSync(reportFile, 'utf8'))))
    : { passed: 0, failed: 0, skipped: 0 };
  const isHidden = (code !== 0 && count.failed === 0) || count.passed + count.failed === 0;
  return isHidden ? { ...count, failed: count.failed + 1 } : count;
}
