// @ts-check
// npm run fuzz [-- <requests per route> [<seed>]] Sends every route of the built API requests that are valid except for
// one spoiled part (5,000 each), and prints how they were answered. Fails when the server fails on any of them.
import { spawn } from 'node:child_process';
import { ROOT } from './launch/launch.mjs';

const [requests = '5000', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);
console.log(`${requests} requests a route, seed ${seed}`);
const child = spawn(
  process.execPath,
  [
    'node_modules/jest/bin/jest.js',
    '--config',
    'jest.config.js',
    '--selectProjects',
    'api',
    '--',
    'api/fuzz',
  ],
  {
    cwd: ROOT,
    env: { ...process.env, FUZZ_REQUESTS: requests, FUZZ_SEED: seed },
    stdio: 'inherit',
  },
);
child.once('exit', (code) => process.exit(code ?? 1));
