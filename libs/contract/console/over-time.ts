import type { RulesOf } from '../rules/field-rule';

const OVER_TIME_STEPS = ['day', 'week'] as const;
export type OverTimeStep = (typeof OVER_TIME_STEPS)[number];

export const OVER_TIME_LIMITS = {
  /** What one answer covers at most. */
  days: 366,
  weeks: 264,
  defaultDays: 30,
  defaultWeeks: 12,
  /** How many sign-up weeks are followed at least, up to the end of the range. */
  cohorts: 12,
  cohortsMax: 26,
} as const;

/** Days and weeks are UTC; a week begins on Monday. What happened stays counted when an account is deleted later. */
export interface OverTimePoint {
  /** The day, or the Monday of the week, `YYYY-MM-DD`. */
  start: string;
  signUps: number;
  /** Accounts that were seen signed in, each once. */
  active: number;
  datesScored: number;
}

export interface RetentionRow {
  /** The Monday of the week in which these accounts were created. */
  week: string;
  signUps: number;
  /** How many of them were seen in that week, the next one and so on. */
  active: number[];
}

/** GET /api/admin/analytics/over-time `from`, `to`, `by`. */
export interface OverTime {
  by: OverTimeStep;
  from: string;
  to: string;
  points: OverTimePoint[];
  /** Oldest first. */
  retention: RetentionRow[];
}

export interface OverTimeRequest {
  by?: OverTimeStep;
  from?: string;
  to?: string;
}

const DAY_RULE = {
  kind: 'calendar-day',
  optional: true,
  message: 'The day must be a valid date',
  inFuture: 'The day cannot be in the future',
} as const;

export const OVER_TIME_RULES = {
  by: { kind: 'choice', optional: true, options: OVER_TIME_STEPS, message: 'The step must be day or week' },
  from: DAY_RULE,
  to: DAY_RULE,
} as const satisfies RulesOf<OverTimeRequest>;

export const RANGE_TEXTS = {
  reversed: 'The first day must not be after the last one',
  tooLong: `A range can have at most ${OVER_TIME_LIMITS.days} days or ${OVER_TIME_LIMITS.weeks} weeks`,
} as const;
