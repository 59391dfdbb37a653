import type { Match } from './candidate';

export abstract class CandidateRepository {
  abstract listFor(ownerId: string): Promise<Match[]>;
  abstract add(ownerId: string, match: Match): Promise<void>;
  /** Locked until the surrounding transaction ends. Null when unknown or somebody else's. */
  abstract findLocked(ownerId: string, id: string): Promise<Match | null>;
  /** Saves what the user wrote and whether it is archived, and counts the version up. */
  abstract save(ownerId: string, match: Match): Promise<void>;
  /** False when there was none. */
  abstract remove(ownerId: string, id: string): Promise<boolean>;
}
