import type { DatePoint } from '#contract/dating/insights/analytics';
import type { Candidate } from '#contract/dating/candidates';
import type { PlannedDate } from '#contract/dating/planned-dates';
import type { Month } from './calendar-month';

/** A scored date of a month. */
export interface MonthDate extends DatePoint {
  candidate: Candidate;
  /** The first one scored with this person. */
  isFirst: boolean;
}

/** A date to come. */
export interface MonthPlan {
  id: string;
  day: string;
  /** In the user's local time, `7:30 PM`. */
  time: string;
  candidate: Candidate;
}

export interface MonthRecord {
  /** Oldest first. */
  dates: MonthDate[];
  /** In the order of their first date of the month. */
  people: Candidate[];
}

/** What was recorded in a month; dates of matches that are gone are left out. */
export function monthRecord(
  month: Month,
  points: readonly DatePoint[],
  candidates: readonly Candidate[],
): MonthRecord {
  const seen = new Set<string>();
  const dates: MonthDate[] = [];
  for (const point of [...points].sort((one, other) => one.day.localeCompare(other.day))) {
    const isFirst = !seen.has(point.candidateId);
    seen.add(point.candidateId);
    const candidate = candidates.find(({ id }) => id === point.candidateId);
    if (candidate && point.day.startsWith(month)) dates.push({ ...point, candidate, isFirst });
  }
  return { dates, people: [...new Set(dates.map(({ candidate }) => candidate))] };
}

/** What is planned for a month and still to come, soonest first. */
export function monthPlans(
  month: Month,
  plans: readonly PlannedDate[],
  candidates: readonly Candidate[],
): MonthPlan[] {
  return plans.flatMap(({ id, candidateId, plannedFor, isPast }) => {
    const candidate = candidates.find((one) => one.id === candidateId);
    if (!candidate || isPast || !plannedFor.startsWith(month)) return [];
    const time = new Date(plannedFor).toLocaleTimeString('en-US', { timeStyle: 'short' });
    return [{ id, day: plannedFor.slice(0, 10), time, candidate }];
  });
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** "3 dates with 2 people, one of them new." */
export function recordWords({ dates, people }: MonthRecord): string {
  const newcomers = dates.filter(({ isFirst }) => isFirst).length;
  const whom = `${counted(dates.length, 'date', 'dates')} with ${counted(people.length, 'person', 'people')}`;
  if (newcomers === 0) return `${whom}.`;
  if (people.length === 1) return `${whom}, whom you met this month.`;
  if (newcomers === people.length) return `${whom}, all of them new.`;
  return `${whom}, ${newcomers === 1 ? 'one' : newcomers} of them new.`;
}

/** "head 71%, heart 80%" */
export const dateFigures = ({ head, heart }: DatePoint) =>
  `${head === null ? 'not rated enough' : `head ${Math.round(head)}%`}, heart ${Math.round(heart)}%`;
