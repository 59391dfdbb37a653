import { PREDICTION_LIMITS, type Prediction } from '#contract/dating/insights/predictions';
import type { AnsweredPrediction } from '#scoring/predictions/forecast-calibration';
import { DomainError } from '../platform/errors/domain-error';

const DAY_MS = 86_400_000;

export interface StoredPrediction {
  readonly id: string;
  readonly candidateId: string;
  /** A multiple of ten from 0 to 100. */
  readonly percent: number;
  readonly predictedAt: Date;
  /** As the user answered; null while they haven't. */
  readonly outcome: boolean | null;
  readonly answeredAt: Date | null;
  /** When its match was archived; null while it isn't. */
  readonly archivedAt: Date | null;
}

function dueAt({ predictedAt }: Pick<StoredPrediction, 'predictedAt'>): Date {
  return new Date(predictedAt.getTime() + PREDICTION_LIMITS.days * DAY_MS);
}

/**
 * Archiving a match before the day answers no. It is read from the match instead of being written, so that it holds
 * wherever the match was archived, and is undone with it.
 */
function answerOf(prediction: StoredPrediction): { outcome: boolean; at: Date } | null {
  const { outcome, answeredAt, archivedAt } = prediction;
  if (outcome !== null && answeredAt !== null) return { outcome, at: answeredAt };
  if (archivedAt !== null && archivedAt < dueAt(prediction)) return { outcome: false, at: archivedAt };
  return null;
}

export function toPrediction(prediction: StoredPrediction, now: Date): Prediction {
  const answer = answerOf(prediction);
  const due = dueAt(prediction);
  return {
    id: prediction.id,
    candidateId: prediction.candidateId,
    percent: prediction.percent,
    createdAt: prediction.predictedAt.toISOString(),
    dueAt: due.toISOString(),
    isDue: answer === null && due <= now,
    outcome: answer?.outcome ?? null,
    answeredAt: answer?.at.toISOString() ?? null,
  };
}

export function answered(predictions: readonly StoredPrediction[]): AnsweredPrediction[] {
  return predictions.flatMap((prediction) => {
    const answer = answerOf(prediction);
    return answer ? [{ percent: prediction.percent, outcome: answer.outcome }] : [];
  });
}

/** The prediction with its answer. Throws prediction.too-early for a yes before the day. */
export function withAnswer(prediction: StoredPrediction, outcome: boolean, now: Date): StoredPrediction {
  if (outcome && now < dueAt(prediction)) throw new DomainError('prediction.too-early');
  return { ...prediction, outcome, answeredAt: now };
}
