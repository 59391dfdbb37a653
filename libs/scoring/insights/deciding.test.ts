import { dateWith } from '../test-support/histories';
import { dayNumber, recordedMatch, SAMPLE_TODAY } from '../test-support/sample-record';
import { dateFrequency } from './date-frequency';
import { decisionMaking } from './habits/decision-making';
import { evaluationConsistency } from './habits/evaluation-consistency';
import { preferenceStability } from './habits/preference-stability';

const archived = (created: number, day: number, ...dates: number[]) =>
  recordedMatch(`${created}-${day}`, {
    createdDay: dayNumber(created),
    archived: true,
    archivedDay: dayNumber(day),
    dates: dates.map((on) => dateWith({}, { day: dayNumber(on) })),
  });

const decisionsOf = (...matches: ReturnType<typeof archived>[]) => decisionMaking({ standards: [], matches });

describe('a decision', () => {
  it('starts with the match or with its first date, whichever came first', () => {
    expect(decisionsOf(archived(10, 20)).avgDaysToDecision.value).toBe(10);
    expect(decisionsOf(archived(10, 20, 15, 5)).avgDaysToDecision.value).toBe(15);
  });

  it('never takes negative time', () => {
    expect(decisionsOf(archived(20, 10)).avgDaysToDecision.value).toBe(0);
  });

  it('needs one archived match for the days, and two for the speed', () => {
    expect(decisionsOf(recordedMatch('open'))).toEqual({
      avgDaysToDecision: { value: null, n: 0, needs: 1 },
      archiveRate: { value: 0, n: 1, needs: 0 },
      decisionSpeed: { value: null, n: 0, needs: 2 },
    });
    expect(decisionsOf(archived(0, 3)).decisionSpeed).toEqual({ value: null, n: 1, needs: 1 });
  });

  it.each([
    [0, 100],
    [30, 50],
    [45, 40],
  ])('after %i days has the speed %i', (days, speed) => {
    expect(decisionsOf(archived(0, days), archived(0, days)).decisionSpeed.value).toBe(speed);
  });
});

describe('date frequency', () => {
  const frequencyOf = (...days: number[]) =>
    dateFrequency({ standards: [], matches: [archived(0, 0, ...days)] }, SAMPLE_TODAY).value;

  it('counts days, not dates, from 29 days ago to today', () => {
    expect(frequencyOf(60, 60, 31, 30, 61)).toBe(2);
  });

  it('is 0 for a new user', () => {
    expect(dateFrequency({ standards: [], matches: [] }, SAMPLE_TODAY)).toEqual({ value: 0, n: 0, needs: 0 });
  });
});

describe('evaluation consistency', () => {
  const TRUST = { id: 'trust', name: 'Trust', stars: 5 };
  const consistencyOf = (...ratings: number[]) =>
    evaluationConsistency({
      standards: [TRUST],
      matches: [recordedMatch('m', { dates: ratings.map((trust) => dateWith({ trust })) })],
    });

  it('is 100 when a standard never moves, and needs six repeated ratings', () => {
    expect(consistencyOf(7, 7, 7, 7, 7, 7, 7)).toEqual({ value: 100, n: 6, needs: 0 });
    expect(consistencyOf(7, 7)).toEqual({ value: null, n: 1, needs: 5 });
    expect(consistencyOf()).toEqual({ value: null, n: 0, needs: 6 });
  });

  it('is 0, not negative, for ratings more erratic than chance', () => {
    expect(consistencyOf(1, 10, 1, 10, 1, 10, 1).value).toBe(0);
  });

  it('does not compare one person with another', () => {
    const matches = Array.from({ length: 7 }, (_, index) =>
      recordedMatch(`m${index}`, { dates: [dateWith({ trust: index + 1 })] }),
    );
    expect(evaluationConsistency({ standards: [TRUST], matches }).n).toBe(0);
  });
});

describe('preference stability', () => {
  const now = new Date('2025-06-30T12:00:00Z');
  const DAY = 86_400_000;
  const saved = (daysAgo: number, weights: Record<string, number>) => ({
    at: new Date(now.getTime() - daysAgo * DAY),
    weights,
  });
  const stars = (a: number, b: number, c: number) => ({ a, b, c });
  const stabilityOf = (...history: ReturnType<typeof saved>[]) => preferenceStability(history, now);

  it('is 100 without a change', () => {
    expect(stabilityOf(saved(20, stars(5, 3, 3))).value).toBe(100);
    expect(stabilityOf(saved(20, stars(1, 1, 1)), saved(5, stars(4, 4, 4))).value).toBe(100);
  });

  it('drops by the share of stars that moved: one of eleven', () => {
    expect(stabilityOf(saved(20, stars(5, 3, 3)), saved(5, stars(5, 3, 4))).value).toBe(94);
  });

  it('counts a standard that was replaced', () => {
    expect(stabilityOf(saved(20, { trust: 5, humor: 3 }), saved(5, { trust: 5, goals: 3 })).value).toBe(63);
  });

  it('counts both a change and its reversal, in any input order', () => {
    const entries = [saved(20, stars(3, 3, 3)), saved(10, stars(5, 3, 1)), saved(5, stars(3, 3, 3))];
    expect(stabilityOf(...entries).value).toBe(56);
    expect(stabilityOf(...[...entries].reverse()).value).toBe(56);
  });

  it('ignores changes before the selection in force 90 days ago', () => {
    const long = [saved(200, stars(5, 1, 1)), saved(100, stars(1, 1, 5))];
    expect(stabilityOf(...long).value).toBe(100);
    expect(stabilityOf(...long, saved(89, stars(5, 1, 1))).value).toBe(43);
  });

  it('needs two weeks since the first selection', () => {
    expect(stabilityOf(saved(13.9, stars(3, 3, 3)))).toEqual({ value: null, n: 13, needs: 1 });
    expect(stabilityOf(saved(14, stars(3, 3, 3)))).toEqual({ value: 100, n: 14, needs: 0 });
    expect(stabilityOf()).toEqual({ value: null, n: 0, needs: 14 });
  });
});
