// @ts-check
// npm run coach:answers [-- --questions scripts/coach-answers/questions.tsv]  Asks the built-in coach the questions of three made-up daters, each in one
// conversation, and prints its answers as Markdown.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

const path = (/** @type {string} */ name) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const { values } = parseArgs({
  options: { questions: { type: 'string', default: path('scripts/coach-answers/questions.tsv') } },
});

process.env.NODE_ENV = 'production';
/** @type {{ module: typeof import('./coach-answers/transcript') }} */
const { module } = await runnerImport(path('scripts/coach-answers/transcript.ts'), {
  root: path('.'),
  configFile: false,
  logLevel: 'error',
  // The server's code is compiled to CommonJS, and finds the project's files from where it lies.
  define: { __dirname: JSON.stringify(path('backend/src')) },
  resolve: { alias: { '#contract': path('libs/contract'), '#scoring': path('libs/scoring') } },
});
module.transcript(values.questions).forEach(({ dater, question, answer }, index) => {
  process.stdout.write(`### ${index + 1}. ${dater}: ${question}\n\n${answer}\n\n`);
});
