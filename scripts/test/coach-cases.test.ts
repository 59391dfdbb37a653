import { readWeights } from '../../backend/src/words/learned/trained-weights';
import { caseGuess } from '../../backend/src/alex/coach/cases/case-classifier';
import { readCases } from '../../backend/src/alex/coach/cases/case-library';
import { casesFingerprint } from '../coach/train';
import { conversation } from '../coach-answers/transcript';
import type { DaterName } from '../coach-answers/daters';

const cases = readCases();

async function answersTo(dater: DaterName, ...messages: string[]): Promise<string[]> {
  return (await conversation(messages.map((question) => ({ dater, question })))).map(({ answer }) => answer);
}

describe('the library of situations', () => {
  it('has 250 of them, each in several words and under a name of its own', () => {
    expect(cases.length).toBeGreaterThanOrEqual(250);
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
    for (const { name, phrasings, answers } of cases)
      expect([name, phrasings.length >= 3, answers.length >= 1]).toEqual([name, true, true]);
  });

  it('is what the classifier learned from (else: npm run coach:train)', () =>
    expect(readWeights('coach-cases.json.gz').examples).toBe(casesFingerprint(cases)));

  it('is found by nearly all of its own phrasings', () => {
    const all = cases.flatMap(({ name, phrasings }) => phrasings.map((text) => ({ name, text })));
    const found = all.filter(({ name, text }) => caseGuess(text)?.name === name);
    expect(found.length / all.length).toBeGreaterThanOrEqual(0.85);
  });
});

describe('a situation in a conversation', () => {
  it('is answered, reasoned about and put into words', async () => {
    const [advice, words, shorter, why] = await answersTo(
      'ines',
      'Oleg asked me to lend him 200 euros',
      'how do i say no to that',
      'shorter',
      'why?',
    );
    expect(advice).toMatch(/say no, kindly/);
    expect(words).toMatch(/don't lend money to people I'm getting to know.*I hope/s);
    expect(shorter).not.toMatch(/I hope/);
    expect(why).toMatch(/turns a date into a debt/);
  });

  it('goes on when more is told, without saying the same twice', async () => {
    const [first, second] = await answersTo(
      'ines',
      'Oleg asked me to lend him 200 euros',
      'he has only been here for a year',
    );
    expect(second).not.toBe(first);
    expect(second).toMatch(/lend money|debt/);
  });

  it('leaves questions about the records to the records', async () => {
    const [, compared] = await answersTo('ines', 'Oleg asked me to lend him 200 euros', 'who fits me best?');
    expect(compared).toMatch(/Daniel.*%/s);
  });
});
