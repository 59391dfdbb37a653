import { PLANNED_DATE_LIMITS, type PushMessage } from '#contract/dating/planned-dates';
import { dayAfter, localInstant, localTime } from '../../platform/clock/local-time';
import type { StoredPlan } from '../planned-date';

const { remindFrom, remindUntil, ignoredMax } = PLANNED_DATE_LIMITS;
const HOUR_MS = 3_600_000;
/** A reminder that saw no reaction for so long counts as ignored: its day is over. */
const IGNORED_AFTER_MS = (remindUntil - remindFrom) * HOUR_MS;

/** What a reminder needs of a plan. Nothing of it is encrypted, so that a plan that can't be read holds up no one. */
export type RemindedPlan = Pick<StoredPlan, 'id' | 'candidateId' | 'plannedFor' | 'timeZone'>;

/** What a user did about reminders. */
export interface ReminderHistory {
  /** When the last one was sent, to the first browser or by email; null before the first. */
  readonly remindedAt: Date | null;
  /** When the user last reacted to one, or turned them on again. */
  readonly answeredAt: Date | null;
  /** Whether a date was scored since the last one. */
  readonly hasScoredSince: boolean;
  /** How many in a row were ignored before the last one. */
  readonly ignored: number;
}

type When = Pick<StoredPlan, 'plannedFor' | 'timeZone'>;

const morningAfter = ({ plannedFor }: When): string => dayAfter(plannedFor.slice(0, 10));

/** The morning after a planned date, at nine where it was planned. */
export function remindAt(plan: When): Date {
  return localInstant(morningAfter(plan), remindFrom, plan.timeZone);
}

/** From then on it is too late for the reminder. */
export function remindBefore(plan: When): Date {
  return localInstant(morningAfter(plan), remindUntil, plan.timeZone);
}

/** Whether a worker may remind now: on that day only, and never at night. */
export function reminderTime(plan: When, now: Date): 'early' | 'due' | 'late' {
  const { day, hour } = localTime(now, plan.timeZone);
  const morning = morningAfter(plan);
  if (day < morning || (day === morning && hour < remindFrom)) return 'early';
  return day === morning && hour < remindUntil ? 'due' : 'late';
}

/** How many reminders in a row saw no reaction, the last one included once its day is over. */
export function ignoredInARow(history: ReminderHistory, now: Date): number {
  const { remindedAt, answeredAt, hasScoredSince, ignored } = history;
  if (remindedAt === null || hasScoredSince) return 0;
  if (answeredAt !== null && answeredAt >= remindedAt) return 0;
  const isOver = now.getTime() - remindedAt.getTime() >= IGNORED_AFTER_MS;
  return isOver ? ignored + 1 : ignored;
}

export function areRemindersPaused(history: ReminderHistory, now: Date): boolean {
  return ignoredInARow(history, now) >= ignoredMax;
}

/** Two dates on one day are one question: the overview asks about both. */
export function isRemindedToday({ remindedAt }: ReminderHistory, { timeZone }: When, now: Date): boolean {
  return remindedAt !== null && localTime(remindedAt, timeZone).day === localTime(now, timeZone).day;
}

/** `name` only where the user allows it: anyone may read a lock screen. */
export function reminderMessage(plan: RemindedPlan, name: string | null): PushMessage {
  const query = new URLSearchParams({
    tab: 'matches',
    score: plan.candidateId,
    plan: plan.id,
    from: 'reminder',
  });
  return {
    title: name === null ? 'How was your date?' : `How was your date with ${name}?`,
    body: "Score it while it's fresh.",
    path: `/dashboard?${query.toString()}`,
  };
}
