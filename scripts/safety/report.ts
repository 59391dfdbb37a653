import { disclosureIn } from '../../backend/src/safety/disclosure';
import { tablesOf } from '../../backend/src/safety/evaluation/evaluation';
import { everydayAlarms } from './everyday';
import { readLabeledSentences, readUtterances } from './examples';

export function reportSafety(root: string, say: (line: string) => void): void {
  for (const line of tablesOf(readLabeledSentences(root))) say(line);
  say('');
  const utterances = readUtterances(root);
  const taken = utterances.filter((text) => disclosureIn(text) !== null);
  say(`${taken.length} of ${utterances.length} messages to the coach are taken for a disclosure:`);
  for (const text of taken) say(`  ${text}`);
  const everyday = everydayAlarms(root);
  const share = ((100 * everyday.taken.length) / everyday.all).toFixed(1);
  say('');
  say(
    `Held out, not learned from: ${everyday.taken.length} of ${everyday.all} everyday messages (${share}%) are taken for one.`,
  );
}
