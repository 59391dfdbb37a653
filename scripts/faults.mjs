// @ts-check
// npm run faults [-- --short] [-- --only <words of a name>]... Causes each fault on real processes and prints what was
// lost, doubled, ended and how soon it worked again. Fails when one of them does not hold. The short form causes each
// only a few times, two at once, and allows three times as long to recover.
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { FAULTS } from './faults/all.mjs';
import { holds } from './faults/fault.mjs';

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [''] },
    report: { type: 'string' },
  },
});
const AT_ONCE = 2;
const length = values.short ? 'short' : 'full';
// The short form runs within npm test, on a machine that may be busy with more than this.
const slack = values.short ? 3 : 1;
const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);

const chosen = FAULTS.filter(({ name }) =>
  values.only.some((words) => name.toLowerCase().includes(words.toLowerCase())),
);
if (chosen.length === 0) throw new Error(`No fault's name contains "${values.only.join('" or "')}".`);
/** @type {import('./testing/runners.mjs').Failure[]} */
const failures = [];
const count = { passed: 0, failed: 0, skipped: 0, failures };
say(`Load before: ${loadavg()[0]?.toFixed(1)}`);
say('| fault | rounds | done | lost | doubled | exits | recovery s (allowed) | holds | other answers |');
say('|---|---|---|---|---|---|---|---|---|');

/** Causes one fault, and prints and counts what came of it. @param {import('./faults/fault.mjs').Fault} fault */
async function cause({ name, run }) {
  const outcome = await run(length).catch((/** @type {Error} */ error) => ({ error: error.message }));
  if ('error' in outcome) {
    count.failed += 1;
    failures.push({ name, alone: name });
    say(`| ${name} | | | | | | | NO | ${outcome.error} |`);
  } else if ('skipped' in outcome) {
    count.skipped += 1;
    say(`| ${name} | | | | | | | skipped | ${outcome.skipped} |`);
  } else {
    const { rounds, done, lost, doubled, exits, recoveryMs, note = '' } = outcome;
    const allowedMs = outcome.allowedMs * slack;
    const isHeld = holds({ ...outcome, allowedMs });
    count[isHeld ? 'passed' : 'failed'] += 1;
    const recovery = `${(recoveryMs / 1000).toFixed(1)} (${allowedMs / 1000})`;
    if (!isHeld) failures.push({ name, alone: name });
    say(
      `| ${name} | ${rounds} | ${done} | ${lost} | ${doubled} | ${exits} | ${recovery} | ${isHeld ? 'yes' : 'NO'} | ${note} |`,
    );
  }
}

// Each fault has a product and servers of its own, and is mostly waiting.
const left = chosen.filter(({ alone }) => !alone);
const inTurn = async () => {
  for (let fault = left.shift(); fault; fault = left.shift()) await cause(fault);
};
await Promise.all(Array.from({ length: values.short ? AT_ONCE : 1 }, inTurn));
for (const fault of chosen.filter(({ alone }) => alone)) await cause(fault);
if (values.report) writeFileSync(values.report, JSON.stringify(count));
say(`${count.passed} held, ${count.failed} did not`);
process.exitCode = count.failed === 0 ? 0 : 1;
