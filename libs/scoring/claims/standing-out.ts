import { contributionDifferences } from '../contributions';
import { mean, NOISE } from '../statistics';
import { totalWeight } from '../tally';
import type { Means, Standard } from '../types';

const MATCHES_TO_SEPARATE = 4;
/** Rating points between the highest and the lowest mean. */
const SAME_WITHIN = 1;
const HEAVY_FROM_SHARE = 0.25;

export interface CarriedBy {
  readonly standardId: string;
  /** Percentage points above the user's average over matches, greater than 0. */
  readonly points: number;
}

/**
 * The standard that lifts a match most above the user's average over all matches rated on it (3b). `all` holds the mean
 * ratings of every scored match, this one included. Null for a single match, and when none lifts it.
 */
export function carriedBy(
  standards: readonly Standard[],
  means: Means,
  all: readonly Means[],
): CarriedBy | null {
  if (all.length < 2) return null;
  const average = Object.fromEntries(
    standards.flatMap(({ id }) => {
      const middle = mean(ratedOn(id, all));
      return middle === null ? [] : [[id, middle]];
    }),
  );
  const [most] = [...contributionDifferences(standards, means, average)].sort((a, b) => b.points - a.points);
  return most && most.points > NOISE ? most : null;
}

/** A standard with much weight on which everyone is rated alike. */
export interface EvenStandard {
  readonly standardId: string;
  /** Part of the stars, 0.25 to 1. */
  readonly share: number;
  /** How many matches are rated on it, at least 4. */
  readonly matches: number;
}

/**
 * Standards that separate no one while they carry a quarter of the stars or more: all mean ratings, of at least four
 * matches, lie within one point. They lift or cap everyone alike. In the standards' order.
 */
export function evenStandards(standards: readonly Standard[], all: readonly Means[]): EvenStandard[] {
  const weight = totalWeight(standards);
  return standards.flatMap(({ id, stars }) => {
    const means = ratedOn(id, all);
    const share = stars / weight;
    const isEven = Math.max(...means) - Math.min(...means) <= SAME_WITHIN + NOISE;
    if (means.length < MATCHES_TO_SEPARATE || share < HEAVY_FROM_SHARE - NOISE || !isEven) return [];
    return [{ standardId: id, share, matches: means.length }];
  });
}

function ratedOn(id: string, all: readonly Means[]): number[] {
  return all.flatMap(({ [id]: value }) => (value === undefined ? [] : [value]));
}
