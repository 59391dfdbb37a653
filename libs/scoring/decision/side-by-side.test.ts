import fc from 'fast-check';
import { compatibilityOf } from '../compatibility';
import { contributionDifferences } from '../contributions';
import { scoreMatches } from '../scored-match';
import { PAIR_STANDARDS, scoredPair } from '../test-support/gold-pair';
import { dateWith, matchWith } from '../test-support/histories';
import { SAMPLE_MATCHES, SAMPLE_STANDARDS } from '../test-support/sample-user';
import type { Means, Standard } from '../types';
import { sideBySide } from './side-by-side';
import { easiestScore, fewestStarSteps } from './star-flip';

/** How far ahead a is, in points of the percentage; negative: behind. */
const pointsAhead = (standards: readonly Standard[], a: Means, b: Means): number =>
  contributionDifferences(standards, a, b).reduce((sum, { points }) => sum + points, 0);

describe('two people side by side', () => {
  const [robin, sam] = scoredPair();
  const compared = sideBySide(PAIR_STANDARDS, robin, sam);

  it('differ by 12.5 points in the worked example, and eight stars would turn it round', () => {
    expect(compared.gap).toBeCloseTo(12.5, 9);
    expect(compared.chance).toBeCloseTo(0.78, 2);
    expect(compared.flip).toEqual({ stars: { kindness: 1, humor: 5, goals: 4, honesty: 2 }, steps: 8 });
    expect(compared.easiestScore).toEqual({ standardId: 'kindness', points: 4 });
    expect(compared.common[0]).toEqual({ standardId: 'kindness', a: 8.5, b: 6, points: 7.8125 });
    expect([compared.onlyA, compared.onlyB]).toEqual([[], []]);
  });

  it('are the same the other way round', () => {
    const turned = sideBySide(PAIR_STANDARDS, sam, robin);
    expect(turned.gap).toBeCloseTo(-12.5, 9);
    expect((turned.chance ?? 0) + (compared.chance ?? 0)).toBeCloseTo(1, 9);
    expect(turned.flip).toEqual(compared.flip);
    expect(turned.easiestScore).toEqual(compared.easiestScore);
  });

  it('are compared on what both are rated on', () => {
    const [a, b, c] = scoreMatches(PAIR_STANDARDS, [
      matchWith('a', [dateWith({ kindness: 9, humor: 3 })]),
      matchWith('b', [dateWith({ kindness: 7, goals: 5, honesty: 5 })]),
      matchWith('c', []),
    ]);
    if (!a || !b || !c) throw new Error('There are three');
    expect(sideBySide(PAIR_STANDARDS, a, b)).toMatchObject({
      common: [{ standardId: 'kindness', a: 9, b: 7, points: 20 }],
      onlyA: ['humor'],
      onlyB: ['goals', 'honesty'],
      gap: 20,
    });
    expect(sideBySide(PAIR_STANDARDS, a, c)).toEqual({
      common: [],
      onlyA: ['kindness', 'humor'],
      onlyB: [],
      gap: null,
      chance: null,
      flip: null,
      easiestScore: null,
    });
  });
});

const FOUR: readonly Standard[] = [
  { id: 'p', stars: 5 },
  { id: 'q', stars: 4 },
  { id: 'r', stars: 3 },
  { id: 's', stars: 2 },
];
const means = (...values: number[]): Means =>
  Object.fromEntries(FOUR.map(({ id }, index) => [id, values[index] ?? 0]));

describe('the smallest change that turns the order round', () => {
  const [a, b] = [means(9, 7, 6, 5), means(6, 8, 6, 9)];

  it('is one star or 0.6 rating points in the worked example', () => {
    expect(pointsAhead(FOUR, a, b)).toBeCloseTo(2.142857, 6);
    expect(fewestStarSteps(FOUR, a, b)).toEqual({ stars: { p: 5, q: 4, r: 3, s: 3 }, steps: 1 });
    expect(easiestScore(FOUR, a, b)?.points).toBeCloseTo(0.6, 9);
  });

  it('is no change of stars for M7 over M1, and Goals from 4 to 5 for M1 over M4', () => {
    const meansOf = (id: string) =>
      compatibilityOf(SAMPLE_STANDARDS, SAMPLE_MATCHES.find((match) => match.id === id)?.dates ?? []).means;
    expect(fewestStarSteps(SAMPLE_STANDARDS, meansOf('M7'), meansOf('M1'))).toBeNull();
    expect(fewestStarSteps(SAMPLE_STANDARDS, meansOf('M1'), meansOf('M4'))).toEqual({
      stars: { trust: 5, humor: 3, goals: 5 },
      steps: 1,
    });
  });

  it('does not exist between equals, or when someone is ahead in everything', () => {
    expect(fewestStarSteps(FOUR, a, a)).toBeNull();
    expect(easiestScore(FOUR, a, a)).toBeNull();
    expect(fewestStarSteps(FOUR, means(9, 9, 9, 9), means(8, 8, 8, 8))).toBeNull();
    expect(easiestScore(FOUR, means(10, 10, 10, 10), means(1, 1, 1, 1))).toBeNull();
  });

  it('goes on past the star that only makes them equal', () => {
    const two = [
      { id: 'p', stars: 2 },
      { id: 'q', stars: 2 },
    ];
    expect(fewestStarSteps(two, { p: 6, q: 4 }, { p: 4, q: 5 })).toEqual({ stars: { p: 1, q: 3 }, steps: 2 });
    expect(fewestStarSteps(two, { p: 6, q: 5 }, { p: 4, q: 5 })).toBeNull();
  });

  it('may take a rating as far as 10 or 1, and no further', () => {
    const two = [
      { id: 'p', stars: 5 },
      { id: 'q', stars: 5 },
    ];
    expect(easiestScore(two, { p: 1, q: 10 }, { p: 8, q: 1 })).toEqual({ standardId: 'p', points: 2 });
    expect(easiestScore(two, { p: 3, q: 10 }, { p: 10, q: 1 })).toEqual({ standardId: 'p', points: 2 });
    expect(easiestScore(two, { p: 2.9, q: 10 }, { p: 9.9, q: 1 })).toEqual({
      standardId: 'q',
      points: expect.closeTo(2, 9) as number,
    });
  });

  it('asks for the standard with the most stars, wherever it stands in the list', () => {
    const three = [
      { id: 'p', stars: 1 },
      { id: 'q', stars: 4 },
      { id: 'r', stars: 2 },
    ];
    const same = { p: 6, q: 6, r: 6 };
    expect(easiestScore(three, { ...same, p: 8 }, same)).toEqual({ standardId: 'q', points: 0.5 });
  });

  const rating = fc.integer({ min: 10, max: 100 }).map((tenths) => tenths / 10);
  const anyMeans = fc.tuple(rating, rating, rating, rating).map((values) => means(...values));
  const star = fc.integer({ min: 1, max: 5 });
  const anyStars = fc
    .tuple(star, star, star, star)
    .map((stars) => FOUR.map(({ id }, index) => ({ id, stars: stars[index] ?? 1 })));

  it('really turns it round, and no fewer stars do', () => {
    fc.assert(
      fc.property(anyStars, anyMeans, anyMeans, (standards, x, y) => {
        const lead = pointsAhead(standards, x, y);
        const [leader, other] = lead >= 0 ? [x, y] : [y, x];
        const flip = fewestStarSteps(standards, leader, other);
        const fewest = fewestByTrying(standards, leader, other);
        expect(flip?.steps ?? null).toBe(Math.abs(lead) < 1e-9 ? null : fewest);
        if (!flip) return;
        const changed = standards.map(({ id }) => ({ id, stars: flip.stars[id] ?? 0 }));
        expect(pointsAhead(changed, leader, other)).toBeLessThan(0);
        const moved = standards.map(({ id, stars }) => Math.abs((flip.stars[id] ?? 0) - stars));
        expect(moved.reduce((sum, one) => sum + one, 0)).toBe(flip.steps);
        for (const { stars } of changed) expect(stars >= 1 && stars <= 5).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('really makes them equal', () => {
    fc.assert(
      fc.property(anyStars, anyMeans, anyMeans, (standards, leader, other) => {
        fc.pre(pointsAhead(standards, leader, other) > 1e-6);
        const easiest = easiestScore(standards, leader, other);
        if (!easiest) return;
        const raised = {
          ...other,
          [easiest.standardId]: (other[easiest.standardId] ?? 0) + easiest.points,
        };
        expect(pointsAhead(standards, leader, raised)).toBeCloseTo(0, 6);
      }),
    );
  });
});

/** Every setting of the stars, from the one with the fewest changes. */
function fewestByTrying(standards: readonly Standard[], leader: Means, other: Means): number | null {
  let settings: Standard[][] = [[]];
  for (const { id } of standards)
    settings = settings.flatMap((some) => [1, 2, 3, 4, 5].map((stars) => [...some, { id, stars }]));
  const changes = settings
    .filter((setting) => pointsAhead(setting, leader, other) < -1e-9)
    .map((setting) =>
      setting.reduce((sum, { stars }, index) => sum + Math.abs(stars - (standards[index]?.stars ?? 0)), 0),
    );
  return changes.length === 0 ? null : Math.min(...changes);
}
