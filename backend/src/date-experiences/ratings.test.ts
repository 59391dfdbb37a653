import { changedRatings, ratingsOfNewDate, type RatedStandard } from './ratings';

const STANDARDS: RatedStandard[] = [
  { id: 'trust', slot: 1, question: 'Trust', selected: true },
  { id: 'humor', slot: 4, question: 'Humor', selected: true },
  { id: 'old', slot: 9, question: 'Set aside', selected: false },
];

const problemsOf = (scores: Record<string, unknown>) => {
  try {
    return ratingsOfNewDate(STANDARDS, scores);
  } catch (error) {
    return (error as { details: { errors: unknown } }).details.errors;
  }
};

describe('ratings of a date', () => {
  it("are stored under their standard's slot", () => {
    expect(ratingsOfNewDate(STANDARDS, { trust: 1, humor: 10 })).toEqual({ '1': 1, '4': 10 });
  });

  it('may rate an unselected standard, but need not', () => {
    expect(ratingsOfNewDate(STANDARDS, { trust: 1, humor: 10, old: 5 })).toEqual({
      '1': 1,
      '4': 10,
      '9': 5,
    });
    expect(ratingsOfNewDate(STANDARDS, { trust: 1, humor: 10, old: null })).toEqual({ '1': 1, '4': 10 });
  });

  it('name every selected standard that is not given', () => {
    expect(problemsOf({ humor: undefined })).toEqual([
      { field: 'standardsScores', message: 'Please rate all standards: Trust, Humor' },
    ]);
  });

  it('may leave a standard unseen, but not all of them', () => {
    expect(ratingsOfNewDate(STANDARDS, { trust: null, humor: 10 })).toEqual({ '4': 10 });
    expect(problemsOf({ trust: null, humor: null })).toEqual([
      { field: 'standardsScores', message: expect.stringContaining('at least one standard') },
    ]);
  });

  it('may not rate a standard that is not selected instead', () => {
    expect(problemsOf({ trust: null, humor: null, old: 7 })).toEqual([
      { field: 'standardsScores', message: expect.stringContaining('at least one standard') },
    ]);
  });

  it('change one by one, become unseen and are rated again', () => {
    expect(changedRatings({ '1': 3, '4': 5 }, STANDARDS, { trust: 8 })).toEqual({ '1': 8, '4': 5 });
    expect(changedRatings({ '1': 3, '4': 5 }, STANDARDS, { trust: null })).toEqual({ '4': 5 });
    expect(changedRatings({ '4': 5 }, STANDARDS, { trust: 2 })).toEqual({ '1': 2, '4': 5 });
    expect(() => changedRatings({ '4': 5 }, STANDARDS, { humor: null })).toThrow();
  });

  it.each([0, 11, 1.5, NaN, '7', true, [7]])('cannot be %p', (score) => {
    expect(problemsOf({ trust: score, humor: 5 })).toEqual([
      { field: 'standardsScores.trust', message: 'Trust rating must be between 1 and 10.' },
    ]);
  });

  it("cannot be of someone else's standard", () => {
    expect(problemsOf({ trust: 5, humor: 5, theirs: 5 })).toEqual([
      { field: 'standardsScores.theirs', message: expect.stringContaining('not one of yours') },
    ]);
  });
});
