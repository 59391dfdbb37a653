import {
  OVER_TIME_LIMITS,
  type OverTime,
  type OverTimePoint,
  type OverTimeStep,
  type RetentionRow,
} from '#contract/console/over-time';

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;

export type HistoryMetric = 'signed-up' | 'active' | 'active-week' | 'retained' | 'dates';

/** How often something happened on a day or in a week; for `retained`, the bucket is `sign-up week/week`. */
export interface HistoryCount {
  readonly metric: HistoryMetric;
  readonly bucket: string;
  readonly amount: number;
}

export interface OverTimeRange {
  readonly by: OverTimeStep;
  /** `YYYY-MM-DD`, both included; whole weeks when counted by week. */
  readonly from: string;
  readonly to: string;
  /** The first sign-up week that is followed. */
  readonly firstCohort: string;
}

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The Monday of the day's week. */
function mondayOf(day: string): string {
  const sinceMonday = (new Date(day).getUTCDay() + 6) % WEEK_DAYS;
  return addDays(day, -sinceMonday);
}

function stepsBetween(from: string, to: string, stepDays: number): string[] {
  const count = Math.floor((Date.parse(to) - Date.parse(from)) / DAY_MS / stepDays) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, step) => addDays(from, step * stepDays));
}

/** What is asked for, filled in from today and in whole weeks; null where the range is reversed or too long. */
export function rangeOf(
  asked: { readonly by?: OverTimeStep; readonly from?: string; readonly to?: string },
  today: string,
): OverTimeRange | 'reversed' | 'too-long' {
  const { by = 'day' } = asked;
  const end = asked.to !== undefined && asked.to < today ? asked.to : today;
  const { defaultDays, defaultWeeks, days, weeks, cohorts, cohortsMax } = OVER_TIME_LIMITS;
  const span = by === 'day' ? defaultDays - 1 : (defaultWeeks - 1) * WEEK_DAYS;
  const begin = asked.from ?? addDays(end, -span);
  if (begin > end) return 'reversed';
  const [from, to] = by === 'day' ? [begin, end] : [mondayOf(begin), mondayOf(end)];
  const steps = stepsBetween(from, to, by === 'day' ? 1 : WEEK_DAYS).length;
  if (steps > (by === 'day' ? days : weeks)) return 'too-long';
  const lastCohort = mondayOf(end);
  const asLeast = addDays(lastCohort, -(cohorts - 1) * WEEK_DAYS);
  const atMost = addDays(lastCohort, -(cohortsMax - 1) * WEEK_DAYS);
  const wanted = mondayOf(from) < asLeast ? mondayOf(from) : asLeast;
  return { by, from, to, firstCohort: wanted < atMost ? atMost : wanted };
}

/** The first and the last bucket that the answer needs. */
export function bucketsOf({ by, from, to, firstCohort }: OverTimeRange): { first: string; last: string } {
  const lastDay = by === 'day' ? to : addDays(to, WEEK_DAYS - 1);
  const first = mondayOf(from);
  return { first: first < firstCohort ? first : firstCohort, last: lastDay };
}

export function toOverTime(range: OverTimeRange, counts: readonly HistoryCount[]): OverTime {
  const byBucket = new Map(counts.map(({ metric, bucket, amount }) => [`${metric}:${bucket}`, amount]));
  const countOf = (metric: HistoryMetric, bucket: string): number => byBucket.get(`${metric}:${bucket}`) ?? 0;
  const sumOf = (metric: HistoryMetric, days: readonly string[]): number =>
    days.reduce((sum, day) => sum + countOf(metric, day), 0);
  const weekFrom = (monday: string): string[] => stepsBetween(monday, addDays(monday, WEEK_DAYS - 1), 1);
  const { by, from, to, firstCohort } = range;
  const toPoint = (start: string): OverTimePoint => {
    const days = by === 'day' ? [start] : weekFrom(start);
    return {
      start,
      signUps: sumOf('signed-up', days),
      active: countOf(by === 'day' ? 'active' : 'active-week', start),
      datesScored: sumOf('dates', days),
    };
  };
  const lastWeek = mondayOf(to);
  const toRow = (week: string): RetentionRow => ({
    week,
    signUps: sumOf('signed-up', weekFrom(week)),
    active: stepsBetween(week, lastWeek, WEEK_DAYS).map((later) => countOf('retained', `${week}/${later}`)),
  });
  return {
    by,
    from,
    to,
    points: stepsBetween(from, to, by === 'day' ? 1 : WEEK_DAYS).map(toPoint),
    retention: stepsBetween(firstCohort, lastWeek, WEEK_DAYS).map(toRow),
  };
}
