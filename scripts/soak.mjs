// @ts-check
// npm run soak [-- --minutes 10] Keeps one API and one worker at half of what they can do while the data grows, and
// prints memory, handles and table sizes with their slopes. Fails when the highest memory of the last quarter is 2 % or
// more above that of the quarter before.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { Product } from './faults/product.mjs';
import { growth, read, rise, watchMemory } from './soak/gauges.mjs';
import { keepBusy } from './soak/load.mjs';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } });
const minutes = Number(values.minutes);
const READINGS = 20;
const WARM_UP_SECONDS = 20;
const MOST_PERCENT = 2;
const SMALL_MB = 0.05;
/** So many that each has about ten dates at the end, as people have, and not hundreds. */
const MEMBERS = 4_000;

const isMemory = (/** @type {string} */ name) => name.endsWith('RSS MB');
const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);

const product = await Product.start({ members: MEMBERS });
try {
  say(`Load before: ${loadavg()[0]?.toFixed(1)}`);
  const most = await keepBusy(product, WARM_UP_SECONDS, Infinity);
  const perSecond = most.perSecond / 2;
  say(`${most.perSecond.toFixed(0)} answers/s at most; ${minutes} minutes at ${perSecond.toFixed(0)}/s`);
  /** @type {import('./soak/gauges.mjs').Reading[]} */
  const readings = [];
  let failed = 0;
  for (let index = 1; index <= READINGS; index += 1) {
    const leastMemory = watchMemory(product);
    failed += (await keepBusy(product, (minutes * 60) / READINGS, perSecond)).failed;
    readings.push({
      minutes: (index * minutes) / READINGS,
      values: { ...leastMemory(), ...(await read(product)) },
    });
    const { 'api RSS MB': api = 0, 'worker RSS MB': worker = 0 } = readings.at(-1)?.values ?? {};
    say(
      `${((index * minutes) / READINGS).toFixed(1)} min: API ${api.toFixed(0)} MB, worker ${worker.toFixed(0)} MB`,
    );
  }
  const half = readings.slice(READINGS / 2);
  const last = readings.at(-1)?.values ?? {};
  say('\n| what | at the end | a minute, second half | second half |');
  say('|---|---|---|---|');
  for (const [name, value] of Object.entries(last)) {
    const { perMinute, percent } = isMemory(name)
      ? { ...growth(half, name), percent: rise(half, name) }
      : growth(half, name);
    if (name.endsWith(' MB') && value < SMALL_MB) continue;
    say(`| ${name} | ${value.toFixed(2)} | ${perMinute.toFixed(3)} | ${percent.toFixed(1)} % |`);
  }
  const grown = Object.keys(last).filter((name) => isMemory(name) && rise(half, name) >= MOST_PERCENT);
  say(`\n${failed} answers were not 2xx, ${product.exits} processes ended`);
  say(grown.length === 0 ? 'Memory holds.' : `Memory grows: ${grown.join(', ')}`);
  process.exitCode = grown.length === 0 && failed === 0 && product.exits === 0 ? 0 : 1;
} finally {
  await product.stop();
}
