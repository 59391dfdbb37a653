import { SAMPLE_RECORD, SAMPLE_TODAY } from '../test-support/sample-record';
import { standardsCalibration } from './choices/calibration';
import { criteriaPerformance } from './choices/criteria-performance';
import { dateFrequency } from './date-frequency';
import { judgedDates, weighedMatches } from './dating-record';
import { decisionMaking } from './habits/decision-making';
import { datingEfficiency } from './choices/efficiency';
import { evaluationConsistency } from './habits/evaluation-consistency';
import { profileStrength } from './choices/profile-strength';
import { successIndicators } from './choices/success-indicators';
import { improvementTrend } from './trend';

describe('the worked example', () => {
  const judged = judgedDates(SAMPLE_RECORD);
  const weighed = weighedMatches(SAMPLE_RECORD);

  it('scores its twelve dates in their order, heart and head', () => {
    const expected = [
      70.833333, 64.166667, 80.833333, 49.166667, 60, 78.333333, 84.166667, 49.166667, 63.333333, 76.666667,
      84.166667, 83.333333,
    ];
    expect(judged).toHaveLength(expected.length);
    judged.forEach(({ head }, index) => expect(head).toBeCloseTo(expected[index] ?? Number.NaN, 6));
    expect(judged.map(({ heart }) => heart)).toEqual([80, 85, 85, 45, 80, 65, 90, 45, 65, 65, 85, 80]);
  });

  it('scores its seven matches', () => {
    const expected = [78.611111, 62.083333, 49.166667, 77.5, 49.166667, 63.333333, 83.75];
    expect(weighed).toHaveLength(expected.length);
    weighed.forEach(({ fit }, index) => expect(fit).toBeCloseTo(expected[index] ?? Number.NaN, 6));
  });

  it('has five of seven matches at 60% or more', () => {
    expect(datingEfficiency(weighed)).toEqual({ value: 71, n: 7, needs: 0 });
  });

  it('improves by 6.3 points', () => {
    expect(improvementTrend(judged)).toEqual({
      value: { direction: 'up', percentage: 6.3 },
      n: 12,
      needs: 0,
    });
  });

  it('has a calibration of 75', () => {
    expect(standardsCalibration(judged)).toEqual({ value: 75, n: 12, needs: 0 });
  });

  it('has dates on five of the last thirty days', () => {
    expect(dateFrequency(SAMPLE_RECORD, SAMPLE_TODAY)).toEqual({ value: 5, n: 5, needs: 0 });
  });

  it('decided in 13.5 days, about four of seven, at a speed of 69', () => {
    expect(decisionMaking(SAMPLE_RECORD)).toEqual({
      avgDaysToDecision: { value: 13.5, n: 4, needs: 0 },
      archiveRate: { value: 57, n: 7, needs: 0 },
      decisionSpeed: { value: 69, n: 4, needs: 0 },
    });
  });

  it('feels best when humor is rated high', () => {
    expect(criteriaPerformance(SAMPLE_RECORD.standards, judged)).toEqual({
      value: [
        { name: 'Humor', correlation: 0.91, n: 12, reliable: true },
        { name: 'Trust', correlation: 0.56, n: 12, reliable: false },
        { name: 'Goals', correlation: 0.33, n: 12, reliable: false },
      ],
      n: 12,
      needs: 0,
    });
  });

  it('fits a little better with age', () => {
    expect(profileStrength(weighed, 'Lisbon')).toEqual({
      value: [{ trait: 'Age', correlation: 0.32, n: 7 }],
      n: 7,
      needs: 0,
    });
  });

  it('shows on first dates which matches would last', () => {
    const { value, ...counts } = successIndicators(SAMPLE_RECORD);
    expect(value.map(({ indicator, predictiveValue }) => [indicator, predictiveValue])).toEqual([
      ['compatibility', 100],
      ['Trust', 100],
      ['enjoyment', 88],
      ['Goals', 88],
      ['Humor', 71],
      ['chemistry', 67],
    ]);
    expect(counts).toEqual({ n: 7, needs: 0, successes: 3, failures: 4 });
  });

  it('is rated very consistently', () => {
    expect(evaluationConsistency(SAMPLE_RECORD)).toEqual({ value: 95, n: 15, needs: 0 });
  });
});
