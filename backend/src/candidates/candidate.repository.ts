import type { ScoredDate } from '#scoring/types';
import type { Match } from './candidate';

export abstract class CandidateRepository {
  abstract listFor(ownerId: string): Promise<Match[]>;
  abstract add(ownerId: string, match: Match): Promise<void>;
  /** Locked until the surrounding transaction ends. Null when unknown or someone else's. */
  abstract findLocked(ownerId: string, id: string): Promise<Match | null>;
  /** Locks the match until the surrounding transaction ends. False when unknown or someone else's. */
  abstract lock(ownerId: string, id: string): Promise<boolean>;
  abstract has(ownerId: string, id: string): Promise<boolean>;
  /** Replaces the date's entry in the match's history. */
  abstract replaceDate(ownerId: string, id: string, date: ScoredDate): Promise<void>;
  abstract removeDate(ownerId: string, id: string, dateId: string): Promise<void>;
  /** Rebuilds every stored history that differs from the match's dates. Returns how many did. */
  abstract rebuildHistories(): Promise<number>;
  /** Saves what the user wrote and whether it is archived, and increments the version. */
  abstract save(ownerId: string, match: Match): Promise<void>;
  /** Saves the concern, and leaves the version as it is: the user changed nothing about the match. */
  abstract saveConcern(ownerId: string, match: Match): Promise<void>;
  /** False when there was none. */
  abstract remove(ownerId: string, id: string): Promise<boolean>;
}
