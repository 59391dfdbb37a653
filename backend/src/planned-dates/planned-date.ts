import {
  PLANNED_DATE_LIMITS,
  PLANNED_DATE_TEXTS,
  type PlannedDate,
  type PlannedDateChanges,
} from '#contract/dating/planned-dates';
import { invalidInput } from '../platform/errors/domain-error';
import { wallInstant } from '../platform/clock/local-time';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export interface StoredPlan {
  readonly id: string;
  readonly candidateId: string;
  /** Local date and time, `YYYY-MM-DDTHH:MM`. */
  readonly plannedFor: string;
  /** IANA name. */
  readonly timeZone: string;
  readonly place: string | null;
  readonly ideaTitle: string | null;
  readonly version: number;
  readonly createdAt: Date;
  readonly changedAt: Date;
}

/** The instant at which it starts: the local hour stays when the clocks change before it. */
export function startOf({ plannedFor, timeZone }: Pick<StoredPlan, 'plannedFor' | 'timeZone'>): Date {
  return wallInstant(plannedFor, timeZone);
}

export function endOf(plan: Pick<StoredPlan, 'plannedFor' | 'timeZone'>): Date {
  return new Date(startOf(plan).getTime() + PLANNED_DATE_LIMITS.hours * HOUR_MS);
}

/** From when on a plan must start for the user to be asked about it. */
export function askedSince(now: Date): Date {
  return new Date(now.getTime() - PLANNED_DATE_LIMITS.askedDays * DAY_MS);
}

export function keptSince(now: Date): Date {
  return new Date(now.getTime() - PLANNED_DATE_LIMITS.keptDays * DAY_MS);
}

export function toPlannedDate(plan: StoredPlan, now: Date): PlannedDate {
  const { id, candidateId, plannedFor, timeZone, place, ideaTitle, version } = plan;
  return {
    id,
    candidateId,
    plannedFor,
    timeZone,
    startsAt: startOf(plan).toISOString(),
    isPast: endOf(plan) <= now,
    place,
    ideaTitle,
    version,
    createdAt: plan.createdAt.toISOString(),
  };
}

/** Throws request.invalid for a time that has passed or is too far away. The minute that has begun still counts. */
export function requirePlannable(plan: Pick<StoredPlan, 'plannedFor' | 'timeZone'>, now: Date): void {
  const ahead = startOf(plan).getTime() - now.getTime();
  if (ahead <= -MINUTE_MS) throw invalidInput([{ field: 'plannedFor', message: PLANNED_DATE_TEXTS.past }]);
  if (ahead > PLANNED_DATE_LIMITS.daysAhead * DAY_MS)
    throw invalidInput([{ field: 'plannedFor', message: PLANNED_DATE_TEXTS.tooFar }]);
}

/** The plan with the given fields replaced. Throws request.invalid when it is moved to a time that can't be planned. */
export function changePlan(
  plan: StoredPlan,
  { plannedFor, timeZone, place, ideaTitle }: Omit<PlannedDateChanges, 'version'>,
  now: Date,
): StoredPlan {
  const changed = {
    ...plan,
    plannedFor: plannedFor ?? plan.plannedFor,
    timeZone: timeZone ?? plan.timeZone,
    place: place === undefined ? plan.place : place,
    ideaTitle: ideaTitle === undefined ? plan.ideaTitle : ideaTitle,
    changedAt: now,
  };
  const isMoved = changed.plannedFor !== plan.plannedFor || changed.timeZone !== plan.timeZone;
  if (isMoved) requirePlannable(changed, now);
  return changed;
}
