import type { RulesOf } from '../../rules/field-rule';

/** What a user expects of a match: the chance that the two will still be seeing each other in 30 days. */
export interface Prediction {
  id: string;
  candidateId: string;
  /** A multiple of ten from 0 to 100. */
  percent: number;
  createdAt: string;
  /** The instant from which it can be answered with yes. */
  dueAt: string;
  /** Due, and not answered yet. */
  isDue: boolean;
  /** Null until answered. A match that was archived before the due date counts as no while it stays archived. */
  outcome: boolean | null;
  answeredAt: string | null;
}

/** The predictions from one percentage to another, both included. */
export interface PredictionBand {
  from: number;
  to: number;
  count: number;
  wentOn: number;
  /** 95% interval of the share that went on, in percent; null without predictions. */
  low: number | null;
  high: number | null;
  /** Whether more or fewer went on than was said, by more than chance explains. */
  verdict: 'more' | 'fewer' | null;
}

interface PredictionCalibration {
  answered: number;
  /** How many more answers it takes; until then there are no bands and no scores. */
  needs: number;
  bands: PredictionBand[];
  /** 0 (perfect) to 1. */
  brier: number | null;
  /** Share of predictions that went on, 0 to 1, and the Brier score of always saying it. */
  baseRate: number | null;
  baseBrier: number | null;
}

/** GET /api/predictions/record. GET /api/predictions answers the predictions alone. */
export interface PredictionRecord {
  /** Newest first. */
  predictions: Prediction[];
  calibration: PredictionCalibration;
  /** False once the user doesn't want to be asked after dates. */
  isAsked: boolean;
}

export interface NewPrediction {
  percent: number;
}

export interface PredictionAnswer {
  outcome: boolean;
}

export interface PredictionSettings {
  isAsked: boolean;
}

export const PREDICTION_LIMITS = {
  days: 30,
  step: 10,
  /** Per user, answered ones included. */
  max: 1000,
} as const;

export const PREDICTION_TEXTS = {
  tooEarly: "It's too early to say yes: this asks about a day that hasn't come yet.",
  archived: 'This match is archived. Unarchive it before you predict anything about it.',
  full: `You can keep up to ${PREDICTION_LIMITS.max} predictions.`,
} as const;

export const PREDICTION_RULES = {
  percent: {
    kind: 'whole-number',
    min: 0,
    max: 100,
    step: PREDICTION_LIMITS.step,
    message: 'A prediction must be a multiple of 10 from 0 to 100.',
  },
} as const satisfies RulesOf<NewPrediction>;

export const PREDICTION_ANSWER_RULES = {
  outcome: { kind: 'flag', message: 'The outcome must be true or false.' },
} as const satisfies RulesOf<PredictionAnswer>;

export const PREDICTION_SETTING_RULES = {
  isAsked: { kind: 'flag', message: 'Being asked must be true or false.' },
} as const satisfies RulesOf<PredictionSettings>;
