import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { grouped, SUITES } from '../testing/group-tests.mjs';

const ROOT = join(__dirname, '../..');
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.test\.tsx?$/.test(file));

describe.each(SUITES)('the test files of $folder', (suite) => {
  const groups = grouped(ROOT, suite);

  it('are each in exactly one group', () => {
    expect(groups.flat().sort()).toEqual(
      tracked.filter((file) => file.startsWith(`${suite.folder}/`)).sort(),
    );
  });

  it('are alone when they replace a module', () => {
    for (const group of groups.filter(({ length }) => length > 1))
      for (const file of group) expect(readFileSync(join(ROOT, file), 'utf8')).not.toContain('jest.mock(');
  });
});

it('every test file is in a suite, or one of the tools', () => {
  const folders = [...SUITES.map(({ folder }) => folder), 'scripts/test'];
  expect(tracked.filter((file) => !folders.some((folder) => file.startsWith(`${folder}/`)))).toEqual([]);
});

it('what cleans up after the client’s tests is loaded before their groups, or only the first file would have it', () => {
  const folder = 'frontend/test';
  const cleaning = readdirSync(join(ROOT, folder))
    .filter((file) => file !== 'setup.ts')
    .map((file) => `${folder}/${file}`)
    .filter((file) => /^(?:after|before)Each\(/m.test(readFileSync(join(ROOT, file), 'utf8')));
  const { hooks = [] } = SUITES.find(({ project }) => project === 'frontend') ?? {};
  expect([...hooks].sort()).toEqual(cleaning.sort());
});
