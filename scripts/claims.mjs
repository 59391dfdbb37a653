// @ts-check
// npm run claims [-- --users 2000 --only "pure noise"] Dates as simulated users whose ratings are noise, reads them everything the product
// says, and prints how many are told something that chance explains; then how often a real effect is found.
import { parseArgs } from 'node:util';
import { loadSource } from './lib/load-source.mjs';

const { values } = parseArgs({
  options: { users: { type: 'string', default: '2000' }, only: { type: 'string' } },
});
const users = Number(values.users);
const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);

process.env.NODE_ENV = 'production';
/** @type {typeof import('./claims/report')} */
const report = await loadSource('scripts/claims/report.ts');
report.reportTime(say);
report.reportPower(Math.min(users, 1000), say);
say('');
report.reportNoise(users, say, values.only);
