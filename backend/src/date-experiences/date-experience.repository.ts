import type { ScoredDate } from '#scoring/types';
import type { KeptDate } from './date-experience';

export interface LockedDate {
  readonly date: KeptDate;
  readonly history: readonly ScoredDate[];
}

export abstract class DateExperienceRepository {
  /** Writes the date and appends it to its match's history as one. False when the match is unknown or somebody else's. */
  abstract add(ownerId: string, date: KeptDate): Promise<boolean>;
  abstract hasMatch(ownerId: string, candidateId: string): Promise<boolean>;
  /** Newest first; null when the match is unknown or somebody else's. */
  abstract listFor(ownerId: string, candidateId: string): Promise<KeptDate[] | null>;
  /** All of the owner's, in date order. */
  abstract listAll(ownerId: string): Promise<KeptDate[]>;
  abstract find(ownerId: string, id: string): Promise<KeptDate | null>;
  /** The date and its match's history, both locked until the surrounding transaction ends. */
  abstract findLocked(ownerId: string, id: string): Promise<LockedDate | null>;
  /** Saves and counts the version up. */
  abstract save(ownerId: string, date: KeptDate, history: readonly ScoredDate[]): Promise<void>;
  abstract remove(ownerId: string, date: KeptDate, history: readonly ScoredDate[]): Promise<void>;
  /** Makes every match's kept history equal to its dates again. Answers how many were not. */
  abstract rebuildHistories(): Promise<number>;
}
