import { toAnswer } from '../../backend/src/alex/answer';
import type { Asked } from '../../backend/src/alex/coach/asked';
import { answerBuiltIn } from '../../backend/src/alex/coach/built-in-coach';
import { SITUATION_NAMES, situationNamed } from '../../backend/src/alex/coach/situations/all-situations';
import { INTENT_NAMES } from '../../backend/src/alex/coach/intents';
import type { CoachFacts, MatchFact } from '../../backend/src/alex/facts';
import { daterOf, TODAY } from '../coach-answers/daters';
import { factsOf } from '../coach-answers/transcript';

const BEGINNER = daterOf('theo');
const NEW = { ...BEGINNER, matches: [], account: { ...BEGINNER.account, standards: [] } };
const STATES: Readonly<Record<string, CoachFacts>> = {
  'no standards and no one': factsOf(NEW),
  'standards and no one': factsOf({ ...BEGINNER, matches: [] }),
  'one date': factsOf(BEGINNER),
  'several people': factsOf(daterOf('mina')),
  'a must-have that someone is below': factsOf(daterOf('ruth')),
};

function answerTo(facts: CoachFacts, asked: Partial<Asked>) {
  const nothing = {
    guesses: [],
    isGuess: false,
    isTold: false,
    topic: null,
    matches: [],
    standards: [],
    ideas: [],
    notes: [],
    isRepeated: false,
    wishes: [],
    message: '',
    history: [],
    situation: null,
  };
  return toAnswer(answerBuiltIn({ ...nothing, intent: null, facts, today: TODAY, ...asked }), 'built-in');
}

/** Every run of digits in an answer that no reference covers. */
function ungroundedFigures({ response, references }: ReturnType<typeof toAnswer>): string[] {
  return [...response.matchAll(/\d+/g)]
    .filter(({ index }) => references.every(({ start, end }) => index < start || index >= end))
    .map(([digits]) => digits);
}

const whom = (facts: CoachFacts): (readonly MatchFact[])[] => [
  [],
  ...facts.matches.map((match) => [match]),
  facts.matches.slice(0, 2),
];

describe.each(Object.entries(STATES))('with %s, the built-in coach', (_state, facts) => {
  it.each(INTENT_NAMES)('answers "%s" with its source for every figure, about anyone', (intent) => {
    for (const matches of whom(facts))
      for (const isRepeated of [false, true]) {
        const answer = answerTo(facts, { intent, matches, isRepeated });
        expect(answer.response.length).toBeGreaterThan(120);
        expect(answer.response).not.toMatch(
          /undefined|null|NaN|\{match\}|\{other\}|\{name\}|\[object| {2}| (?:\n|$)|\n\n\n/,
        );
        expect(ungroundedFigures(answer)).toEqual([]);
      }
  });
});

describe.each(Object.entries(STATES))('with %s, in a situation of its own, the coach', (_state, facts) => {
  it.each(SITUATION_NAMES)('answers "%s" with its source for every figure, about anyone', (situation) => {
    const intent = situationNamed(situation)?.intent ?? null;
    for (const matches of whom(facts))
      for (const isRepeated of [false, true])
        for (const standards of [[], facts.standards.slice(0, 1)]) {
          const answer = answerTo(facts, { intent, situation, matches, isRepeated, standards });
          expect(answer.response.length).toBeGreaterThan(120);
          expect(answer.response).not.toMatch(/undefined|null|NaN|\{\w+\}|\[object| {2}| (?:\n|$)|\n\n\n/);
          expect(ungroundedFigures(answer)).toEqual([]);
        }
  });
});

describe('someone whose notes or messages called for help', () => {
  const facts = factsOf(daterOf('mina'));
  const held = (name: string): CoachFacts => {
    const change = (match: MatchFact) => (match.name === name ? { ...match, isHeldBack: true } : match);
    const [matches, ranked, undated] = [facts.matches, facts.ranked, facts.undated].map((some) =>
      some.map(change),
    );
    return { ...facts, matches: matches ?? [], ranked: ranked ?? [], undated: undated ?? [] };
  };
  const withJonas = held('Jonas');
  const jonas = withJonas.matches.filter(({ name }) => name === 'Jonas');

  it.each(INTENT_NAMES)('is never offered in a question: %s', (intent) => {
    const { response, references } = answerTo(withJonas, { intent });
    const offered = references.filter(({ target }) => target.kind === 'question');
    expect(offered.map(({ start, end }) => response.slice(start, end)).join()).not.toContain('Jonas');
  });

  it.each(['draft-ask-out', 'draft-reschedule', 'date-plan', 'what-to-find-out'] as const)(
    'is no one to meet again: %s',
    (intent) => {
      const { response, references } = answerTo(withJonas, { intent, matches: jonas });
      expect(references.some(({ target }) => target.kind === 'draft')).toBe(false);
      expect(response).toContain("You don't owe anyone another");
      expect(response).not.toContain('%');
    },
  );

  it('can be told goodbye, with a word about safety', () => {
    const { response } = answerTo(withJonas, { intent: 'draft-end', matches: jonas });
    expect(response).toContain('findahelpline.com');
  });
});

describe('asked again', () => {
  const facts = factsOf(daterOf('mina'));
  it.each(['ghosting', 'first-date', 'break-up', 'questions-to-ask', 'different-values'] as const)(
    'goes on about %s instead of repeating itself',
    (intent) => {
      const once = answerTo(facts, { intent }).response;
      expect(answerTo(facts, { intent, isRepeated: true }).response).not.toBe(once);
    },
  );
});

describe('a message that is not understood', () => {
  const facts = factsOf(daterOf('mina'));
  it('gets the two likeliest questions to tap instead of a wrong answer', () => {
    const { response, references } = answerTo(facts, { guesses: ['decide', 'match-report'] });
    const offered = references.filter(({ target }) => target.kind === 'question');
    expect(offered.map(({ start, end }) => response.slice(start, end))).toEqual([
      'Should I keep seeing Sofia?',
      'How is it going with Sofia?',
    ]);
  });
});

describe('a draft', () => {
  it('comes in three tones, each with the name and ready to copy', () => {
    const facts = factsOf(daterOf('mina'));
    const matches = facts.matches.filter(({ name }) => name === 'Sofia');
    const { response, references } = answerTo(facts, { intent: 'draft-reschedule', matches });
    const drafts = references.filter(({ target }) => target.kind === 'draft');
    expect(drafts).toHaveLength(3);
    for (const { start, end } of drafts) expect(response.slice(start, end)).toMatch(/Sofia/);
  });
});
