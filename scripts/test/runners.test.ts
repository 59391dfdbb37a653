import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterSecondTry, countJest, countPlaywright, outcome } from '../testing/runners.mjs';
import { removeFolders, temporaryFolder } from './support/processes';

afterAll(removeFolders);

const runner = {
  name: 'Tests',
  script: 'tests.js',
  args: () => [],
  count: (report: { passed: number; failed: number }) => ({ ...report, skipped: 0 }),
};

function outcomeOf(code: number, report?: { passed: number; failed: number }) {
  const file = join(temporaryFolder(), 'report.json');
  if (report) writeFileSync(file, JSON.stringify(report));
  return outcome(runner, code, file);
}

describe('npm test counts', () => {
  it('a check as one, passed or failed by its exit code', () => {
    const check = { name: 'Lint', script: 'lint.js', args: () => [] };
    expect(outcome(check, 0, '')).toMatchObject({ passed: 1, failed: 0 });
    expect(outcome(check, 2, '')).toMatchObject({ passed: 0, failed: 1 });
  });

  it('the tests in a report', () => {
    expect(outcomeOf(0, { passed: 7, failed: 0 })).toMatchObject({ passed: 7, failed: 0 });
    expect(outcomeOf(1, { passed: 7, failed: 2 })).toMatchObject({ passed: 7, failed: 2 });
  });

  it('a runner that crashed, left no report or ran nothing as a failure', () => {
    expect(outcomeOf(1, { passed: 7, failed: 0 })).toMatchObject({ passed: 7, failed: 1 });
    expect(outcomeOf(-1)).toMatchObject({ passed: 0, failed: 1 });
    expect(outcomeOf(0, { passed: 0, failed: 0 })).toMatchObject({ passed: 0, failed: 1 });
  });

  it('a jest file that does not load as one failure, and names what failed', () => {
    const file = (name: string, status: string, tests: { status: string; fullName: string }[]) => ({
      name: join(process.cwd(), name),
      status,
      assertionResults: tests,
    });
    const testResults = [
      file('broken.test.ts', 'failed', []),
      file('sums.test.ts', 'failed', [{ status: 'failed', fullName: 'adds up' }]),
      file('others.test.ts', 'passed', [{ status: 'passed', fullName: 'subtracts' }]),
    ];
    const report = { numPassedTests: 1, numFailedTests: 1, numPendingTests: 0, testResults };
    expect(countJest(report)).toEqual({
      passed: 1,
      failed: 2,
      skipped: 0,
      failures: [
        { name: 'broken.test.ts, which does not load' },
        { name: 'sums.test.ts › adds up', alone: 'sums.test.ts' },
      ],
      passedNames: ['others.test.ts › subtracts'],
    });
  });

  it('a failure in a group by its own file’s name, to run with its group', () => {
    const assertion = {
      status: 'failed',
      fullName: 'backend/test/api/mail.test.ts is sent',
      ancestorTitles: ['backend/test/api/mail.test.ts'],
    };
    const group = {
      name: join(process.cwd(), 'dist/test-groups/api-1.js'),
      status: 'failed',
      assertionResults: [assertion],
    };
    const { failures } = countJest({ numPassedTests: 0, numPendingTests: 0, testResults: [group] });
    expect(failures).toEqual([
      { name: 'backend/test/api/mail.test.ts › is sent', alone: 'dist/test-groups/api-1.js' },
    ]);
  });

  it('names a browser test that passed only on the second try', () => {
    const stats = { expected: 3, flaky: 1, unexpected: 1, skipped: 1 };
    const spec = (title: string, status: string) => ({ file: 'a.e2e.ts', title, tests: [{ status }] });
    const suites = [
      { specs: [spec('opens', 'expected'), spec('closes', 'flaky')] },
      { suites: [{ specs: [spec('saves', 'unexpected')] }] },
    ];
    expect(countPlaywright({ stats, suites })).toEqual({
      passed: 4,
      failed: 1,
      skipped: 1,
      failures: [{ name: 'a.e2e.ts › saves' }],
      unsteady: ['a.e2e.ts › closes'],
    });
  });
});

describe('what failed and runs again alone', () => {
  const failure = (name: string, alone?: string) => ({ name, ...(alone && { alone }) });
  const first = {
    passed: 8,
    failed: 3,
    skipped: 0,
    failures: [
      failure('slow', 'a.test.ts'),
      failure('wrong', 'a.test.ts'),
      failure('group, which does not load'),
    ],
  };

  it('has passed, and is named, when it passes then; what fails again or cannot run alone has failed', () => {
    const second = {
      passed: 4,
      failed: 1,
      skipped: 0,
      failures: [failure('wrong', 'a.test.ts')],
      passedNames: ['slow', 'others'],
    };
    expect(afterSecondTry(first, second)).toMatchObject({
      passed: 9,
      failed: 2,
      failures: [{ name: 'wrong' }, { name: 'group, which does not load' }],
      unsteady: ['slow'],
    });
  });

  it('stays failed when it did not run again, though something else passed', () => {
    const away = { passed: 4, failed: 1, skipped: 0, failures: [failure('a.test.ts, which does not load')] };
    expect(afterSecondTry(first, { ...away, passedNames: ['others'] })).toMatchObject({ failed: 3 });
    expect(afterSecondTry(first, { passed: 1, failed: 0, skipped: 1 })).toMatchObject({ failed: 3 });
  });

  it('stays failed when the second run crashes, fails elsewhere or runs nothing', () => {
    expect(afterSecondTry(first, { passed: 4, failed: 1, skipped: 0, failures: [] })).toEqual(first);
    expect(afterSecondTry(first, { passed: 0, failed: 0, skipped: 0 })).toEqual(first);
  });
});
