import type { RecordQuotas } from '../platform/config/record-quotas';
import type { KeptAnswer } from '../platform/idempotency/idempotency.repository';
import type { StoredDate } from './date-experience';

/** Why a date was not added. */
export type DateRefusal = 'no-match' | 'match-full' | 'full';

export abstract class DateExperienceRepository {
  /**
   * Atomically writes the date and appends it to its match's history, where the quotas leave room. Null once it is
   * added; no-match when the match is unknown or someone else's.
   */
  abstract add(ownerId: string, date: StoredDate, quotas: RecordQuotas): Promise<DateRefusal | null>;
  /**
   * The same together with the answer to be repeated. False when nothing was written, because of a refusal or because
   * the answer's key is taken.
   */
  abstract addOnce(
    ownerId: string,
    date: StoredDate,
    quotas: RecordQuotas,
    answer: KeptAnswer,
  ): Promise<boolean>;
  /** Writes the dates alone, for matches whose histories have them. */
  abstract addAll(ownerId: string, dates: readonly StoredDate[]): Promise<void>;
  /** Newest first; null when the match is unknown or someone else's. */
  abstract listFor(ownerId: string, candidateId: string): Promise<StoredDate[] | null>;
  /** All of the owner's, in date order. */
  abstract listAll(ownerId: string): Promise<StoredDate[]>;
  abstract find(ownerId: string, id: string): Promise<StoredDate | null>;
  /** Saves the date and increments its version. */
  abstract save(ownerId: string, date: StoredDate): Promise<void>;
  abstract remove(ownerId: string, id: string): Promise<void>;
  /** Reads the notes that another reader read, or none did, and keeps what they disclose. Returns how many. */
  abstract readNotesAgain(): Promise<number>;
}
