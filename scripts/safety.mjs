// @ts-check
// npm run safety        Prints how many of the labeled sentences Alex's safety check finds, by language and kind, for the half
//                       it was tuned on and the half it wasn't; and how many messages to the coach it takes for one.
// npm run safety:train  Learns from backend/data/safety-examples.tsv and writes what the product ships with.
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { loadSource, projectPath } from './lib/load-source.mjs';

const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);

/** @type {typeof import('./safety/examples')} */
const { readTrainingExamples } = await loadSource('scripts/safety/examples.ts');
if (process.argv[2] === 'train') {
  /** @type {typeof import('./safety/train')} */
  const { trainSafety } = await loadSource('scripts/safety/train.ts');
  const examples = readTrainingExamples(projectPath('.'));
  const weights = gzipSync(JSON.stringify(trainSafety(examples)), { level: 9 });
  writeFileSync(projectPath('backend/data/safety-classifier.json.gz'), weights);
  say(`${examples.length} examples, ${Math.round(weights.length / 1000)} kB`);
} else {
  /** @type {typeof import('./safety/report')} */
  const { reportSafety } = await loadSource('scripts/safety/report.ts');
  reportSafety(projectPath('.'), say);
}
