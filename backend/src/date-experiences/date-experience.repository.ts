import type { KeptDate } from './date-experience';

export abstract class DateExperienceRepository {
  /**
   * Atomically writes the date and appends it to its match's history. False when the match is unknown or someone
   * else's.
   */
  abstract add(ownerId: string, date: KeptDate): Promise<boolean>;
  /** Newest first; null when the match is unknown or someone else's. */
  abstract listFor(ownerId: string, candidateId: string): Promise<KeptDate[] | null>;
  /** All of the owner's, in date order. */
  abstract listAll(ownerId: string): Promise<KeptDate[]>;
  abstract find(ownerId: string, id: string): Promise<KeptDate | null>;
  /** Saves the date and increments its version. */
  abstract save(ownerId: string, date: KeptDate): Promise<void>;
  abstract remove(ownerId: string, id: string): Promise<void>;
}
