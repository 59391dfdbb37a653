import { dateWith } from '../test-support/histories';
import { dayNumber, recordedMatch } from '../test-support/sample-record';
import { standardsCalibration } from './choices/calibration';
import { criteriaPerformance } from './choices/criteria-performance';
import { judgedDates, weighedMatches } from './dating-record';
import { datingEfficiency } from './choices/efficiency';
import { improvementTrend } from './trend';

const TRUST = { id: 'trust', name: 'Trust', stars: 5 };
const HUMOR = { id: 'humor', name: 'Humor', stars: 1 };

/** One match per rating, each with one date that rates trust like that. */
const matchesRated = (...ratings: number[]) =>
  ratings.map((trust, index) => recordedMatch(`m${index}`, { dates: [dateWith({ trust })] }));

/** Dates with one match on consecutive days. */
const datesRated = (...ratings: (readonly [trust: number | null, feeling: number])[]) =>
  judgedDates({
    standards: [TRUST],
    matches: [
      recordedMatch('m', {
        dates: ratings.map(([trust, feeling], index) =>
          dateWith(trust === null ? {} : { trust }, {
            id: `d${index}`,
            day: dayNumber(index),
            chemistry: feeling,
            enjoyment: feeling,
          }),
        ),
      }),
    ],
  });

const felt = (...trusts: number[]) => datesRated(...trusts.map((trust) => [trust, trust] as const));

describe('dating efficiency', () => {
  const efficiencyOf = (...ratings: number[]) =>
    datingEfficiency(weighedMatches({ standards: [TRUST], matches: matchesRated(...ratings) }));

  it('needs three scored matches', () => {
    expect(efficiencyOf(6)).toEqual({ value: null, n: 1, needs: 2 });
    expect(efficiencyOf(6, 6, 5)).toEqual({ value: 67, n: 3, needs: 0 });
  });

  it('uses the displayed percentage: 59.5 counts as 60', () => {
    const ratings = { trust: 6, humor: 5.7 };
    const matches = [1, 2, 3].map((id) => recordedMatch(`m${id}`, { dates: [dateWith(ratings)] }));
    const standards = [TRUST, { ...HUMOR, stars: 5 }];
    const [first] = weighedMatches({ standards, matches });
    expect(first?.fit).toBeCloseTo(58.5, 9);
    expect(datingEfficiency(weighedMatches({ standards, matches })).value).toBe(0);
    const closer = matches.map((match) => ({ ...match, dates: [dateWith({ trust: 6, humor: 5.9 })] }));
    expect(datingEfficiency(weighedMatches({ standards, matches: closer })).value).toBe(100);
  });

  it('leaves out a match that rates less than half of the stars', () => {
    const matches = [...matchesRated(9, 9, 9), recordedMatch('x', { dates: [dateWith({ humor: 1 })] })];
    expect(datingEfficiency(weighedMatches({ standards: [TRUST, HUMOR], matches }))).toEqual({
      value: 100,
      n: 3,
      needs: 0,
    });
  });
});

describe('the trend', () => {
  it('needs four scored dates, and says how many are missing', () => {
    expect(improvementTrend(felt(5, 6, 7))).toEqual({ value: null, n: 3, needs: 1 });
    expect(improvementTrend([])).toEqual({ value: null, n: 0, needs: 4 });
  });

  it.each([
    ['up', [5, 5, 6, 5], 5],
    ['down', [6, 5, 5, 5], 5],
    ['stable', [6, 5, 5, 6], 0],
    ['up', [5, 5, 1, 9, 9], 40],
  ] as const)('is %s for dates of %j', (direction, trusts, percentage) => {
    expect(improvementTrend(felt(...trusts)).value).toEqual({ direction, percentage });
  });

  it('skips dates that rate too little', () => {
    const judged = datesRated([5, 5], [null, 9], [5, 5], [6, 6], [null, 1], [6, 6]);
    expect(improvementTrend(judged)).toEqual({
      value: { direction: 'up', percentage: 10 },
      n: 4,
      needs: 0,
    });
  });
});

describe('calibration', () => {
  it('is 100 when every date felt as good as it fit, and needs three dates', () => {
    expect(standardsCalibration(felt(3, 7, 9)).value).toBe(100);
    expect(standardsCalibration(felt(3, 7))).toEqual({ value: null, n: 2, needs: 1 });
  });

  it('is never below 0, however far heart and head lie apart', () => {
    expect(standardsCalibration(datesRated([1, 10], [1, 10], [1, 10])).value).toBe(0);
  });

  it('is 0 at the average distance of two random raters, 33 points', () => {
    expect(standardsCalibration(datesRated([4, 7.3], [4, 7.3], [4, 7.3])).value).toBe(0);
    expect(standardsCalibration(datesRated([4, 5.65], [4, 5.65], [4, 5.65])).value).toBe(50);
  });
});

describe('the standards that go with a good date', () => {
  const performanceOf = (...rows: Parameters<typeof datesRated>) =>
    criteriaPerformance([TRUST], datesRated(...rows));

  it('need five dates', () => {
    expect(performanceOf([1, 1], [2, 2], [3, 3], [4, 4])).toEqual({ value: [], n: 4, needs: 1 });
  });

  it('leave out a standard that is always rated the same, and one more date may change that', () => {
    expect(performanceOf([5, 1], [5, 2], [5, 3], [5, 4], [5, 5])).toEqual({ value: [], n: 5, needs: 1 });
  });

  it('are sorted by correlation, then by name', () => {
    const twins = ['Zest', 'Ambition'].map((name) => ({ id: 'trust', name, stars: 1 }));
    const { value } = criteriaPerformance(twins, felt(1, 2, 3, 4, 6));
    expect(value).toEqual([
      { name: 'Ambition', correlation: 1, n: 5, reliable: true },
      { name: 'Zest', correlation: 1, n: 5, reliable: true },
    ]);
  });
});
