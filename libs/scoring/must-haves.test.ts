import fc from 'fast-check';
import { judgeMustHaves } from './must-haves';
import { rankMatches } from './ranking';
import { estimateRating, probabilityBelow } from './rating-estimate';
import { scoreMatches } from './scored-match';
import { anyHistory, dateWith, matchWith } from './test-support/histories';
import { SAMPLE_MATCHES, SAMPLE_STANDARDS } from './test-support/sample-user';

const HONESTY = [{ id: 'honesty', stars: 3, mustHave: 6 }];
const rated = (...ratings: number[]) => ratings.map((honesty) => dateWith({ honesty }));

describe('must-haves', () => {
  it('set a match back whose mean rating lies below the limit, whatever its percentage', () => {
    const standards = SAMPLE_STANDARDS.map((standard) =>
      standard.id === 'trust' ? { ...standard, mustHave: 6 } : standard,
    );
    const [, second] = scoreMatches(standards, SAMPLE_MATCHES);
    expect(second?.mustHaves.vetoed).toEqual(['trust']);
    expect(second?.compatibility.percent).toBe(62);
  });

  it('are met by a mean that equals the limit', () => {
    expect(judgeMustHaves(HONESTY, rated(5, 7)).vetoed).toEqual([]);
  });

  it('never set back what has not been rated', () => {
    expect(judgeMustHaves(HONESTY, [dateWith({ other: 1 })])).toEqual({ vetoed: [], atRisk: [] });
    expect(judgeMustHaves(HONESTY, [])).toEqual({ vetoed: [], atRisk: [] });
  });

  it('say when the true mean may be below', () => {
    expect(judgeMustHaves(HONESTY, rated(6))).toEqual({ vetoed: [], atRisk: ['honesty'] });
    expect(judgeMustHaves(HONESTY, rated(9, 9, 9, 9))).toEqual({ vetoed: [], atRisk: [] });
  });

  it('have nothing to say without a limit', () => {
    expect(judgeMustHaves([{ id: 'honesty', stars: 3, mustHave: null }], rated(1))).toEqual({
      vetoed: [],
      atRisk: [],
    });
  });

  it('rank those below after all others, by percentage', () => {
    const standards = [
      { id: 'honesty', stars: 1, mustHave: 6 },
      { id: 'humor', stars: 5 },
    ];
    const matches = [
      matchWith('charming', [dateWith({ honesty: 4, humor: 10 })]),
      matchWith('dull', [dateWith({ honesty: 3, humor: 2 })]),
      matchWith('honest', [dateWith({ honesty: 7, humor: 4 })]),
    ];
    const order = (given: typeof standards) =>
      rankMatches(scoreMatches(given, matches)).map(({ match }) => match.id);
    expect(order(standards)).toEqual(['honest', 'charming', 'dull']);
    expect(order(standards.map(({ id, stars }) => ({ id, stars })))).toEqual(['charming', 'honest', 'dull']);
  });

  it('are never missed by a higher rating', () => {
    fc.assert(
      fc.property(anyHistory, fc.integer({ min: 1, max: 10 }), ({ standards, dates }, mustHave) => {
        const limited = standards.map((standard) => ({ ...standard, mustHave }));
        const raised = dates.map((date) => ({
          ...date,
          ratings: Object.fromEntries(
            Object.entries(date.ratings).map(([id, rating]) => [id, Math.min(10, rating + 1)]),
          ),
        }));
        const before = judgeMustHaves(limited, dates).vetoed;
        expect(before).toEqual(expect.arrayContaining([...judgeMustHaves(limited, raised).vetoed]));
      }),
    );
  });
});

describe('what ratings say about the true mean', () => {
  it('is the prior without ratings', () => {
    const estimate = estimateRating([]);
    expect(estimate.mean).toBe(5.5);
    expect(estimate.degreesOfFreedom).toBe(4);
    expect(probabilityBelow(estimate, 5.5)).toBeCloseTo(0.5, 12);
  });

  it('moves to the ratings and narrows with each of them', () => {
    const one = estimateRating([8]);
    const four = estimateRating([8, 8, 8, 8]);
    expect(one.mean).toBeCloseTo((0.5 * 5.5 + 8) / 1.5, 12);
    expect(four.mean).toBeGreaterThan(one.mean);
    expect(four.scale).toBeLessThan(one.scale);
  });
});
