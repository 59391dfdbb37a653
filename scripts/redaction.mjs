// @ts-check
// npm run redaction [-- --leaks]   Conceals the labeled phrases as a model would get them, and prints how many still
// hold what must not leave; with --leaks also the phrases of the tuning half that do, and what ordinary text loses.
import { parseArgs } from 'node:util';
import { loadSource } from './lib/load-source.mjs';

const { values } = parseArgs({ options: { leaks: { type: 'boolean', default: false } } });
const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);

/** @type {typeof import('../backend/test/support/dating/redaction-report')} */
const report = await loadSource('backend/test/support/dating/redaction-report.ts');
if (values.leaks) {
  for (const { half, text, sent, hasLeaked } of report.phrases())
    if (hasLeaked && half === 'tuning') say(`leaked:  ${text}\n      -> ${sent}`);
  for (const { text, sent, removed } of report.ordinarySentences())
    if (removed > 0) say(`removed: ${text}\n      -> ${sent}`);
}
say(report.redactionTable());
