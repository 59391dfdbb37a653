import { clamp, mean } from '../statistics';
import { wilsonInterval } from './wilson';

/** With fewer answers a record says more about luck than about anyone. */
const ANSWERS_NEEDED = 10;

/** Percent, both ends included; predictions are multiples of ten. */
const BANDS = [
  [0, 10],
  [20, 30],
  [40, 60],
  [70, 80],
  [90, 100],
] as const;

/** 0 stands for anything that rounds to it, so the stated chances are read as 5 to 95 in 100. */
const ROUNDED_TO = 0.05;
/** Per side and band: 1% per band, 5% over the five. */
const TAIL = 0.005;

export interface AnsweredPrediction {
  /** A multiple of ten from 0 to 100. */
  readonly percent: number;
  readonly outcome: boolean;
}

interface BandRecord {
  /** Percent, both ends included. */
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly wentOn: number;
  /** Wilson's 95% interval of the share that went on, in percent, 0 to 100; null without predictions. */
  readonly low: number | null;
  readonly high: number | null;
  /** Whether more or fewer went on than was said, by more than chance explains; null when chance explains it. */
  readonly verdict: 'more' | 'fewer' | null;
}

export interface CalibrationRecord {
  /** Predictions with an outcome. */
  readonly answered: number;
  /** How many more it takes until there is a record. */
  readonly needs: number;
  /** Five bands from unlikely to likely; empty while answers are missing, and then the scores are null. */
  readonly bands: readonly BandRecord[];
  /** Mean squared difference of stated chance and outcome, 0 to 1; 0 is perfect (Brier 1950). */
  readonly brier: number | null;
  /** Share of outcomes that were true, 0 to 1, and the Brier score of always saying it. */
  readonly baseRate: number | null;
  readonly baseBrier: number | null;
}

/** How often things went on when a user said they would. */
export function calibrationOf(predictions: readonly AnsweredPrediction[]): CalibrationRecord {
  const answered = predictions.length;
  const needs = Math.max(0, ANSWERS_NEEDED - answered);
  if (needs > 0) return { answered, needs, bands: [], brier: null, baseRate: null, baseBrier: null };
  const baseRate = predictions.filter(({ outcome }) => outcome).length / answered;
  return {
    answered,
    needs,
    bands: BANDS.map(([from, to]) =>
      bandRecord(
        from,
        to,
        predictions.filter(({ percent }) => percent >= from && percent <= to),
      ),
    ),
    brier: mean(predictions.map(({ percent, outcome }) => (percent / 100 - Number(outcome)) ** 2)),
    baseRate,
    baseBrier: baseRate * (1 - baseRate),
  };
}

function bandRecord(from: number, to: number, predictions: readonly AnsweredPrediction[]): BandRecord {
  const count = predictions.length;
  const wentOn = predictions.filter(({ outcome }) => outcome).length;
  if (count === 0) return { from, to, count, wentOn, low: null, high: null, verdict: null };
  const interval = wilsonInterval(wentOn, count);
  const [low, high] = [100 * interval.low, 100 * interval.high];
  const said = mean(predictions.map(({ percent }) => percent)) ?? 0;
  const isInside = said >= low && said <= high;
  return { from, to, count, wentOn, low, high, verdict: isInside ? null : verdictOf(predictions, wentOn) };
}

function verdictOf(predictions: readonly AnsweredPrediction[], wentOn: number): BandRecord['verdict'] {
  const chances = countChances(
    predictions.map(({ percent }) => clamp(percent / 100, ROUNDED_TO, 1 - ROUNDED_TO)),
  );
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  if (sum(chances.slice(wentOn)) <= TAIL) return 'more';
  return sum(chances.slice(0, wentOn + 1)) <= TAIL ? 'fewer' : null;
}

/** The chance of every number of successes, from none to all, when each has its own probability (Poisson binomial). */
function countChances(probabilities: readonly number[]): number[] {
  let chances = [1];
  for (const probability of probabilities)
    chances = [...chances, 0].map(
      (chance, count) => chance * (1 - probability) + (chances[count - 1] ?? 0) * probability,
    );
  return chances;
}
