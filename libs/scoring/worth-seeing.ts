import { estimateRating } from './rating-estimate';
import { totalWeight } from './tally';
import type { ScoredDate, Standard } from './types';

/** Variance of a single rating around a match's true mean: 1.5 squared, as in the prior. */
const RATING_VARIANCE = 2.25;

export interface WorthSeeing {
  readonly standardId: string;
  /** Percentage points, above 0: by how much (one standard deviation) one more rating would move the estimate. */
  readonly points: number;
}

/**
 * What one more date would tell most about, most first: 10 * share of the stars * v / sqrt(v + 2.25), with v the variance
 * of the standard's estimated mean (knowledge gradient: Frazier, Powell & Dayanik 2008).
 */
export function worthSeeing(standards: readonly Standard[], dates: readonly ScoredDate[]): WorthSeeing[] {
  const weight = totalWeight(standards);
  return standards
    .map(({ id, stars }) => {
      const ratings = dates.flatMap(({ ratings: { [id]: rating } }) =>
        rating === undefined ? [] : [rating],
      );
      const { variance } = estimateRating(ratings);
      return {
        standardId: id,
        points: (10 * stars * variance) / weight / Math.sqrt(variance + RATING_VARIANCE),
      };
    })
    .sort((a, b) => b.points - a.points);
}
