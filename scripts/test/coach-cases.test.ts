import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWeights } from '../../backend/src/words/learned/trained-weights';
import { caseGuess } from '../../backend/src/alex/coach/cases/case-classifier';
import { disclosureIn } from '../../backend/src/safety/disclosure';
import { caseNamed, readCases } from '../../backend/src/alex/coach/cases/case-library';
import { READ_GATE } from '../../backend/src/alex/coach/cases/case-asked';
import { heldOutCaseAccuracy } from '../coach/case-accuracy';
import { readCaseMessages, readExamples } from '../coach/examples';
import { casesFingerprint, turnsFingerprint } from '../coach/train';
import { ROOT } from './support/processes';
import { answersTo } from './support/coach-conversation';

const cases = readCases();
const messages = readCaseMessages(readFileSync(join(ROOT, 'backend/data/coach-messages.tsv'), 'utf8'));

const examples = readExamples(readFileSync(join(ROOT, 'backend/data/coach-utterances.tsv'), 'utf8'));
const FEWEST_MESSAGES = 20;
/** Told indirectly, so that it reads like several situations. */
const UNCLEAR = 'i keep folding his sweater';

describe('the library of situations', () => {
  it('has 250 of them, each in several words and under a name of its own', () => {
    expect(cases.length).toBeGreaterThanOrEqual(250);
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
    for (const { name, phrasings, answers } of cases)
      expect([name, phrasings.length >= 3, answers.length >= 1]).toEqual([name, true, true]);
  });

  it('is what the classifier learned from (else: npm run coach:train)', () =>
    expect([
      readWeights('coach-cases.json.gz').examples,
      readWeights('coach-turns.json.gz').examples,
    ]).toEqual([casesFingerprint(cases, messages), turnsFingerprint(messages)]));

  it('is found by nearly all of its own phrasings', () => {
    const all = cases.flatMap(({ name, phrasings }) => phrasings.map((text) => ({ name, text })));
    const found = all.filter(({ name, text }) => caseGuess(text)?.name === name);
    expect(found.length / all.length).toBeGreaterThanOrEqual(0.85);
  });
});

describe('messages of the library', () => {
  it('has enough of every situation, and says everything once', () => {
    const opening = messages.filter(({ turn }) => turn === 'opens');
    const scarce = cases.filter(
      ({ name }) => opening.filter(({ situation }) => situation === name).length < FEWEST_MESSAGES,
    );
    expect(scarce.map(({ name }) => name)).toEqual([]);
    expect(new Set(messages.map(({ text }) => text.toLowerCase())).size).toBe(messages.length);
    expect(messages.filter(({ situation }) => !caseNamed(situation))).toEqual([]);
  });

  it('teaches enough to hear about half of what is said plainly, and has never been seen', () => {
    const { plain, indirect, turns } = heldOutCaseAccuracy({ cases, messages, examples }, READ_GATE);
    expect(plain.all).toBeGreaterThanOrEqual(2500);
    expect(plain.right).toBeGreaterThanOrEqual(0.48);
    expect(plain.wrong).toBeLessThanOrEqual(0.28);
    expect(indirect.right).toBeGreaterThanOrEqual(0.11);
    expect(turns.right).toBeGreaterThanOrEqual(0.78);
  }, 300_000);
});

describe('every situation of the library', () => {
  it('has a title of its own, and three things to say to whatever is told next', () => {
    expect(new Set(cases.map(({ title }) => title)).size).toBe(cases.length);
    for (const { name, title, further } of cases)
      expect([name, title === null || title.length > 34, further.length]).toEqual([name, false, 3]);
  });

  it('is what a tap on its title means', async () => {
    for (const { title } of cases) expect([title, disclosureIn(title ?? '')]).toEqual([title, null]);
    for (const { title, answers } of cases.filter((_, index) => index % 25 === 0)) {
      const [answer] = await answersTo('mina', title ?? '');
      const [longest = ''] = (answers[0] ?? '').split(/\{\w+\}/).sort((a, b) => b.length - a.length);
      expect(longest.length).toBeGreaterThan(20);
      expect(answer).toContain(longest.trim());
    }
  });

  it('is offered to be tapped where no more is heard than that something is told', async () => {
    const [answer, tapped] = await answersTo('mina', UNCLEAR, 'the first one');
    expect(answer).toMatch(/If it's one of these, tap it:\n.+\n.+/);
    expect(tapped).not.toMatch(/tap it/);
  });

  it('goes on with another thought each time something is added', async () => {
    const [, second, third, fourth] = await answersTo(
      'mina',
      'Sofia left me on read',
      'it was only a joke about the weather',
      'i really thought it was funny',
      'i made tea and stared at it',
    );
    expect([second, third, fourth].every((text) => text !== undefined)).toBe(true);
    expect(second).toMatch(/blank page/);
    expect(third).toMatch(/started your last few conversations/);
    expect(fourth).toMatch(/Set yourself an end/);
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
    expect(second).toMatch(/lend money|debt|being its bank/);
  });

  it('leaves questions about the records to the records', async () => {
    const [, compared] = await answersTo('ines', 'Oleg asked me to lend him 200 euros', 'who fits me best?');
    expect(compared).toMatch(/Daniel.*%/s);
  });
});
