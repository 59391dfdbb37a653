import type { ScoredDate } from '#scoring/types';
import type { Match } from './candidate';
import type { RecordTally } from './record-room';

export abstract class CandidateRepository {
  abstract listFor(ownerId: string): Promise<Match[]>;
  /** False when the owner has `max` matches already. */
  abstract add(ownerId: string, match: Match, max: number): Promise<boolean>;
  /** With their histories. */
  abstract addAll(ownerId: string, matches: readonly Match[]): Promise<void>;
  /** Appends dates to histories, by match id. */
  abstract appendDates(ownerId: string, dates: ReadonlyMap<string, readonly ScoredDate[]>): Promise<void>;
  /** Locked until the surrounding transaction ends. Null when unknown or someone else's. */
  abstract findLocked(ownerId: string, id: string): Promise<Match | null>;
  /** Locks these of the owner's matches until the surrounding transaction ends. */
  abstract lockAll(ownerId: string, ids: readonly string[]): Promise<void>;
  /** How much the owner has, which no one else changes until the surrounding transaction ends. */
  abstract tallyLocked(ownerId: string): Promise<RecordTally>;
  /** Null when unknown or someone else's. */
  abstract nameOf(ownerId: string, id: string): Promise<string | null>;
  /** Locks the match until the surrounding transaction ends. False when unknown or someone else's. */
  abstract lock(ownerId: string, id: string): Promise<boolean>;
  abstract has(ownerId: string, id: string): Promise<boolean>;
  /** Replaces the date's entry in the match's history. */
  abstract replaceDate(ownerId: string, id: string, date: ScoredDate): Promise<void>;
  abstract removeDate(ownerId: string, id: string, dateId: string): Promise<void>;
  /** Rebuilds every stored history that differs from the match's dates. Returns how many did. */
  abstract rebuildHistories(): Promise<number>;
  /** Reads the notes that another reader read, or none did, and keeps what they disclose. Returns how many. */
  abstract readNotesAgain(): Promise<number>;
  /** Saves what the user wrote and whether it is archived, and increments the version. */
  abstract save(ownerId: string, match: Match): Promise<void>;
  /**
   * Saves concern, stage and reason, and leaves the version as it is: what a form loaded of the match still holds.
   * `changedAt` is when the user changed the stage or the reason; null for a concern.
   */
  abstract saveAside(ownerId: string, match: Match, changedAt: Date | null): Promise<void>;
  /** False when there was none. */
  abstract remove(ownerId: string, id: string): Promise<boolean>;
}
