import { estimateRating, probabilityBelow } from './rating-estimate';
import { mean, NOISE } from './statistics';
import type { ScoredDate, Standard } from './types';

const AT_RISK_FROM_PROBABILITY = 0.25;

/** Standard ids in the order of the standards. */
export interface MustHaveVerdict {
  /** Must-haves whose mean rating lies below their limit. */
  readonly vetoed: readonly string[];
  /** Must-haves that are met so far, with a chance of 25% or more that the true mean lies below. Empty once one is vetoed. */
  readonly atRisk: readonly string[];
}

const NO_VERDICT: MustHaveVerdict = { vetoed: [], atRisk: [] };

/**
 * Conjunctive veto (Simon 1955; Dawes 1964): a match whose mean rating of a must-have lies below its limit. What has
 * not been rated is unknown, and never a veto.
 */
export function judgeMustHaves(
  standards: readonly Standard[],
  dates: readonly Pick<ScoredDate, 'ratings'>[],
): MustHaveVerdict {
  const limits = standards.flatMap(({ id, mustHave }) =>
    typeof mustHave === 'number' ? [{ id, mustHave }] : [],
  );
  if (limits.length === 0) return NO_VERDICT;
  const rated = limits.flatMap(({ id, mustHave }) => {
    const ratings = dates.flatMap(({ ratings: { [id]: rating } }) => (rating === undefined ? [] : [rating]));
    const average = mean(ratings);
    return average === null ? [] : [{ id, mustHave, ratings, average }];
  });
  const vetoed = rated.filter(({ average, mustHave }) => average < mustHave - NOISE);
  if (vetoed.length > 0) return { vetoed: vetoed.map(({ id }) => id), atRisk: [] };
  const atRisk = rated.filter(
    ({ ratings, mustHave }) =>
      probabilityBelow(estimateRating(ratings), mustHave) >= AT_RISK_FROM_PROBABILITY,
  );
  return { vetoed: [], atRisk: atRisk.map(({ id }) => id) };
}
