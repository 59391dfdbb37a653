import { compatibilityOf, dateScore, heartAndHead, scoreColor } from './compatibility';
import { dateWith } from './test-support/histories';
import { SAMPLE_MATCHES, SAMPLE_STANDARDS } from './test-support/sample-user';
import type { Standard } from './types';

const STANDARDS: readonly Standard[] = [
  { id: 'pa', stars: 5 },
  { id: 'ec', stars: 5 },
  { id: 'lg', stars: 4 },
  { id: 'cq', stars: 5 },
  { id: 'tr', stars: 4 },
];
const FIRST = dateWith({ pa: 8, ec: 7, lg: 6, cq: 9, tr: 7 });
const SECOND = dateWith({ pa: 7, ec: 8, lg: 6, cq: 7, tr: 9 });
const HUMOR: Standard = { id: 'humor', stars: 3 };

function allRated(rating: number) {
  return dateWith(Object.fromEntries(STANDARDS.map(({ id }) => [id, rating])));
}

function reweighed(id: string, stars: number): Standard[] {
  return STANDARDS.map((standard) => (standard.id === id ? { id, stars } : standard));
}

describe('compatibility, worked by hand', () => {
  it('weights the ratings of one date by stars', () => {
    const { exact, percent, coverage, low, high, provisional } = compatibilityOf(STANDARDS, [FIRST]);
    expect(exact).toBeCloseTo(74.782609, 6);
    expect(percent).toBe(75);
    expect(coverage).toBe(1);
    expect([low, high]).toEqual([exact, exact]);
    expect(provisional).toBe(false);
  });

  it('averages each standard over two dates', () => {
    const { exact, percent, means } = compatibilityOf(STANDARDS, [FIRST, SECOND]);
    expect(means).toEqual({ pa: 7.5, ec: 7.5, lg: 6, cq: 8, tr: 8 });
    expect(exact).toBeCloseTo(74.347826, 6);
    expect(percent).toBe(74);
    expect(dateScore(STANDARDS, SECOND)).toBeCloseTo(73.913043, 6);
  });

  it('gives ten percent per point when all ratings are the same', () => {
    const percents = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(
      (rating) => compatibilityOf(STANDARDS, [allRated(rating)]).percent,
    );
    expect(percents).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
  });

  it('gives a standard added between two dates its full stars', () => {
    const second = dateWith({ ...SECOND.ratings, humor: 4 });
    const { exact, percent, coverage } = compatibilityOf([...STANDARDS, HUMOR], [FIRST, second]);
    expect(exact).toBeCloseTo(70.384615, 6);
    expect(percent).toBe(70);
    expect(coverage).toBe(1);
  });

  it('shows how far an unrated standard could still move the percentage', () => {
    const { exact, percent, coverage, low, high } = compatibilityOf([...STANDARDS, HUMOR], [FIRST]);
    expect(exact).toBeCloseTo(74.782609, 6);
    expect(percent).toBe(75);
    expect(coverage).toBeCloseTo(0.884615, 6);
    expect(low).toBeCloseTo(67.307692, 6);
    expect(high).toBeCloseTo(77.692308, 6);
  });

  it('stops counting the ratings of a standard that was removed', () => {
    const kept = STANDARDS.filter(({ id }) => id !== 'lg');
    const { exact, percent } = compatibilityOf(kept, [FIRST, SECOND]);
    expect(exact).toBeCloseTo(77.368421, 6);
    expect(percent).toBe(77);
  });

  it("applies today's stars to all dates and rounds half up", () => {
    const { exact, percent } = compatibilityOf(reweighed('tr', 1), [FIRST, SECOND]);
    expect(exact).toBeCloseTo(73.5, 9);
    expect(percent).toBe(74);
  });

  it('is provisional when less than half of the stars are rated', () => {
    const standards = [
      { id: 'pa', stars: 2 },
      { id: 'n1', stars: 5 },
      { id: 'n2', stars: 4 },
    ];
    const found = compatibilityOf(standards, [FIRST]);
    expect(found.percent).toBe(80);
    expect(found.coverage).toBeCloseTo(0.181818, 6);
    expect(found.provisional).toBe(true);
    expect(found.low).toBeCloseTo(22.727273, 6);
    expect(found.high).toBeCloseTo(96.363636, 6);
    expect(dateScore(standards, FIRST)).toBeNull();
  });

  it('is unknown without a date', () => {
    expect(compatibilityOf(STANDARDS, [])).toEqual({
      exact: null,
      percent: null,
      coverage: 0,
      low: 10,
      high: 100,
      provisional: true,
      heart: null,
      gap: null,
      means: {},
    });
  });

  it('shows 69.5 as 70, in green', () => {
    const ids = Array.from({ length: 10 }, (_, index) => `s${index}`);
    const sevens = Object.fromEntries(ids.map((id) => [id, 7]));
    const equal = ids.map((id) => ({ id, stars: 3 }));
    const { exact, percent } = compatibilityOf(equal, [dateWith(sevens), dateWith({ ...sevens, s4: 6 })]);
    expect(exact).toBeCloseTo(69.5, 9);
    expect(percent).toBe(70);
    expect(scoreColor(percent ?? 0)).toBe('green');
  });
});

describe('compatibility at the edges', () => {
  it('is unknown without standards, and still knows the heart', () => {
    const found = compatibilityOf([], [dateWith({ pa: 9 }, { chemistry: 8, enjoyment: 7 })]);
    expect(found).toMatchObject({
      exact: null,
      percent: null,
      coverage: 0,
      low: 10,
      high: 100,
      heart: 75,
      gap: null,
    });
  });

  it('is unknown when a date rates nothing, or only standards the user no longer holds', () => {
    expect(compatibilityOf(STANDARDS, [dateWith({})]).exact).toBeNull();
    expect(compatibilityOf(STANDARDS, [dateWith({ former: 9 })]).exact).toBeNull();
    expect(dateScore(STANDARDS, dateWith({ former: 9 }))).toBeNull();
  });

  it('counts exactly half of the stars as enough, fractions included', () => {
    // Summed in floats, the rated half comes to 0.4999999999999999 of the whole.
    const standards = Object.entries({ a: 0.2, b: 0.4, c: 0.1, d: 0.5 }).map(([id, stars]) => ({
      id,
      stars,
    }));
    const date = dateWith({ c: 6, d: 6 });
    expect(compatibilityOf(standards, [date]).provisional).toBe(false);
    expect(dateScore(standards, date)).toBeCloseTo(60, 9);
  });

  it('does not mistake a standard named like an object method for a rated one', () => {
    expect(compatibilityOf([{ id: 'constructor', stars: 3 }], [dateWith({})]).exact).toBeNull();
  });
});

describe('color of a percentage', () => {
  it.each([
    [100, 'green'],
    [70, 'green'],
    [69, 'yellow'],
    [50, 'yellow'],
    [49, 'red'],
    [10, 'red'],
  ])('%i is %s', (percent, color) => {
    expect(scoreColor(percent)).toBe(color);
  });
});

describe('heart and head', () => {
  it('agree when less than ten points apart', () => {
    expect(heartAndHead(9.99)).toBe('agree');
    expect(heartAndHead(-9.99)).toBe('agree');
  });

  it('names the one that is ahead by ten points or more, float noise aside', () => {
    expect(heartAndHead(10)).toBe('heart-ahead');
    expect(heartAndHead(9.999999999999993)).toBe('heart-ahead');
    expect(heartAndHead(-10)).toBe('head-ahead');
  });

  it.each([
    ['M1', 78.611111, 85],
    ['M2', 62.083333, 82.5],
    ['M3', 49.166667, 45],
    ['M4', 77.5, 65],
    ['M5', 49.166667, 45],
    ['M6', 63.333333, 65],
    ['M7', 83.75, 82.5],
  ])('are both known for match %s', (id, head, heart) => {
    const dates = SAMPLE_MATCHES.find((match) => match.id === id)?.dates ?? [];
    const found = compatibilityOf(SAMPLE_STANDARDS, dates);
    expect(found.exact).toBeCloseTo(head, 6);
    expect(found.heart).toBe(heart);
    expect(found.gap).toBeCloseTo(heart - head, 5);
  });
});
