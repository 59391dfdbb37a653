import { disclosureIn } from '../../backend/src/safety/disclosure';
import { tablesOf } from '../../backend/src/safety/evaluation/evaluation';
import { readLabeledSentences, readUtterances } from './examples';

export function reportSafety(root: string, say: (line: string) => void): void {
  for (const line of tablesOf(readLabeledSentences(root))) say(line);
  say('');
  const utterances = readUtterances(root);
  const taken = utterances.filter((text) => disclosureIn(text) !== null);
  say(`${taken.length} of ${utterances.length} messages to the coach are taken for a disclosure:`);
  for (const text of taken) say(`  ${text}`);
}
