// @ts-check
// npm run claims [-- --users 2000 --only "pure noise"] Dates as simulated users whose ratings are noise, reads them everything the product
// says, and prints how many are told something that chance explains; then how often a real effect is found.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

const { values } = parseArgs({
  options: { users: { type: 'string', default: '2000' }, only: { type: 'string' } },
});
const users = Number(values.users);
const path = (/** @type {string} */ name) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);

process.env.NODE_ENV = 'production';
/** @type {{ module: typeof import('./claims/report') }} */
const { module: report } = await runnerImport(path('scripts/claims/report.ts'), {
  root: path('.'),
  configFile: false,
  logLevel: 'error',
  // The server's code is compiled to CommonJS, and finds the project's files from where it lies.
  define: { __dirname: JSON.stringify(path('backend/src')) },
  resolve: { alias: { '#contract': path('libs/contract'), '#scoring': path('libs/scoring') } },
});
report.reportTime(say);
report.reportPower(Math.min(users, 1000), say);
say('');
report.reportNoise(users, say, values.only);
