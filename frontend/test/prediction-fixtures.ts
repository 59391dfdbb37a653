import type { Prediction, PredictionRecord } from '#contract/dating/insights/predictions';

export function aPrediction(changes: Partial<Prediction> = {}): Prediction {
  return {
    id: 'p-1',
    candidateId: 'm-mara',
    percent: 70,
    createdAt: '2026-03-05T22:00:00.000Z',
    dueAt: '2026-04-04T22:00:00.000Z',
    isDue: false,
    outcome: null,
    answeredAt: null,
    ...changes,
  };
}

/** Nothing answered yet. */
export function aRecord(changes: Partial<PredictionRecord> = {}): PredictionRecord {
  return {
    predictions: [],
    calibration: { answered: 0, needs: 10, bands: [], brier: null, baseRate: null, baseBrier: null },
    isAsked: true,
    ...changes,
  };
}
