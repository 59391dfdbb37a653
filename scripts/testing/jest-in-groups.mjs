// @ts-check
// Runs jest on all tests in groups; arguments are jest's. `npm run jest` runs single files.
import { fileURLToPath } from 'node:url';
import { spawnSync } from 'node:child_process';
import { groupTests } from './group-tests.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
groupTests(root);
const { status } = spawnSync(
  process.execPath,
  ['node_modules/jest/bin/jest.js', '--config', 'jest.config.js', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit', env: { ...process.env, TEST_GROUPS: '1' } },
);
process.exitCode = status ?? 1;
