import { clamp, mean } from './statistics';
import { studentCdf, studentQuantile } from './student-t';

/** Prior mean (percent) while the user has too few other matches to learn from: the middle of 10 to 100. */
export const DEFAULT_PRIOR_MEAN = 55;
export const OTHERS_NEEDED_FOR_PRIOR = 3;

const PRIOR_DATES = 0.5;
const PRIOR_DEGREES_OF_FREEDOM = 4;
const PRIOR_DEVIATION = 12;
/** Squared points that a match's unseen standards may lie away from its seen ones: 20 squared. */
const UNSEEN_SQUARED_POINTS = 400;
const UPPER_PROBABILITY = 0.95;
const LOWEST_PERCENT = 10;
const HIGHEST_PERCENT = 100;

/** 90% credible interval of a match's true percentage, and the t distribution it comes from. */
export interface LikelyRange {
  /** Percent, 10 to 100, unrounded. */
  readonly low: number;
  readonly high: number;
  /** Center of the distribution in percent; the compatibility itself is never shrunk toward it. */
  readonly mean: number;
  /** Scale of the t distribution in percentage points. */
  readonly scale: number;
  readonly degreesOfFreedom: number;
}

/** How much of a match has been seen. */
export interface Seen {
  /** Share of the stars that is rated, above 0 to 1. */
  readonly coverage: number;
  /** C of the match, 10 to 100; the range is widened to contain it. */
  readonly exact: number;
}

/**
 * Normal-inverse-gamma update (Gelman et al., Bayesian Data Analysis) of the prior by the date scores q_d (10 to
 * 100). With standards not seen yet, the center moves toward the prior and the range widens in proportion. Null
 * without a date score.
 */
export function likelyRange(scores: readonly number[], priorMean: number, seen?: Seen): LikelyRange | null {
  const average = mean(scores);
  if (average === null) return null;
  const dates = PRIOR_DATES + scores.length;
  const degreesOfFreedom = PRIOR_DEGREES_OF_FREEDOM + scores.length;
  const posteriorMean = (PRIOR_DATES * priorMean + scores.length * average) / dates;
  const surprise = (PRIOR_DATES * scores.length * (average - priorMean) ** 2) / dates;
  const prior = PRIOR_DEGREES_OF_FREEDOM * PRIOR_DEVIATION ** 2;
  const variance = (prior + squaresAround(average, scores) + surprise) / degreesOfFreedom;
  const rated = { mean: posteriorMean, scale: Math.sqrt(variance / dates), degreesOfFreedom };
  return rangeOf(seen ? withUnseen(rated, priorMean, seen.coverage) : rated, seen?.exact ?? null);
}

type Posterior = Pick<LikelyRange, 'mean' | 'scale' | 'degreesOfFreedom'>;

/** The unseen part of the stars is the prior's: it pulls the center back, and never narrows the range. */
function withUnseen(
  { mean: center, scale, degreesOfFreedom }: Posterior,
  priorMean: number,
  coverage: number,
) {
  const unseen = 1 - coverage;
  if (unseen <= 0) return { mean: center, scale, degreesOfFreedom };
  const unseenVariance = (UNSEEN_SQUARED_POINTS * (degreesOfFreedom - 2)) / degreesOfFreedom;
  return {
    mean: coverage * center + unseen * priorMean,
    scale: Math.max(scale, Math.sqrt((coverage * scale) ** 2 + unseen ** 2 * unseenVariance)),
    degreesOfFreedom,
  };
}

function rangeOf(posterior: Posterior, exact: number | null): LikelyRange {
  const reach = upperQuantile(posterior.degreesOfFreedom) * posterior.scale;
  const low = clamp(posterior.mean - reach, LOWEST_PERCENT, HIGHEST_PERCENT);
  const high = clamp(posterior.mean + reach, LOWEST_PERCENT, HIGHEST_PERCENT);
  return { ...posterior, low: Math.min(low, exact ?? low), high: Math.max(high, exact ?? high) };
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
