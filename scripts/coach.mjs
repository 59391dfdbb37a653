// @ts-check
// npm run coach:accuracy  Trains on the examples for training and prints how the held-out ones are understood.
// npm run coach:train     Trains on all of them and writes what the product ships with.
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { loadSource, projectPath } from './lib/load-source.mjs';

const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);

/** @type {typeof import('./coach/examples')} */
const { readExamples } = await loadSource('scripts/coach/examples.ts');
const examples = readExamples(readFileSync(projectPath('backend/data/coach-utterances.tsv'), 'utf8'));
if (process.argv[2] === 'train') {
  /** @type {typeof import('./coach/train')} */
  const { train } = await loadSource('scripts/coach/train.ts');
  const weights = gzipSync(JSON.stringify(train(examples)), { level: 9 });
  writeFileSync(projectPath('backend/data/coach-intents.json.gz'), weights);
  say(`${examples.length} examples, ${Math.round(weights.length / 1000)} kB`);
} else {
  /** @type {typeof import('./coach/accuracy-report')} */
  const { reportAccuracy } = await loadSource('scripts/coach/accuracy-report.ts');
  reportAccuracy(examples, say);
}
