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
  const { train, trainCases } = await loadSource('scripts/coach/train.ts');
  /** @type {typeof import('../backend/src/alex/coach/cases/case-library')} */
  const { readCases } = await loadSource('backend/src/alex/coach/cases/case-library.ts');
  const cases = readCases();
  for (const [name, trained, what] of /** @type {const} */ ([
    ['coach-intents', train(examples), `${examples.length} examples`],
    ['coach-cases', trainCases(cases, examples), `${cases.length} cases`],
  ])) {
    const weights = gzipSync(JSON.stringify(trained), { level: 9 });
    writeFileSync(projectPath(`backend/data/${name}.json.gz`), weights);
    say(`${what}, ${Math.round(weights.length / 1000)} kB`);
  }
} else {
  /** @type {typeof import('./coach/accuracy-report')} */
  const { reportAccuracy } = await loadSource('scripts/coach/accuracy-report.ts');
  reportAccuracy(examples, say);
}
