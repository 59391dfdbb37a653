import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { conversation } from '../coach-answers/transcript';

/** What an answer about each subject speaks of, whatever else it says. */
const SPEAKS_OF: Readonly<Record<string, RegExp>> = {
  'what-next': /comes first|best fit|still open|next|step/i,
  'whom-to-see': /Jonas|Sofia|Charlotte|Dev/,
  'drop-standard': /standard/i,
  'different-values': /both|want|differ|child|faith|food|convert|party|opinions|values/i,
  'stood-up': /wait|didn't come|sat there|sit|left/i,
  rejection: /\bno\b|turned down|answer|hurts|friend/i,
  nerves: /nerv|breathe|calm|walk|hour/i,
  ghosting: /silence|answer|message|word|vanish/i,
  'break-up': /kind|clear|honest|short/i,
  boundaries: /boundary|no\b|pace|room|evening|line|say/i,
  exclusivity: /exclusive|two of you|couple|the talk|seeing other|both|ask|just (?:the two of )?us|agreed/i,
  'meet-friends': /friend|family|parents|meet/i,
  money: /pay|bill|money|invite|spend|card|lend/i,
  distance: /distance|change|far|move|travel|visit|away|city/i,
  'last-date': /Sofia.*(?:November 14|%)/s,
  'last-seen': /(?:Jonas|Sofia|Charlotte).*(?:ago|on \w+day)/s,
  'my-notes': /note|nothing/i,
  draft: /Hi |Hey |[“:]\n?/,
  'questions-to-ask': /\?/,
  features: /Settings|Profile|profile|card|Details|button|choose|open|only you|ring|limit/i,
};
/** Answers that say nothing of the subject. */
const MISSED = /I'm not sure|say it in other words|There are two ways to go on|What would help you most/;

const LINES = readFileSync(join(__dirname, 'support/asked-subjects.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t') as [string, string]);

async function isAbout([subject, question]: [string, string]): Promise<boolean> {
  const [exchange] = await conversation([{ dater: 'mina', question }]);
  const answer = exchange?.answer ?? '';
  return SPEAKS_OF[subject]?.test(answer) === true && !MISSED.test(answer);
}

describe('a question asked at once', () => {
  it.each([...new Set(LINES.map(([subject]) => subject))])(
    'is heard in ten wordings: %s',
    async (subject) => {
      const asked = LINES.filter(([name]) => name === subject);
      expect(asked).toHaveLength(10);
      const missed: string[] = [];
      for (const line of asked) if (!(await isAbout(line))) missed.push(line[1]);
      expect(missed).toEqual([]);
    },
  );
});
