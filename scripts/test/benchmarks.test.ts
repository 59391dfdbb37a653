import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

jest.setTimeout(120_000);

it('measures every query of the console on accounts of today’s shape', () => {
  const script = join(__dirname, '../bench-admin.mjs');
  const sizes = ['--users', '300', '--matches', '900', '--calls', '1'];
  const output = execFileSync(process.execPath, [script, ...sizes], { encoding: 'utf8' });
  expect(output).toContain('| search: a whole name |');
});
