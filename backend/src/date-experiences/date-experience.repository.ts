import type { ScoredDate } from '#scoring/types';
import type { KeptDate } from './date-experience';
import type { RatedStandard } from './ratings';

/** What scoring a new date has to know first. */
export interface DateDesk {
  readonly standards: readonly RatedStandard[];
  /** Null when the match is unknown or somebody else's. */
  readonly match: { readonly history: readonly ScoredDate[]; readonly historyVersion: number } | null;
}

export interface LockedDate {
  readonly date: KeptDate;
  readonly history: readonly ScoredDate[];
}

export abstract class DateExperienceRepository {
  abstract desk(ownerId: string, candidateId: string): Promise<DateDesk>;
  /** Nobody else writes the match's history until the surrounding transaction ends. */
  abstract lockMatch(ownerId: string, candidateId: string): Promise<void>;
  /** Writes the date and the match's history as one. False, and nothing written, when the history has moved on. */
  abstract add(
    ownerId: string,
    date: KeptDate,
    history: readonly ScoredDate[],
    expected: number,
  ): Promise<boolean>;
  /** Newest first, with the standards their ratings speak of; null when there is no such match. */
  abstract listFor(
    ownerId: string,
    candidateId: string,
  ): Promise<{ dates: KeptDate[]; desk: DateDesk } | null>;
  abstract find(ownerId: string, id: string): Promise<KeptDate | null>;
  /** The date and its match's history, both locked until the surrounding transaction ends. */
  abstract findLocked(ownerId: string, id: string): Promise<LockedDate | null>;
  /** Saves and counts the version up. */
  abstract save(ownerId: string, date: KeptDate, history: readonly ScoredDate[]): Promise<void>;
  abstract remove(ownerId: string, date: KeptDate, history: readonly ScoredDate[]): Promise<void>;
  /** Makes every match's kept history equal to its dates again. Answers how many were not. */
  abstract rebuildHistories(): Promise<number>;
}
