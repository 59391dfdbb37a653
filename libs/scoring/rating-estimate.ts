import { mean } from './statistics';
import { studentCdf } from './student-t';

const PRIOR_MEAN = 5.5;
const PRIOR_RATINGS = 0.5;
const PRIOR_DEGREES_OF_FREEDOM = 4;
const PRIOR_DEVIATION = 1.5;

/** What the ratings of one standard say about a match's true mean rating: a t distribution in rating points (1 to 10). */
export interface RatingEstimate {
  readonly mean: number;
  /** Above 0. */
  readonly scale: number;
  readonly degreesOfFreedom: number;
  /** Variance of the t distribution in squared rating points. */
  readonly variance: number;
}

/**
 * The normal-inverse-gamma update of `likelyRange` for one standard's ratings, with a prior of 5.5 plus or minus 1.5.
 * Without ratings it is the prior.
 */
export function estimateRating(ratings: readonly number[]): RatingEstimate {
  const average = mean(ratings) ?? PRIOR_MEAN;
  const count = PRIOR_RATINGS + ratings.length;
  const degreesOfFreedom = PRIOR_DEGREES_OF_FREEDOM + ratings.length;
  const squares = ratings.reduce((sum, rating) => sum + (rating - average) ** 2, 0);
  const surprise = (PRIOR_RATINGS * ratings.length * (average - PRIOR_MEAN) ** 2) / count;
  const prior = PRIOR_DEGREES_OF_FREEDOM * PRIOR_DEVIATION ** 2;
  const squaredScale = (prior + squares + surprise) / degreesOfFreedom / count;
  return {
    mean: (PRIOR_RATINGS * PRIOR_MEAN + ratings.length * average) / count,
    scale: Math.sqrt(squaredScale),
    degreesOfFreedom,
    variance: (squaredScale * degreesOfFreedom) / (degreesOfFreedom - 2),
  };
}

/** Probability, 0 to 1, that the true mean rating lies below `limit`. */
export function probabilityBelow(
  { mean: center, scale, degreesOfFreedom }: RatingEstimate,
  limit: number,
): number {
  return studentCdf((limit - center) / scale, degreesOfFreedom);
}
