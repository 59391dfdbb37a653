import { aDecision, LEAS_PLACE, MARA, MARAS_PLACE, NOTHING_YET } from '../../../../test/decision-fixtures';
import { CRITERIA, HUMOR, TRUST } from '../../../../test/match-fixtures';
import { listed, placeNotes, shareWords, sharesOf, stateSentence } from './standing-texts';

it.each([
  [0.78, '78 of 100'],
  [0, 'fewer than 1 of 100'],
  [1, 'more than 99 of 100'],
])('a share of %d is %s', (first, words) => expect(sharesOf(first)).toBe(words));

describe('the sentence of each state', () => {
  it('with nothing, one person, and only people below a must-have', () => {
    expect(stateSentence(NOTHING_YET)).toBe(
      'Two people with a scored date, and you can see who fits your standards best.',
    );
    expect(stateSentence(aDecision({ state: 'few', order: [MARAS_PLACE] }))).toBe(
      'Mara is the only one to compare so far. It takes two to see who fits your standards best.',
    );
    const below = { ...MARAS_PLACE, first: 0, vetoed: [TRUST.id] };
    expect(stateSentence(aDecision({ state: 'few', order: [below] }))).toBe(
      "Everyone you've scored is below one of your must-haves.",
    );
  });

  it('open, likely, clear and settled', () => {
    const order = [
      { ...MARAS_PLACE, first: 0.55 },
      { ...LEAS_PLACE, first: 0.45 },
    ];
    expect(stateSentence(aDecision({ state: 'open', order }))).toBe(
      'Still open: Mara is ahead for now, but Lea could easily pass.',
    );
    expect(stateSentence(aDecision())).toBe(
      'Mara is probably your best fit so far, first in 78 of 100 readings of your dates.',
    );
    const sure = { state: 'clear' as const, order: [{ ...MARAS_PLACE, first: 1 }, LEAS_PLACE] };
    expect(stateSentence(aDecision(sure))).toBe(
      'Mara is clearly your best fit so far, first in more than 99 of 100 readings of your dates.',
    );
    expect(stateSentence(aDecision({ ...sure, settled: true }))).toBe(
      'Mara is clearly your best fit so far, and one more date would hardly change that.',
    );
  });
});

describe('a place in the order', () => {
  it('has a share only when people are compared', () => {
    expect(shareWords(MARAS_PLACE, aDecision())).toBe('comes first in 78 of 100 readings of your dates');
    expect(shareWords(MARAS_PLACE, { state: 'few' })).toBeNull();
    expect(shareWords({ ...MARAS_PLACE, vetoed: [TRUST.id] }, aDecision())).toBeNull();
  });

  it('says what is below a must-have, may be below, and has not been seen', () => {
    const place = { ...MARAS_PLACE, vetoed: [TRUST.id], atRisk: [HUMOR.id], unseen: ['s-goals', HUMOR.id] };
    expect(placeNotes(place, CRITERIA, MARA)).toEqual([
      'Below your must-have Trust (8 of 10)',
      'May be below your must-have Humor',
      'Not seen yet: Goals and Humor',
    ]);
    expect(placeNotes(MARAS_PLACE, CRITERIA, MARA)).toEqual([]);
  });
});

it('lists names as one says them', () => {
  expect(listed([])).toBe('');
  expect(listed(['A'])).toBe('A');
  expect(listed(['A', 'B', 'C'])).toBe('A, B and C');
});
