import type { StoredPrediction } from './prediction';

/** Why a prediction was not added. */
export type PredictionRefusal = 'no-match' | 'match-archived' | 'full';

export abstract class PredictionRepository {
  /** Newest first. */
  abstract listFor(ownerId: string): Promise<StoredPrediction[]>;
  /** Null when unknown or someone else's. */
  abstract find(ownerId: string, id: string): Promise<StoredPrediction | null>;
  /** Replaces the match's unanswered prediction. Null once it is added. */
  abstract add(
    ownerId: string,
    prediction: Pick<StoredPrediction, 'id' | 'candidateId' | 'percent' | 'predictedAt'>,
  ): Promise<PredictionRefusal | null>;
  /** Adds recorded ones, answered or not, of matches that have none. */
  abstract addAll(
    ownerId: string,
    predictions: readonly Omit<StoredPrediction, 'archivedAt'>[],
  ): Promise<void>;
  /** Saves the answer. False when the prediction has been replaced or deleted since. */
  abstract answer(ownerId: string, prediction: StoredPrediction): Promise<boolean>;
  /** When the user asked not to be asked; null while they are. */
  abstract mutedAt(ownerId: string): Promise<Date | null>;
  /** Null asks again. */
  abstract mute(ownerId: string, at: Date | null): Promise<void>;
}
