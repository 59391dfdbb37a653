import { clamp, mean } from './statistics';
import { studentCdf, studentQuantile } from './student-t';

/** Prior mean (percent) while the user has too few other matches to learn from: the middle of 10 to 100. */
export const DEFAULT_PRIOR_MEAN = 55;
export const OTHERS_NEEDED_FOR_PRIOR = 3;

const PRIOR_DATES = 0.5;
const PRIOR_DEGREES_OF_FREEDOM = 4;
const PRIOR_DEVIATION = 12;
const UPPER_PROBABILITY = 0.95;
const LOWEST_PERCENT = 10;
const HIGHEST_PERCENT = 100;

/** 90% credible interval of a match's true percentage, and the t distribution it comes from. */
export interface LikelyRange {
  /** Percent, 10 to 100, unrounded. */
  readonly low: number;
  readonly high: number;
  /** Posterior mean in percent; the compatibility itself is never shrunk toward it. */
  readonly mean: number;
  /** Scale of the t distribution in percentage points. */
  readonly scale: number;
  readonly degreesOfFreedom: number;
}

/**
 * Normal-inverse-gamma update (Gelman et al., Bayesian Data Analysis) of the prior by the date scores q_d (10 to
 * 100). Null without a date score.
 */
export function likelyRange(scores: readonly number[], priorMean: number): LikelyRange | null {
  const average = mean(scores);
  if (average === null) return null;
  const dates = PRIOR_DATES + scores.length;
  const degreesOfFreedom = PRIOR_DEGREES_OF_FREEDOM + scores.length;
  const posteriorMean = (PRIOR_DATES * priorMean + scores.length * average) / dates;
  const surprise = (PRIOR_DATES * scores.length * (average - priorMean) ** 2) / dates;
  const prior = PRIOR_DEGREES_OF_FREEDOM * PRIOR_DEVIATION ** 2;
  const variance = (prior + squaresAround(average, scores) + surprise) / degreesOfFreedom;
  const scale = Math.sqrt(variance / dates);
  const reach = upperQuantile(degreesOfFreedom) * scale;
  return {
    low: clamp(posteriorMean - reach, LOWEST_PERCENT, HIGHEST_PERCENT),
    high: clamp(posteriorMean + reach, LOWEST_PERCENT, HIGHEST_PERCENT),
    mean: posteriorMean,
    scale,
    degreesOfFreedom,
  };
}

/** Mean of the user's other exact percentages when there are at least three, else 55. */
export function priorMeanFor(otherExacts: readonly number[]): number {
  const learned = otherExacts.length >= OTHERS_NEEDED_FOR_PRIOR ? mean(otherExacts) : null;
  return learned ?? DEFAULT_PRIOR_MEAN;
}

/** Probability (0 to 1) that the true percentage is x or more. */
export function probabilityAtLeast(range: LikelyRange, x: number): number {
  return studentCdf((range.mean - x) / range.scale, range.degreesOfFreedom);
}

function squaresAround(center: number, values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += (value - center) ** 2;
  return sum;
}

// Degrees of freedom are 4 + the number of dates, so few values ever occur, and finding each takes a bisection.
const knownQuantiles: number[] = [];

function upperQuantile(degreesOfFreedom: number): number {
  return (knownQuantiles[degreesOfFreedom] ??= studentQuantile(UPPER_PROBABILITY, degreesOfFreedom));
}
