// @ts-check
// npm run coach:answers [-- --questions file.tsv]
// Asks the built-in coach the questions of three made-up daters and prints its answers as Markdown.
import { parseArgs } from 'node:util';
import { loadSource, projectPath } from './lib/load-source.mjs';

const { values } = parseArgs({
  options: { questions: { type: 'string', default: projectPath('scripts/coach-answers/questions.tsv') } },
});

process.env.NODE_ENV = 'production';
/** @type {typeof import('./coach-answers/transcript')} */
const module = await loadSource('scripts/coach-answers/transcript.ts');
(await module.transcript(values.questions)).forEach(({ dater, question, answer }, index) => {
  process.stdout.write(`### ${index + 1}. ${dater}: ${question}\n\n${answer}\n\n`);
});
