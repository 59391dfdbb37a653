// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runCommand } from '../lib/run-command.mjs';

/**
 * `failures`: the names of what failed, as far as the report has them.
 * @typedef {{ passed: number, failed: number, skipped: number, failures?: string[] }} Count
 * @typedef {{ name: string, script: string, args: (reportFile: string) => string[], env?: (reportFile: string) => NodeJS.ProcessEnv,
 * count?: (report: never) => Count, parallel?: boolean }} Runner  without `count` the whole run counts as one check.
 * `parallel` ones run one after another, at the same time as the others.
 */

/** @type {readonly Runner[]} */
export const RUNNERS = [
  {
    name: 'Lint and types (oxlint)',
    script: 'node_modules/oxlint/bin/oxlint',
    args: () => [],
    parallel: true,
  },
  {
    name: 'Prettier',
    script: 'node_modules/prettier/bin/prettier.cjs',
    args: () => ['--check', '--log-level', 'warn', '.'],
    parallel: true,
  },
  {
    name: 'Architecture rules',
    script: 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    args: () => ['--config', '.dependency-cruiser.cjs', 'backend/src', 'frontend/src', 'libs'],
    parallel: true,
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

/** @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, testResults: Array<{ name: string, status: string, assertionResults: Array<{ status: string, fullName: string }> }> }} report */
export function countJest(report) {
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed');
    const file = relative(process.cwd(), name);
    if (failed.length > 0) return failed.map(({ fullName }) => `${file} › ${fullName}`);
    // A file that does not even load has no tests to count, so it is one failure.
    return status === 'failed' ? [`${file}, which does not load`] : [];
  });
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests,
    failures,
  };
}

/**
 * @typedef {{ suites?: Suite[], specs?: Array<{ file: string, title: string, tests: Array<{ status: string }> }> }} Suite
 * @param {Suite & { stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} report
 */
export function countPlaywright(report) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  // A test that passes only on the second try is hiding a bug.
  return { passed: expected, failed: unexpected + flaky, skipped, failures: failuresIn(report) };
}

/** @param {Suite} suite @returns {string[]} */
function failuresIn({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status }) => `${file} › ${title}${status === 'flaky' ? ' (only on the second try)' : ''}`),
  );
  return [...own, ...suites.flatMap(failuresIn)];
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
