import type { DateExperience } from '#contract/dating/date-experiences';
import type { ScoredDate } from '#scoring/types';
import type { TextReading } from '../safety/text-reading';
import { toEvaluations } from '../candidates/match-book';

/** One date as stored; `ratings` by standard slot. */
export interface StoredDate extends ScoredDate {
  readonly candidateId: string;
  readonly location: string | null;
  readonly personalNotes: string | null;
  /** What the notes were found to disclose; null where they have changed since. */
  readonly notesRead: TextReading | null;
  readonly version: number;
}

export function toDateExperience(date: StoredDate, idBySlot: ReadonlyMap<string, string>): DateExperience {
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
