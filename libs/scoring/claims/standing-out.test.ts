import { carriedBy, evenStandards } from './standing-out';

const STANDARDS = [
  { id: 'a', stars: 5 },
  { id: 'b', stars: 2 },
  { id: 'c', stars: 3 },
];

describe('what carries a match', () => {
  it('is what lifts it most above the average, not the heaviest standard', () => {
    const own = { a: 5, b: 9, c: 6 };
    const carried = carriedBy(STANDARDS, own, [own, { a: 7, b: 3, c: 6 }]);
    // Average of b: 6, so 10 * 2/10 * (9 - 6).
    expect(carried?.standardId).toBe('b');
    expect(carried?.points).toBeCloseTo(6, 9);
  });

  it('is nothing when no standard lies above the average', () => {
    const own = { a: 5, b: 3, c: 6 };
    expect(carriedBy(STANDARDS, own, [own, { a: 7, b: 3, c: 6 }])).toBeNull();
  });

  it('is nothing for the only match', () => {
    expect(carriedBy(STANDARDS, { a: 9 }, [{ a: 9 }])).toBeNull();
  });
});

describe('a standard that separates no one', () => {
  const rated = (...values: number[]) => values.map((a) => ({ a, b: 5, c: a > 7 ? 9 : 2 }));

  it('has all means within one point over four matches, and a quarter of the stars', () => {
    expect(evenStandards(STANDARDS, rated(7, 7.5, 8, 7.2))).toEqual([
      { standardId: 'a', share: 0.5, matches: 4 },
    ]);
  });

  it.each([
    ['three matches', rated(7, 7, 7)],
    ['means more than one point apart', rated(7, 7.5, 8.1, 7.2)],
  ])('is not seen with %s', (_, all) => expect(evenStandards(STANDARDS, all)).toEqual([]));

  it('ignores matches that are not rated on it', () => {
    expect(evenStandards(STANDARDS, [...rated(7, 7, 7), { c: 9 }])).toEqual([]);
  });
});
