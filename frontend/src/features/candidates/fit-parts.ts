import type { Candidate } from '#contract/candidates';
import type { Criterion } from '#contract/criteria';
import { contributionsFrom, type Contribution } from '#scoring/contributions';
import { ratingMeans } from '../../lib/rating-means';

export interface FitPart {
  criterion: Criterion;
  /** Null until a date rates the standard. */
  contribution: Contribution | null;
  /** The contribution in points with one decimal; all parts together are exactly the total shown. */
  shownPoints: number;
}

/** Largest remainders: one decimal each, with the same sum as the total at one decimal. */
function toAddingTenths(points: readonly number[]): number[] {
  const tenths = points.map((value) => Math.floor(value * 10 + 1e-9));
  const total = Math.round(points.reduce((sum, value) => sum + value, 0) * 10);
  const missing = total - tenths.reduce((sum, value) => sum + value, 0);
  const byRemainder = points
    .map((value, index) => ({ index, remainder: value * 10 - (tenths[index] ?? 0) }))
    .sort((a, b) => b.remainder - a.remainder);
  for (const { index } of byRemainder.slice(0, missing)) tenths[index] = (tenths[index] ?? 0) + 1;
  return tenths.map((value) => value / 10);
}

/** Where a match's percentage comes from, standard by standard in the user's order. */
export function fitParts(criteria: readonly Criterion[], candidate: Candidate): FitPart[] {
  const standards = criteria.map(({ id, weight }) => ({ id, stars: weight }));
  const contributions = contributionsFrom(standards, ratingMeans(candidate.evaluations));
  const shown = toAddingTenths(contributions.map(({ points }) => points));
  return criteria.map((criterion) => {
    const index = contributions.findIndex(({ standardId }) => standardId === criterion.id);
    return {
      criterion,
      contribution: contributions[index] ?? null,
      shownPoints: shown[index] ?? 0,
    };
  });
}

export function totalPoints(parts: readonly FitPart[]): number {
  return parts.reduce((sum, { shownPoints }) => sum + shownPoints * 10, 0) / 10;
}
