import { compatibilityOf } from './compatibility';
import { totalWeight } from './tally';
import type { Means, ScoredDate, Standard } from './types';

/** What one rated standard contributes to the percentage. */
export interface Contribution {
  readonly standardId: string;
  /** Mean rating, 1 to 10. */
  readonly mean: number;
  /** The standard's part of the rated weight, 0 to 1. */
  readonly share: number;
  /** Percentage points; all contributions add up to C. */
  readonly points: number;
}

interface ContributionDifference {
  readonly standardId: string;
  /** Percentage points for (positive) or against (negative); they add up to C minus the baseline's C. */
  readonly points: number;
}

/** Exact decomposition of C into the rated standards, in the order the standards are given. Empty without ratings. */
export function contributionsOf(
  standards: readonly Standard[],
  dates: readonly ScoredDate[],
): Contribution[] {
  return contributionsFrom(standards, compatibilityOf(standards, dates).means);
}

/** The same from the mean ratings (`Compatibility.means`). */
export function contributionsFrom(standards: readonly Standard[], means: Means): Contribution[] {
  const rated = ratedIn(standards, means);
  const weight = totalWeight(rated);
  return rated.map(({ id, stars }) => {
    const mean = means[id] ?? 0;
    const share = stars / weight;
    return { standardId: id, mean, share, points: 10 * share * mean };
  });
}

/**
 * Where the difference to a baseline (another match, or the user's average) comes from. Compares the standards
 * rated in both; for an additive model these are the Shapley values (Lundberg & Lee 2017, linear case).
 */
export function contributionDifferences(
  standards: readonly Standard[],
  means: Means,
  baseline: Means,
): ContributionDifference[] {
  const common = ratedIn(ratedIn(standards, means), baseline);
  const weight = totalWeight(common);
  return common.map(({ id, stars }) => ({
    standardId: id,
    points: (10 * stars * ((means[id] ?? 0) - (baseline[id] ?? 0))) / weight,
  }));
}

function ratedIn(standards: readonly Standard[], means: Means): Standard[] {
  return standards.filter(({ id }) => typeof means[id] === 'number');
}
