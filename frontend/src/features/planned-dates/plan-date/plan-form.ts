import {
  PLANNED_DATE_RULES,
  PLANNED_DATE_TEXTS,
  WHEN_RULES,
  type PlannedDate,
  type PlannedDateChanges,
  type PlannedDateInput,
} from '#contract/dating/planned-dates';
import type { FormProblem } from '../../../lib/forms/form-problems';
import { daysAfter } from '../../../lib/format';

/** As the user typed it. */
export interface PlanValues {
  candidateId: string;
  /** YYYY-MM-DD */
  day: string;
  /** HH:MM */
  time: string;
  place: string;
  ideaTitle: string;
}

export const PLAN_RULES = {
  candidateId: PLANNED_DATE_RULES.candidateId,
  ...WHEN_RULES,
  place: PLANNED_DATE_RULES.place,
  ideaTitle: PLANNED_DATE_RULES.ideaTitle,
} as const;

const EVENING = '19:30';
const SATURDAY = 6;

function comingSaturday(today: string): string {
  const weekday = new Date(`${today}T12:00`).getDay();
  return daysAfter(today, (SATURDAY - weekday + 7) % 7);
}

/** The days most dates are planned for, by what people call them. */
export function nearDays(today: string): Readonly<Record<string, string>> {
  const days = { Today: today, Tomorrow: daysAfter(today, 1) };
  const saturday = comingSaturday(today);
  return Object.values(days).includes(saturday) ? days : { ...days, Saturday: saturday };
}

/** The first Saturday evening after today with no other plan. */
export function newPlan(
  today: string,
  given: Partial<PlanValues>,
  plans: readonly Pick<PlannedDate, 'plannedFor'>[] = [],
): PlanValues {
  const taken = new Set(plans.map((plan) => plan.plannedFor.slice(0, 'YYYY-MM-DD'.length)));
  let day = comingSaturday(today);
  while (day === today || taken.has(day)) day = daysAfter(day, 7);
  return { candidateId: '', day, time: EVENING, place: '', ideaTitle: '', ...given };
}

export function valuesOfPlan({ candidateId, plannedFor, place, ideaTitle }: PlannedDate): PlanValues {
  const [day = '', time = ''] = plannedFor.split('T');
  return { candidateId, day, time, place: place ?? '', ideaTitle: ideaTitle ?? '' };
}

const plannedFor = ({ day, time }: PlanValues) => `${day}T${time}`;

/** For valid values; in the zone of this device. */
export function toPlanInput(values: PlanValues): Required<PlannedDateInput> {
  return {
    plannedFor: plannedFor(values),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    place: values.place.trim() || null,
    ideaTitle: values.ideaTitle.trim() || null,
  };
}

const isMoved = (values: PlanValues, plan: PlannedDate) => plannedFor(values) !== plan.plannedFor;

/** For valid values. A plan that isn't moved keeps its zone: the device may have traveled since. */
export function toPlanChanges(values: PlanValues, plan: PlannedDate): PlannedDateChanges {
  const { plannedFor, timeZone, ...changes } = toPlanInput(values);
  return isMoved(values, plan) ? { plannedFor, timeZone, ...changes } : changes;
}

/** A time that has passed, unless the plan had it before. Those that are no time at all have problems of their own. */
export function pastProblem(
  values: PlanValues,
  now: Date,
  plan: PlannedDate | null = null,
): FormProblem<PlanValues>[] {
  if (plan && !isMoved(values, plan)) return [];
  const startsAt = Date.parse(plannedFor(values));
  if (Number.isNaN(startsAt) || startsAt + 60_000 > now.getTime()) return [];
  return [{ field: 'time', message: PLANNED_DATE_TEXTS.past, code: 'request.invalid' }];
}
