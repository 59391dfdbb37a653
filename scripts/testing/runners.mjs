// @ts-check
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runCommand } from '../lib/run-command.mjs';

/**
 * One failure: its name, and what to pass to the runner's `again` to run it alone.
 * @typedef {{ name: string, alone?: string }} Failure
 * `failures`: what failed, as far as the report has it. `passedNames`: what passed, likewise. `unsteady`: the names of what
 * failed first and passed then.
 * @typedef {{ passed: number, failed: number, skipped: number, failures?: Failure[], passedNames?: string[], unsteady?: string[] }} Count
 * @typedef {{ name: string, script: string, args: (reportFile: string) => string[], env?: (reportFile: string) => NodeJS.ProcessEnv,
 * count?: (report: never) => Count, parallel?: boolean, again?: Again }} Runner  without `count` the whole run counts as one
 * check. `parallel` ones run one after another, at the same time as the others.
 * @typedef {{ args: (alone: string[], reportFile: string) => string[] }} Again  how the runner runs single tests.
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
    again: {
      args: (files, report) => [
        ...['--runInBand', '--json', '--outputFile', report],
        ...['--runTestsByPath', ...files],
      ],
    },
  },
  {
    name: 'Faults',
    script: 'scripts/faults.mjs',
    args: (report) => ['--short', '--report', report],
    count: (/** @type {Count} */ report) => report,
    again: {
      args: (names, report) => ['--short', '--report', report, ...names.flatMap((name) => ['--only', name])],
    },
  },
  {
    name: 'Browser tests (Playwright)',
    script: 'node_modules/@playwright/test/cli.js',
    args: () => ['test', '-c', 'frontend/e2e/playwright.config.ts', '--reporter=list,json'],
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report, PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    count: countPlaywright,
  },
];

/** @param {{ numPassedTests: number, numPendingTests: number, testResults: Array<{ name: string, status: string, assertionResults: Array<{ status: string, fullName: string, ancestorTitles?: string[] }> }> }} report */
export function countJest(report) {
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed');
    const file = relative(process.cwd(), name);
    // In a group of files, what one leaves behind can be what another fails by: so the group runs again.
    if (failed.length > 0) return failed.map((test) => ({ name: nameOf(test, file), alone: file }));
    // A file that does not even load has no tests to count, so it is one failure.
    return status === 'failed' ? [{ name: `${file}, which does not load` }] : [];
  });
  const passedNames = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((one) => one.status === 'passed')
      .map((test) => nameOf(test, relative(process.cwd(), name))),
  );
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests,
    failures,
    passedNames,
  };
}

/** @param {{ fullName: string, ancestorTitles?: string[] }} test @param {string} file */
function nameOf({ fullName, ancestorTitles: [first = ''] = [] }, file) {
  // In a group, the first title is the file's.
  const own = TEST_FILE.test(first) ? first : file;
  return `${own} › ${fullName.replace(`${own} `, '')}`;
}

const TEST_FILE = /\.test\.tsx?$/;

/**
 * @typedef {{ suites?: Suite[], specs?: Array<{ file: string, title: string, tests: Array<{ status: string }> }> }} Suite
 * @param {Suite & { stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} report
 */
export function countPlaywright(report) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    failures: named(report, 'unexpected').map((name) => ({ name })),
    unsteady: named(report, 'flaky'),
  };
}

/** @param {Suite} suite @param {string} wanted @returns {string[]} */
function named({ suites = [], specs = [] }, wanted) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.filter(({ status }) => status === wanted).map(() => `${file} › ${title}`),
  );
  return [...own, ...suites.flatMap((suite) => named(suite, wanted))];
}

/**
 * Runs one of them to completion, with live output.
 * @param {Runner} runner @param {{ root: string, reportDir: string, env: NodeJS.ProcessEnv }} context
 * @returns {Promise<Count>}
 */
export async function run(runner, context) {
  const { code, reportFile } = await execute(runner.script, runner.args, runner, context);
  return outcome(runner, code, reportFile);
}

/**
 * Runs what failed once more, alone: in a full run two cores carry five servers and three workers, and a limit that the
 * product keeps for its users can end a test's request there. What passes alone is named as unsteady.
 * @param {Runner} runner @param {Count} first @param {{ root: string, reportDir: string, env: NodeJS.ProcessEnv }} context
 * @returns {Promise<Count>}
 */
export async function runAgain(runner, first, context) {
  const { again } = runner;
  const alone = [...new Set((first.failures ?? []).flatMap(({ alone: one }) => one ?? []))];
  // Many failures are no matter of load.
  if (!again || alone.length === 0 || alone.length > MOST_AGAIN) return first;
  const args = (/** @type {string} */ report) => again.args(alone, report);
  const { code, reportFile } = await execute(runner.script, args, runner, context);
  return afterSecondTry(first, outcome(runner, code, reportFile));
}

const MOST_AGAIN = 5;

/** What failed first and not the second time has passed, and is unsteady. @param {Count} first @param {Count} second @returns {Count} */
export function afterSecondTry(first, second) {
  const repeated = new Set((second.failures ?? []).map(({ name }) => name));
  // A second run that failed in another way than its tests did proves nothing.
  if (second.failed !== repeated.size || second.passed === 0) return first;
  const passedNames = second.passedNames && new Set(second.passedNames);
  const isPassed = (/** @type {string} */ name) =>
    !repeated.has(name) && (passedNames ? passedNames.has(name) : second.skipped === 0);
  const failures = first.failures ?? [];
  const steady = failures.filter(({ name, alone }) => alone === undefined || !isPassed(name));
  const unsteady = failures.filter((one) => !steady.includes(one)).map(({ name }) => name);
  return {
    ...first,
    passed: first.passed + unsteady.length,
    failed: first.failed - unsteady.length,
    failures: steady,
    unsteady: [...(first.unsteady ?? []), ...unsteady],
  };
}

/**
 * @param {string} script @param {(reportFile: string) => string[]} args @param {Runner} runner
 * @param {{ root: string, reportDir: string, env: NodeJS.ProcessEnv }} context
 */
async function execute(script, args, runner, { root, reportDir, env }) {
  const reportFile = join(reportDir, `${script.replace(/\W+/g, '-')}.json`);
  rmSync(reportFile, { force: true });
  const { code } = await runCommand(process.execPath, [join(root, script), ...args(reportFile)], {
    cwd: root,
    env: { ...env, ...runner.env?.(reportFile) },
    onText: (text) => process.stdout.write(text),
  });
  return { code, reportFile };
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
