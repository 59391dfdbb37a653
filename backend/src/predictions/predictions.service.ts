import { Injectable } from '@nestjs/common';
import type { Prediction, PredictionRecord, PredictionSettings } from '#contract/dating/insights/predictions';
import type { ErrorCode } from '#contract/errors';
import { calibrationOf } from '#scoring/predictions/forecast-calibration';
import { Clock } from '../platform/clock/clock';
import { newId } from '../platform/crypto/ids';
import { DomainError } from '../platform/errors/domain-error';
import { answered, toPrediction, withAnswer, type StoredPrediction } from './prediction';
import { PredictionRepository, type PredictionRefusal } from './prediction.repository';

const REFUSALS: Readonly<Record<PredictionRefusal, ErrorCode>> = {
  'no-match': 'candidate.not-found',
  'match-archived': 'prediction.match-archived',
  full: 'prediction.too-many',
};

/** What users expect of their matches, and what came of it. */
@Injectable()
export class PredictionsService {
  constructor(
    private readonly predictions: PredictionRepository,
    private readonly clock: Clock,
  ) {}

  /** Newest first. */
  async list(ownerId: string): Promise<Prediction[]> {
    const now = this.clock.now();
    return (await this.predictions.listFor(ownerId)).map((prediction) => toPrediction(prediction, now));
  }

  async record(ownerId: string): Promise<PredictionRecord> {
    const [stored, mutedAt] = await Promise.all([
      this.predictions.listFor(ownerId),
      this.predictions.mutedAt(ownerId),
    ]);
    const now = this.clock.now();
    const { bands, ...calibration } = calibrationOf(answered(stored));
    return {
      predictions: stored.map((prediction) => toPrediction(prediction, now)),
      calibration: { ...calibration, bands: [...bands] },
      isAsked: mutedAt === null,
    };
  }

  async predict(ownerId: string, candidateId: string, percent: number): Promise<Prediction> {
    const now = this.clock.now();
    const prediction = { id: newId(), candidateId, percent, predictedAt: now };
    const refusal = await this.predictions.add(ownerId, prediction);
    if (refusal) throw new DomainError(REFUSALS[refusal]);
    return toPrediction({ ...prediction, outcome: null, answeredAt: null, archivedAt: null }, now);
  }

  async answer(ownerId: string, id: string, outcome: boolean): Promise<Prediction> {
    const prediction = await this.predictions.find(ownerId, id);
    if (!prediction) throw new DomainError('prediction.not-found');
    const now = this.clock.now();
    const answer = withAnswer(prediction, outcome, now);
    if (!(await this.predictions.answer(ownerId, answer))) throw new DomainError('prediction.not-found');
    return toPrediction(answer, now);
  }

  async setAsked(ownerId: string, isAsked: boolean): Promise<PredictionSettings> {
    await this.predictions.mute(ownerId, isAsked ? null : this.clock.now());
    return { isAsked };
  }

  /** Adds recorded predictions of matches that have none yet. */
  restore(ownerId: string, predictions: readonly Omit<StoredPrediction, 'archivedAt'>[]): Promise<void> {
    return this.predictions.addAll(ownerId, predictions);
  }

  async exportFor(ownerId: string): Promise<Pick<PredictionRecord, 'predictions' | 'isAsked'>> {
    const { predictions, isAsked } = await this.record(ownerId);
    return { predictions, isAsked };
  }
}
