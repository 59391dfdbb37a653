import { evidenceOfThree } from '../../../../test/support/dating/evidence-of-three';
import { unfoundedIn } from './checked-sentence';
import type { Evidence } from './evidence';

const NONE: ReadonlySet<string> = new Set();

/** Match-1 is held back, Match-3 is below a must-have. */
function restricted(): Evidence {
  const known = evidenceOfThree();
  known.people.set('Match-1', { rank: null, isHeldBack: true, isBelow: false, isMet: true });
  known.people.set('Match-2', { rank: 1, isHeldBack: false, isBelow: false, isMet: true });
  known.people.set('Match-3', { rank: null, isHeldBack: false, isBelow: true, isMet: true });
  return known;
}

describe('a sentence about someone no date may be suggested with', () => {
  it.each([
    'You should see Match-1 again on Saturday.',
    'Match-1 is worth one more date.',
    'Match-1 seems lovely.',
    'Give Match-1 a chance.',
    'Text Match-1 to meet for coffee.',
    'How about Match-1?',
    'A date with Match-1.',
    'Match-1 deserves patience.',
    'Match-2 is fine, and Match-1 is too.',
    'Triff Match-1 doch am Samstag.',
    'Queda con Match-1 el sábado.',
    'Revois Match-1 samedi.',
    'Rivedi Match-1 sabato.',
    'I would not suggest a date with Match-1, but Saturday is free.',
  ])('may not say more than figures: %s', (sentence) => {
    expect(unfoundedIn(sentence, NONE, restricted()).join()).toMatch(/no date may be suggested with/);
  });

  it.each([
    'You should see them again.',
    'Another date would tell you more.',
    'She sounds lovely.',
    'Text her on Saturday.',
    'Why not text them?',
    'Saturday would be a good day for it.',
    'I would give it another try.',
  ])('may not follow one that named them: %s', (sentence) => {
    expect(unfoundedIn(sentence, new Set(['Match-1']), restricted())).not.toEqual([]);
  });

  it.each([
    'Take good care of yourself.',
    'What they did is not yours to carry.',
    'A help line is there, day and night.',
  ])('may be followed by care: %s', (sentence) => {
    expect(unfoundedIn(sentence, new Set(['Match-1']), restricted())).toEqual([]);
  });

  it.each([
    'Match-1 is at 71%, likely between 60% and 82%.',
    'You have had four dates with Match-1.',
    'On January 5 you met Match-1.',
    'Humor is at 7.3 of 10 with Match-1.',
    'I would not suggest a date with Match-1 for now.',
    "I don't suggest another date with Match-1.",
    'Match-2 is worth one more date.',
    'Match-1 liegt bei 71 Prozent.',
  ])('may give figures, or no advice: %s', (sentence) => {
    expect(unfoundedIn(sentence, NONE, restricted())).toEqual([]);
  });

  it.each([
    'You should see Match-3 again.',
    'Match-3 is worth another date.',
    'Match-3 is lovely.',
    'Match-3 is your best choice.',
    'Match-3 is ahead of Match-2.',
    'Match-2 is fine, but meet Match-3 on Saturday.',
  ])('does not recommend who is below a must-have: %s', (sentence) => {
    expect(unfoundedIn(sentence, NONE, restricted())).not.toEqual([]);
  });

  it.each([
    'Match-3 is below your must-have on Physical Attraction.',
    'Match-2 is worth one more date, but Match-3 is below a must-have.',
    'Match-2 comes before Match-3.',
    'It is your choice whether you see Match-3 again.',
  ])('may be told who is below a must-have: %s', (sentence) => {
    expect(unfoundedIn(sentence, NONE, restricted())).toEqual([]);
  });

  it('suggests no date at all when none may be suggested with anyone', () => {
    const known = restricted();
    for (const name of ['Match-2', 'Match-3'])
      known.people.set(name, { rank: null, isHeldBack: true, isBelow: false, isMet: true });
    expect(unfoundedIn('Plan another date for Saturday.', NONE, known)).not.toEqual([]);
    expect(unfoundedIn('Take a day for yourself.', NONE, known)).toEqual([]);
  });
});
