import { compareDates } from '../../date-order';
import { NOISE, roundHalfUp } from '../../statistics';
import { dateScore } from '../../compatibility';
import type { ScoredDate } from '../../types';
import type { DatingRecord, RecordedMatch } from '../dating-record';
import type { Finding } from '../finding';

const OF_EACH_NEEDED = 3;
const DATES_OF_A_SUCCESS = 2;
const NO_INFORMATION = 50;

interface Indicator {
  readonly indicator: string;
  /** 100 * AUC, 0 to 100: how often a later success scored higher on it than a failure; 50 predicts nothing. */
  readonly predictiveValue: number;
}

interface SuccessFinding extends Finding<readonly Indicator[]> {
  readonly successes: number;
  readonly failures: number;
}

/**
 * What a first date already predicted. Success: active with two dates or more; failure: archived, with a date to go by.
 * AUC is Mann-Whitney's U / (n1 * n0). Furthest from 50 first. Counts both; 3 of each are needed.
 */
export function successIndicators({ standards, matches }: DatingRecord): SuccessFinding {
  const won = firstDates(
    matches.filter(({ archived, dates }) => !archived && dates.length >= DATES_OF_A_SUCCESS),
  );
  const lost = firstDates(matches.filter(({ archived }) => archived));
  const measures: [string, (date: ScoredDate) => number | null][] = [
    ['chemistry', ({ chemistry }) => chemistry],
    ['enjoyment', ({ enjoyment }) => enjoyment],
    ['compatibility', (date) => dateScore(standards, date)],
    ...standards.map(({ id, name }): [string, (date: ScoredDate) => number | null] => [
      name,
      ({ ratings }) => ratings[id] ?? null,
    ]),
  ];
  const value = measures
    .flatMap(([indicator, measure]) =>
      indicatorOf(indicator, valuesOf(won, measure), valuesOf(lost, measure)),
    )
    .sort((a, b) => information(b) - information(a));
  const missing = [won, lost].map(({ length }) => Math.max(0, OF_EACH_NEEDED - length));
  return {
    value,
    n: won.length + lost.length,
    needs: missing.reduce((sum, count) => sum + count, 0),
    successes: won.length,
    failures: lost.length,
  };
}

function firstDates(matches: readonly RecordedMatch[]): ScoredDate[] {
  return matches.flatMap(({ dates }) => [...dates].sort(compareDates).slice(0, 1));
}

function valuesOf(dates: readonly ScoredDate[], measure: (date: ScoredDate) => number | null): number[] {
  return dates.map(measure).filter((value) => value !== null);
}

function indicatorOf(indicator: string, won: readonly number[], lost: readonly number[]): Indicator[] {
  if (won.length < OF_EACH_NEEDED || lost.length < OF_EACH_NEEDED) return [];
  let ahead = 0;
  for (const high of won) for (const low of lost) ahead += rank(high, low);
  return [{ indicator, predictiveValue: roundHalfUp((100 * ahead) / (won.length * lost.length)) }];
}

function rank(success: number, failure: number): number {
  if (Math.abs(success - failure) < NOISE) return 0.5;
  return success > failure ? 1 : 0;
}

function information({ predictiveValue }: Indicator): number {
  return Math.abs(predictiveValue - NO_INFORMATION);
}
