import type { StoredFact } from './candidate-fact';

export abstract class CandidateFactRepository {
  /** Of one match, newest first. */
  abstract listFor(ownerId: string, candidateId: string): Promise<StoredFact[]>;
  /** Of all matches, newest first. */
  abstract listAll(ownerId: string): Promise<StoredFact[]>;
  /** Null when unknown, of another match or someone else's. */
  abstract find(ownerId: string, candidateId: string, id: string): Promise<StoredFact | null>;
  abstract countFor(ownerId: string, candidateId: string): Promise<number>;
  abstract add(ownerId: string, fact: StoredFact): Promise<void>;
  abstract save(ownerId: string, fact: StoredFact, changedAt: Date): Promise<void>;
  abstract remove(ownerId: string, id: string): Promise<void>;
}
