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

  it('a jest file that does not load as one failure', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ];
    const report = { numPassedTests: 1, numFailedTests: 1, numPendingTests: 0, testResults };
    expect(countJest(report)).toEqual({ passed: 1, failed: 2, skipped: 0 });
  });

  it('counts a browser test that passed only on the second try as failed', () => {
    const stats = { expected: 3, flaky: 1, unexpected: 2, skipped: 1 };
    expect(countPlaywright({ stats })).toEqual({ passed: 3, failed: 3, skipped: 1 });
  });
});
