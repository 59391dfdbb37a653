import { compatibilityOf } from './compatibility';
import { contributionDifferences, contributionsOf } from './contributions';
import { dateWith } from './test-support/histories';
import { SAMPLE_MATCHES, SAMPLE_STANDARDS } from './test-support/sample-user';

function datesOf(id: string) {
  return SAMPLE_MATCHES.find((match) => match.id === id)?.dates ?? [];
}

function meansOf(id: string) {
  return compatibilityOf(SAMPLE_STANDARDS, datesOf(id)).means;
}

describe('where a percentage comes from', () => {
  it('names the share of each standard, in the order of the standards', () => {
    const contributions = contributionsOf(SAMPLE_STANDARDS, datesOf('M1'));
    expect(contributions.map(({ standardId }) => standardId)).toEqual(['trust', 'humor', 'goals']);
    expect(contributions.map(({ share }) => share)).toEqual([5 / 12, 3 / 12, 4 / 12]);
    expect(contributions.map(({ points }) => points.toFixed(6))).toEqual([
      '36.111111',
      '19.166667',
      '23.333333',
    ]);
    expect(contributions[0]?.mean).toBeCloseTo(8.666667, 6);
  });

  it('leaves out standards that were not rated', () => {
    const contributions = contributionsOf(SAMPLE_STANDARDS, [dateWith({ trust: 6, goals: 9, former: 3 })]);
    expect(contributions).toEqual([
      { standardId: 'trust', mean: 6, share: 5 / 9, points: expect.closeTo(33.333333, 6) },
      { standardId: 'goals', mean: 9, share: 4 / 9, points: expect.closeTo(40, 9) },
    ]);
  });

  it('has nothing to say without ratings or standards', () => {
    expect(contributionsOf(SAMPLE_STANDARDS, [])).toEqual([]);
    expect(contributionsOf([], datesOf('M1'))).toEqual([]);
  });
});

describe('where a difference comes from', () => {
  it('splits it over the standards', () => {
    const differences = contributionDifferences(SAMPLE_STANDARDS, meansOf('M7'), meansOf('M1'));
    expect(differences).toEqual([
      { standardId: 'trust', points: expect.closeTo(-0.694444, 6) },
      { standardId: 'humor', points: expect.closeTo(0.833333, 6) },
      { standardId: 'goals', points: expect.closeTo(5, 6) },
    ]);
    expect(differences.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(5.138889, 6);
  });

  it('compares only what both sides have rated', () => {
    const differences = contributionDifferences(
      SAMPLE_STANDARDS,
      { trust: 8, humor: 6 },
      { trust: 6, goals: 9 },
    );
    expect(differences).toEqual([{ standardId: 'trust', points: 20 }]);
  });
});
