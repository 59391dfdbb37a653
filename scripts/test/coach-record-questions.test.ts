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

  it.each([
    ['lena', '', 'what is the trust rating of Jan', 'You rated Jan 7 of 10 on Trust and Reliability'],
    ['walter', '', 'the patience rating of Margaret?', 'You rated Margaret 7 of 10 on Patience'],
    ['noor', 'sam is nice', 'how many dates with him overall', "You've scored 3 dates with Sam"],
    ['noor', '', 'who have i seen least recently', 'Longest ago: Sam'],
    ['noor', 'sam is nice', 'what is his biggest weakness', 'Sam is lowest on Communication Quality'],
    ['noor', 'tell me about sam', 'which ones are provisional', "That's the case with no one"],
    ['rory', '', 'how far behind is wes', 'Wes is at 68% and Mateo at 85%'],
    ['mina', '', 'who is below my limit', 'Charlotte is below your must-have'],
  ])(
    'is about the one and the time that are meant: %s, after "%s": "%s"',
    async (dater, before, message, fact) => expect(await lastAnswer(dater, before, message)).toContain(fact),
  );

  it.each([
    ['kayla', 'why is tyler behind dre'],
    ['kayla', 'what does tyler need to pass dre'],
    ['kayla', 'which date was my best'],
  ])('never passes over a must-have: %s, "%s"', async (dater, message) =>
    expect(await lastAnswer(dater, '', message)).toContain('Dre is below your must-have Loyalty'),
  );

  it.each([
    ['sam was late', 'why is she so far ahead of me'],
    ['', 'his biggest weakness is me'],
    ['', 'best date ever!!'],
    ['', 'my best date was with sam'],
    ['sam is nice', 'i wonder when i see him again'],
    ['sam is nice', 'when can i see him'],
    ['sam is nice', 'how many women has he dated'],
    ['sam is nice', 'how often does he go out'],
    ['sam is nice', 'how many times has he put me down'],
    ['sam is nice', 'how many times do i let him'],
    ['sam is nice', 'when did he first put me down'],
    ['sam is nice', 'who did he date last'],
    ['sam is nice', 'who hung out with him last night'],
    ['when did i last see sam', 'is he missing me'],
    ['sam is nice', 'what did i write him last night'],
    ['sam is nice', 'what has he given me the first time'],
    ['sam is nice', 'what are his limits'],
    ['sam is nice', 'does he have a limit'],
    ['sam is nice', 'is his smoking a dealbreaker'],
    ['sam is nice', 'did he cross my limits'],
    ['sam is nice', 'is he pushing my limits'],
    ['', 'I forgot my limit and slept with him'],
    ['what did i give sam for faith', 'did he go too far the last time'],
    ['what did i give sam for faith', 'what did i do to him last night'],
    ["who's ahead?", 'so is he the one'],
    ["who's ahead?", 'and does he know'],
    ['how many dates with sam', 'so can i see him'],
  ])('leaves what someone does, feels or crosses to the rest: after "%s": "%s"', (before, message) => {
    const facts = factsOf(daterOf('noor'));
    const history = before === '' ? [] : [{ role: 'user' as const, message: before, references: [] }];
    expect(meaningOf(message, history, facts).understanding.situation ?? '').not.toMatch(/^record-/);
  });

  it('leaves whether someone respects a limit alone where respect is a standard', () => {
    const { understanding } = meaningOf('does gary respect my limits', [], factsOf(daterOf('denise')));
    expect(understanding.situation ?? '').not.toMatch(/^record-/);
  });

  it('reads a long message of small words quickly', () => {
    const start = performance.now();
    meaningOf(`${'oh and '.repeat(280)}hm`, [], factsOf(daterOf('noor')));
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});
