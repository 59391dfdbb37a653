import { type MeanEstimate, type Prior, updated, varianceOf } from './probability/normal-inverse-gamma';
import { studentCdf } from './probability/student-t';

/** The middle of the scale, plus or minus 1.5. */
const PRIOR: Prior = { mean: 5.5, values: 0.5, degreesOfFreedom: 4, deviation: 1.5 };

/** What the ratings of one standard say about a match's true mean rating, in rating points (1 to 10). */
export interface RatingEstimate extends MeanEstimate {
  /** Squared rating points. */
  readonly variance: number;
}

/** The update of `likelyRange` for one standard's ratings; the prior without any. */
export function estimateRating(ratings: readonly number[]): RatingEstimate {
  const estimate = updated(PRIOR, ratings);
  return { ...estimate, variance: varianceOf(estimate) };
}

/** Probability, 0 to 1, that the true mean rating lies below `limit`. */
export function probabilityBelow(
  { mean: center, scale, degreesOfFreedom }: RatingEstimate,
  limit: number,
): number {
  return studentCdf((limit - center) / scale, degreesOfFreedom);
}
