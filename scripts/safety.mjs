// @ts-check
// npm run safety        Prints how many of the labeled sentences Alex's safety check finds, by language and kind, for the half
//                       it was tuned on and the half it wasn't; and how many messages to the coach it takes for one.
// npm run safety:train  Learns from backend/data/safety-examples.tsv and writes what the product ships with.
import { writeFileSync } from 'node:fs';
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
    // The server's code is compiled to CommonJS, and finds the project's files from where it lies.
    define: { __dirname: JSON.stringify(path('backend/src')) },
    resolve: { alias: { '#contract': path('libs/contract'), '#scoring': path('libs/scoring') } },
  });
  return /** @type {T} */ (module);
}

/** @type {typeof import('./safety/examples')} */
const { readTrainingExamples } = await load('scripts/safety/examples.ts');
if (process.argv[2] === 'train') {
  /** @type {typeof import('./safety/train')} */
  const { trainSafety } = await load('scripts/safety/train.ts');
  const examples = readTrainingExamples(path('.'));
  const weights = gzipSync(JSON.stringify(trainSafety(examples)), { level: 9 });
  writeFileSync(path('backend/data/safety-classifier.json.gz'), weights);
  say(`${examples.length} examples, ${Math.round(weights.length / 1000)} kB`);
} else {
  /** @type {typeof import('./safety/report')} */
  const { reportSafety } = await load('scripts/safety/report.ts');
  reportSafety(path('.'), say);
}
