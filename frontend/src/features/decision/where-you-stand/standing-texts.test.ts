import {
  aDecision,
  LEA,
  LEAS_PLACE,
  MARA,
  MARAS_PLACE,
  NOTHING_YET,
} from '../../../../test/decision-fixtures';
import { anUnmetCandidate, CRITERIA, HUMOR, ONE_DATE, TRUST } from '../../../../test/match-fixtures';
import {
  comparedIn,
  listed,
  missingDateWords,
  notYetCompared,
  placeNotes,
  shareWords,
  sharesOf,
  stateSentence,
} from './standing-texts';

const PEOPLE = [MARA, LEA];
/** A percentage from light first dates only, none of which rates half of the stars. */
const THIN_LEA = {
  ...LEA,
  compatibility: { ...ONE_DATE, exact: 62, provisional: true, coverage: 0.3, likely: null },
};
const THIN_PLACE = { ...LEAS_PLACE, first: 0 };

it.each([
  [0.78, '78 of 100'],
  [0, 'fewer than 1 of 100'],
  [1, 'more than 99 of 100'],
])('a share of %d is %s', (first, words) => expect(sharesOf(first)).toBe(words));

describe('the sentence of each state', () => {
  it('with nothing, one person, and only people below a must-have', () => {
    expect(stateSentence(NOTHING_YET, [])).toBe(
      'Two people with a scored date, and you can see who fits your standards best.',
    );
    expect(stateSentence(aDecision({ state: 'few', order: [MARAS_PLACE] }), PEOPLE)).toBe(
      'Mara is the only one to compare so far. It takes two to see who fits your standards best.',
    );
    const below = { ...MARAS_PLACE, first: 0, vetoed: [TRUST.id] };
    expect(stateSentence(aDecision({ state: 'few', order: [below] }), PEOPLE)).toBe(
      "Everyone you've scored is below one of your must-haves.",
    );
  });

  it('open, likely, clear and settled', () => {
    const order = [
      { ...MARAS_PLACE, first: 0.55 },
      { ...LEAS_PLACE, first: 0.45 },
    ];
    expect(stateSentence(aDecision({ state: 'open', order }), PEOPLE)).toBe(
      'Still open: Mara is ahead for now, but Lea could easily pass.',
    );
    expect(stateSentence(aDecision(), PEOPLE)).toBe(
      'Mara is probably your best fit so far, first in 78 of 100 readings of your dates.',
    );
    const sure = { state: 'clear' as const, order: [{ ...MARAS_PLACE, first: 1 }, LEAS_PLACE] };
    expect(stateSentence(aDecision(sure), PEOPLE)).toBe(
      'Mara is clearly your best fit so far, first in more than 99 of 100 readings of your dates.',
    );
    expect(stateSentence(aDecision({ ...sure, settled: true }), PEOPLE)).toBe(
      'Mara is clearly your best fit so far, and one more date would hardly change that.',
    );
  });
});

describe('when the list is led by someone else than the most likely best fit', () => {
  const state = 'open' as const;
  const order = [
    { ...MARAS_PLACE, compatibilityScore: 90, first: 0.35 },
    { ...LEAS_PLACE, compatibilityScore: 88, first: 0.65 },
  ];
  const split = (changes: Partial<ReturnType<typeof aDecision>> = {}, lea = { ...LEA, dateCount: 5 }) =>
    stateSentence(aDecision({ state, order, ...changes }), [MARA, lea]);

  it('names both, and the number of dates as the reason', () => {
    expect(split()).toBe(
      'Still open: Mara has the higher percentage, but after one date. Lea, with five dates, is more likely the better fit.',
    );
    expect(split({ state: 'likely' })).toBe(
      'Mara has the higher percentage, but after one date. Lea, with five dates, is probably the better fit.',
    );
  });

  it('says when both have the same percentage', () => {
    const level = order.map((place) => ({ ...place, compatibilityScore: 88 }));
    expect(split({ order: level, state: 'likely' })).toBe(
      'Mara and Lea are both at 88%, but Mara after one date. Lea, with five dates, is probably the better fit.',
    );
  });

  it('names what has not been seen, or no reason, when the dates are as many', () => {
    const unseen = order.map((place, index) => ({ ...place, unseen: index === 0 ? [TRUST.id] : [] }));
    expect(split({ order: unseen }, LEA)).toBe(
      'Still open: Mara has the higher percentage, but with more of your standards not seen yet. Lea is more likely the better fit.',
    );
    expect(split({}, LEA)).toBe(
      'Still open: Mara has the higher percentage, but Lea is more likely the better fit.',
    );
  });
});

describe('someone with too little rated to be compared', () => {
  const order = [MARAS_PLACE, THIN_PLACE];

  it('has no share, and a note instead', () => {
    expect(shareWords(THIN_PLACE, aDecision(), THIN_LEA)).toBeNull();
    expect(placeNotes(THIN_PLACE, CRITERIA, THIN_LEA)).toEqual(['Not enough rated to compare yet']);
    expect(comparedIn(aDecision({ order }), [MARA, THIN_LEA])).toEqual([MARAS_PLACE]);
  });

  it('is never called ahead or about to pass', () => {
    const few = aDecision({ state: 'few', order, next: null });
    expect(stateSentence(few, [MARA, THIN_LEA])).toMatch(/^Mara is the only one to compare so far/);
    expect(stateSentence({ ...few, order: [THIN_PLACE] }, [THIN_LEA])).toBe(
      'Not enough is rated yet to compare anyone.',
    );
  });

  it('comes before those without a date, and needs a date that rates half of the stars', () => {
    const noa = anUnmetCandidate();
    expect(notYetCompared(aDecision({ order }), [noa, MARA, THIN_LEA])).toEqual([THIN_LEA, noa]);
    expect(missingDateWords(THIN_LEA, 'Mara')).toBe(
      'The date you scored with Lea rates less than half of your stars. If you two meet again, rate standards worth at least half of them, and you can compare Lea with Mara.',
    );
    expect(missingDateWords({ ...THIN_LEA, dateCount: 2 }, undefined)).toBe(
      'Each date you scored with Lea rates less than half of your stars. If you two meet again, rate standards worth at least half of them. It takes two people with a date like that to compare them.',
    );
    expect(missingDateWords(noa, 'Mara')).toBe(
      "Score a date with Noa once you've had one. Rate what you saw, at least half of your stars' worth, and you can compare Noa with Mara.",
    );
  });
});

describe('a place in the order', () => {
  it('has a share only when people are compared', () => {
    expect(shareWords(MARAS_PLACE, aDecision(), MARA)).toBe(
      'comes first in 78 of 100 readings of your dates',
    );
    expect(shareWords(MARAS_PLACE, { state: 'few' }, MARA)).toBeNull();
    expect(shareWords({ ...MARAS_PLACE, vetoed: [TRUST.id] }, aDecision(), MARA)).toBeNull();
  });

  it('says what is below a must-have, may be below, and has not been seen', () => {
    const criteria = CRITERIA.map((one) => ({ ...one, mustHave: one.id === TRUST.id ? 6 : null }));
    const place = { ...MARAS_PLACE, vetoed: [TRUST.id], unseen: ['s-goals', HUMOR.id] };
    expect(placeNotes(place, criteria, MARA)).toEqual([
      'Below your must-have Trust (8 of 10)',
      'Not seen yet: Goals and Humor',
    ]);
    expect(placeNotes({ ...MARAS_PLACE, atRisk: [TRUST.id] }, criteria, MARA)).toEqual([
      'May be below your must-have Trust (8 so far, above the 6 you ask for): too early to be sure',
    ]);
    expect(placeNotes(MARAS_PLACE, criteria, MARA)).toEqual([]);
  });
});

it('lists names as one says them', () => {
  expect(listed([])).toBe('');
  expect(listed(['A'])).toBe('A');
  expect(listed(['A', 'B', 'C'])).toBe('A, B and C');
});
