import type { DateIdea } from '#contract/date-ideas';
import type { IdeaKind } from './idea-need';

const HOUR_MS = 3_600_000;

const FRESH_MS: Readonly<Record<IdeaKind, number>> = { venues: 24 * HOUR_MS, events: 6 * HOUR_MS };

/** How long an answer may stand in for a source that fails. */
export const KEPT_MS = 7 * 24 * HOUR_MS;

export function isFresh(kind: IdeaKind, fetchedAt: Date, now: Date): boolean {
  return now.getTime() - fetchedAt.getTime() < FRESH_MS[kind];
}

/** An event is offered until its day is over everywhere on earth. */
export function isStillToCome(idea: Pick<DateIdea, 'date'>, now: Date): boolean {
  if (idea.date === null) return true;
  const start = Date.parse(idea.date);
  return Number.isNaN(start) || start > now.getTime() - 24 * HOUR_MS;
}
