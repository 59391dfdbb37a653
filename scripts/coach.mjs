// @ts-check
// npm run coach:accuracy  Trains on the examples for training and prints how the held-out ones are understood.
// npm run coach:train     Trains on all of them and writes what the product ships with.
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { loadSource, projectPath } from './lib/load-source.mjs';

const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);

/** @type {typeof import('./coach/examples')} */
const { readCaseMessages, readExamples } = await loadSource('scripts/coach/examples.ts');
/** @type {typeof import('../backend/src/alex/coach/cases/case-library')} */
const { readCases } = await loadSource('backend/src/alex/coach/cases/case-library.ts');
const read = (/** @type {string} */ name) => readFileSync(projectPath(`backend/data/${name}`), 'utf8');
const examples = readExamples(read('coach-utterances.tsv'));
const messages = readCaseMessages(read('coach-messages.tsv'));
const cases = readCases();
if (process.argv[2] === 'train') {
  /** @type {typeof import('./coach/train')} */
  const { train, trainCases, trainTurns } = await loadSource('scripts/coach/train.ts');
  for (const [name, trained, what] of /** @type {const} */ ([
    ['coach-intents', train(examples), `${examples.length} examples`],
    [
      'coach-cases',
      trainCases(cases, messages, examples),
      `${cases.length} cases, ${messages.length} messages`,
    ],
    ['coach-turns', trainTurns(messages), `${messages.length} messages`],
  ])) {
    const weights = gzipSync(JSON.stringify(trained), { level: 9 });
    writeFileSync(projectPath(`backend/data/${name}.json.gz`), weights);
    say(`${what}, ${Math.round(weights.length / 1000)} kB`);
  }
} else {
  /** @type {typeof import('./coach/accuracy-report')} */
  const { reportAccuracy } = await loadSource('scripts/coach/accuracy-report.ts');
  reportAccuracy(examples, say);
  say('');
  /** @type {typeof import('./coach/case-accuracy')} */
  const { reportCaseAccuracy } = await loadSource('scripts/coach/case-accuracy.ts');
  reportCaseAccuracy({ cases, messages, examples }, say);
}
