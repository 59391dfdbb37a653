import fc from 'fast-check';
import { anyRecord, SAMPLE_TODAY } from '../test-support/sample-record';
import { standardsCalibration } from './choices/calibration';
import { criteriaPerformance } from './choices/criteria-performance';
import { dateFrequency } from './date-frequency';
import { judgedDates, weighedMatches, type DatingRecord } from './dating-record';
import { decisionMaking } from './habits/decision-making';
import { datingEfficiency } from './choices/efficiency';
import { evaluationConsistency } from './habits/evaluation-consistency';
import type { Finding } from './finding';
import { profileStrength } from './choices/profile-strength';
import { successIndicators } from './choices/success-indicators';
import { improvementTrend } from './trend';

function everything(record: DatingRecord) {
  const judged = judgedDates(record);
  const weighed = weighedMatches(record);
  return {
    efficiency: datingEfficiency(weighed),
    trend: improvementTrend(judged),
    calibration: standardsCalibration(judged),
    frequency: dateFrequency(record, SAMPLE_TODAY),
    ...decisionMaking(record),
    performance: criteriaPerformance(record.standards, judged),
    profile: profileStrength(weighed, 'Lisbon'),
    success: successIndicators(record),
    consistency: evaluationConsistency(record),
  };
}

function forEveryRecord(check: (record: DatingRecord) => void): void {
  fc.assert(fc.property(anyRecord, check));
}

function expectBetween(value: number | null | undefined, low: number, high: number): void {
  if (value === null || value === undefined) return;
  expect(value).toBeGreaterThanOrEqual(low);
  expect(value).toBeLessThanOrEqual(high);
}

const hasValue = ({ value }: Finding<unknown>) => (Array.isArray(value) ? value.length > 0 : value !== null);

describe('for any standards and matches', () => {
  it('every figure stays in its range', () => {
    forEveryRecord((record) => {
      const found = everything(record);
      for (const { value } of [found.efficiency, found.calibration, found.archiveRate])
        expectBetween(value, 0, 100);
      for (const { value } of [found.decisionSpeed, found.consistency]) expectBetween(value, 0, 100);
      expectBetween(found.avgDaysToDecision.value, 0, 60);
      expectBetween(found.trend.value?.percentage, 0, 90);
      expectBetween(found.frequency.value, 0, 30);
      for (const { correlation } of found.performance.value) expectBetween(correlation, -1, 1);
      for (const { correlation } of found.profile.value) expectBetween(correlation, -1, 1);
      for (const { predictiveValue } of found.success.value) expectBetween(predictiveValue, 0, 100);
    });
  });

  it('a figure is present exactly when nothing more is needed', () => {
    forEveryRecord((record) => {
      for (const finding of Object.values(everything(record)))
        expect(hasValue(finding)).toBe(finding.needs === 0);
    });
  });

  it("the order of matches, dates and standards doesn't matter", () => {
    forEveryRecord((record) => {
      const reversed = {
        standards: record.standards,
        matches: [...record.matches]
          .reverse()
          .map((match) => ({ ...match, dates: [...match.dates].reverse() })),
      };
      expect(everything(reversed)).toEqual(everything(record));
      const { performance, ...others } = everything({
        ...record,
        standards: [...record.standards].reverse(),
      });
      expect(performance).toEqual(everything(record).performance);
      expect(others.trend).toEqual(everything(record).trend);
    });
  });

  it('archiving every match leaves efficiency, trend, calibration and correlations unchanged', () => {
    const figuresOf = (record: DatingRecord) => {
      const { efficiency, trend, calibration, performance, profile, consistency } = everything(record);
      return { efficiency, trend, calibration, performance, profile, consistency };
    };
    forEveryRecord((record) => {
      const archived = record.matches.map((match) => ({
        ...match,
        archived: true,
        archivedDay: SAMPLE_TODAY,
      }));
      expect(figuresOf({ ...record, matches: archived })).toEqual(figuresOf(record));
    });
  });

  it('only the ratios of the stars matter', () => {
    forEveryRecord((record) => {
      const doubled = record.standards.map((standard) => ({ ...standard, stars: standard.stars * 2 }));
      expect(everything({ ...record, standards: doubled })).toEqual(everything(record));
    });
  });
});
