// @ts-check
// npm run coach:accuracy  Trains on the examples for training and prints how the held-out ones are understood.
// npm run coach:train     Trains on all of them and writes what the product ships with.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { runnerImport } from 'vite';

const path = (/** @type {string} */ name) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);

/** @template T @param {string} file @returns {Promise<T>} */
async function load(file) {
  const { module } = await runnerImport(path(file), {
    root: path('.'),
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '#contract': path('libs/contract'), '#scoring': path('libs/scoring') } },
  });
  return /** @type {T} */ (module);
}

/** @type {typeof import('./coach/examples')} */
const { readExamples } = await load('scripts/coach/examples.ts');
const examples = readExamples(readFileSync(path('backend/data/coach-utterances.tsv'), 'utf8'));
if (process.argv[2] === 'train') {
  /** @type {typeof import('./coach/train')} */
  const { train } = await load('scripts/coach/train.ts');
  const weights = gzipSync(JSON.stringify(train(examples)), { level: 9 });
  writeFileSync(path('backend/data/coach-intents.json.gz'), weights);
  say(`${examples.length} examples, ${Math.round(weights.length / 1000)} kB`);
} else {
  /** @type {typeof import('./coach/accuracy-report')} */
  const { reportAccuracy } = await load('scripts/coach/accuracy-report.ts');
  reportAccuracy(examples, say);
}
