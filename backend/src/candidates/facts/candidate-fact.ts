import type { CandidateFact } from '#contract/dating/candidate-facts';

/** Something the user wants to remember about a match that belongs to no date; its text is encrypted at rest. */
export interface StoredFact {
  readonly id: string;
  readonly candidateId: string;
  readonly text: string;
  /** YYYY-MM-DD */
  readonly day: string;
  readonly createdAt: Date;
}

export function toCandidateFact({ id, candidateId, text, day, createdAt }: StoredFact): CandidateFact {
  return { id, candidateId, text, day, createdAt: createdAt.toISOString() };
}
