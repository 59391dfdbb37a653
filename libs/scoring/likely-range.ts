import { type MeanEstimate, updated } from './probability/normal-inverse-gamma';
import { clamp, mean } from './statistics';
import { studentCdf, studentQuantile } from './probability/student-t';

/** Prior mean (percent) while the user has too few other matches to learn from: the middle of 10 to 100. */
export const DEFAULT_PRIOR_MEAN = 55;
export const OTHERS_NEEDED_FOR_PRIOR = 3;

/** How sure the prior mean is: worth half a date, plus or minus 12 points. */
const PRIOR = { values: 0.5, degreesOfFreedom: 4, deviation: 12 } as const;
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
  if (scores.length === 0) return null;
  const rated = updated({ mean: priorMean, ...PRIOR }, scores);
  return rangeOf(seen ? withUnseen(rated, priorMean, seen.coverage) : rated, seen?.exact ?? null);
}

/** The unseen part of the stars is the prior's: it pulls the center back, and never narrows the range. */
function withUnseen(
  { mean: center, scale, degreesOfFreedom }: MeanEstimate,
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

function rangeOf(posterior: MeanEstimate, exact: number | null): LikelyRange {
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

// Degrees of freedom are 4 + the number of dates, so few values ever occur, and finding each takes a bisection.
const knownQuantiles: number[] = [];

function upperQuantile(degreesOfFreedom: number): number {
  return (knownQuantiles[degreesOfFreedom] ??= studentQuantile(UPPER_PROBABILITY, degreesOfFreedom));
}
