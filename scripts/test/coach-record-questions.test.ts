import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { meaningOf } from '../../backend/src/alex/coach/meaning';
import type { Turn } from '../../backend/src/alex/coach/understanding/conversation-memory';
import { daterOf } from '../coach-answers/daters';
import { conversation, factsOf } from '../coach-answers/transcript';

type DaterName = Parameters<typeof conversation>[0][number]['dater'];

const rowsOf = (file: string): string[][] =>
  readFileSync(join(__dirname, '../coach-answers', file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));

async function lastAnswer(dater: string, before: string, message: string): Promise<string> {
  const said = [...before.split(' | ').filter((one) => one !== ''), message];
  const exchanges = await conversation(said.map((question) => ({ dater: dater as DaterName, question })));
  return exchanges.at(-1)?.answer ?? '';
}

describe('questions about the records, in people’s own words', () => {
  it.each(rowsOf('asked-of-records.tsv'))('%s, after "%s": "%s"', async (dater, before, message, facts) => {
    const answer = await lastAnswer(dater ?? '', before ?? '', message ?? '');
    for (const fact of (facts ?? '').split(' && ')) expect(answer).toContain(fact);
  });

  it.each(rowsOf('not-asked-of-records.tsv'))(
    'leaves alone what only sounds like one: %s, after "%s": "%s"',
    async (dater, before, message) => {
      const said = (before ?? '').split(' | ').filter((one) => one !== '');
      const exchanges = await conversation(said.map((question) => ({ dater: dater as DaterName, question })));
      const history = exchanges.flatMap(({ question, answer }): Turn[] => [
        { role: 'user', message: question, references: [] },
        { role: 'alex', message: answer, references: [], coach: 'built-in' },
      ]);
      const facts = factsOf(daterOf(dater as DaterName));
      const { situation } = meaningOf(message ?? '', history, facts).understanding;
      expect(situation ?? '').not.toMatch(/^record-/);
    },
  );
});
