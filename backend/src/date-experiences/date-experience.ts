import type { DateExperience } from '#contract/date-experiences';
import { compareDates } from '#scoring/date-order';
import type { ScoredDate } from '#scoring/types';
import { toEvaluations } from '../candidates/match-book';

/** One date as it is kept; `ratings` by the standard's slot. */
export interface KeptDate extends ScoredDate {
  readonly candidateId: string;
  readonly location: string | null;
  readonly personalNotes: string | null;
  readonly version: number;
}

/** What scoring needs of a date, which the match keeps on its own row. */
export function toScoredDate({ id, day, createdAt, chemistry, enjoyment, ratings }: KeptDate): ScoredDate {
  return { id, day, createdAt, chemistry, enjoyment, ratings };
}

/** The match's history with this date in its place, whether it was there before or not. */
export function withDate(history: readonly ScoredDate[], date: KeptDate): ScoredDate[] {
  return [...withoutDate(history, date.id), toScoredDate(date)].sort(compareDates);
}

export function withoutDate(history: readonly ScoredDate[], id: string): ScoredDate[] {
  return history.filter((date) => date.id !== id);
}

export function toDateExperience(date: KeptDate, idBySlot: ReadonlyMap<string, string>): DateExperience {
  return {
    id: date.id,
    candidateId: date.candidateId,
    dateDate: date.day,
    createdAt: date.createdAt,
    location: date.location,
    personalNotes: date.personalNotes,
    physicalChemistry: date.chemistry,
    enjoymentLevel: date.enjoyment,
    version: date.version,
    evaluations: toEvaluations(date, idBySlot),
  };
}
