import type { ImportBatch } from '#contract/account/imports';
import type { Details } from '../candidates/candidate';

/** The details that an import gave a match who was there before, and the match's version with them. */
export interface FilledMatch {
  readonly candidateId: string;
  readonly version: number;
  readonly fields: readonly (keyof Details)[];
}

/** What an import made. */
export interface StoredBatch {
  readonly id: string;
  readonly kind: ImportBatch['kind'];
  readonly importedAt: Date;
  readonly candidateIds: readonly string[];
  readonly dateIds: readonly string[];
  readonly predictionIds: readonly string[];
  readonly filled: readonly FilledMatch[];
}

/** What undoing an import removed, and which matches it left because of what was changed or added since. */
export interface Undoing {
  readonly matches: number;
  readonly dates: readonly { readonly id: string; readonly candidateId: string }[];
  readonly keptIds: readonly string[];
  /** Locked; the details are still there. */
  readonly filled: readonly FilledMatch[];
}

export abstract class ImportBatchRepository {
  /** Makes the owner's other imports wait until the surrounding transaction ends. */
  abstract lock(ownerId: string): Promise<void>;
  /** Remembers the import, and forgets the oldest beyond `keep`. */
  abstract add(ownerId: string, batch: StoredBatch, keep: number): Promise<void>;
  /** Newest first. */
  abstract listFor(ownerId: string): Promise<StoredBatch[]>;
  /** Removes what the batch made and no one changed since, and the batch. Null when there is no such batch. */
  abstract undo(ownerId: string, id: string): Promise<Undoing | null>;
}
