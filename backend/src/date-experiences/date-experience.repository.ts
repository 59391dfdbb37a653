import type { KeptDate } from './date-experience';

export abstract class DateExperienceRepository {
  /** Writes the date and appends it to its match's history as one. False when the match is unknown or someone else's. */
  abstract add(ownerId: string, date: KeptDate): Promise<boolean>;
  /** Newest first; null when the match is unknown or someone else's. */
  abstract listFor(ownerId: string, candidateId: string): Promise<KeptDate[] | null>;
  /** All of the owner's, in date order. */
  abstract listAll(ownerId: string): Promise<KeptDate[]>;
  abstract find(ownerId: string, id: string): Promise<KeptDate | null>;
  /** Saves and counts the version up. */
  abstract save(ownerId: string, date: KeptDate): Promise<void>;
  abstract remove(ownerId: string, id: string): Promise<void>;
}
