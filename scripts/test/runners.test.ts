import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countJest, countPlaywright, outcome } from '../testing/runners.mjs';
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
      failures: ['broken.test.ts, which does not load', 'sums.test.ts › adds up'],
    });
  });

  it('counts a browser test that passed only on the second try as failed', () => {
    const stats = { expected: 3, flaky: 1, unexpected: 1, skipped: 1 };
    const spec = (title: string, status: string) => ({ file: 'a.e2e.ts', title, tests: [{ status }] });
    const suites = [
      { specs: [spec('opens', 'expected'), spec('closes', 'flaky')] },
      { suites: [{ specs: [spec('saves', 'unexpected')] }] },
    ];
    expect(countPlaywright({ stats, suites })).toEqual({
      passed: 3,
      failed: 2,
      skipped: 1,
      failures: ['a.e2e.ts › closes (only on the second try)', 'a.e2e.ts › saves'],
    });
  });
});
