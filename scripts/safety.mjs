// @ts-check
// npm run safety: prints how many of the labeled sentences Alex's safety check finds, by language and kind, for the half it
// was tuned on and the half it wasn't.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const path = (/** @type {string} */ name) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const FOLDER = 'backend/src/alex/safety/evaluation';

/** @type {{ module: typeof import('../backend/src/alex/safety/evaluation/evaluation') }} */
const { module: evaluation } = await runnerImport(path(`${FOLDER}/evaluation.ts`), {
  root: path('.'),
  configFile: false,
  logLevel: 'error',
  resolve: { alias: { '#contract': path('libs/contract') } },
});
const sentences = evaluation.readSentences(readFileSync(path(`${FOLDER}/sentences.tsv`), 'utf8'));
for (const line of evaluation.tablesOf(sentences)) process.stdout.write(`${line}\n`);
