import type { Candidate, CompatibilityDetail } from '#contract/dating/candidates';
import type { Criterion } from '#contract/dating/criteria';
import { carriedBy } from '#scoring/claims/standing-out';
import { contributionsFrom } from '#scoring/contributions';
import type { Means } from '#scoring/types';
import { ratingMeans } from '../../../lib/rating-means';

export interface Standing {
  candidate: Candidate;
  percent: number;
  detail: CompatibilityDetail;
  /** The standard that lifts it most above the user's average match, and by how many points. */
  carriedBy: { question: string; points: number } | null;
  /** A different standard, with the most points missing. */
  heldBackBy: string | null;
}

const isBelow = ({ candidate }: Standing) => candidate.vetoed.length > 0;

const FULL_RATING = 10;
const MIN_MISSING_POINTS = 3;

function ends(
  { vetoed }: Candidate,
  means: Means,
  all: readonly Means[],
  criteria: readonly Criterion[],
): Pick<Standing, 'carriedBy' | 'heldBackBy'> {
  const standards = criteria.map(({ id, weight }) => ({ id, stars: weight }));
  const nameOf = (standardId: string) => criteria.find(({ id }) => id === standardId)?.question ?? '';
  // Nothing praises a match below a must-have.
  const carried = vetoed.length > 0 ? null : carriedBy(standards, means, all);
  const parts = contributionsFrom(standards, means).map((part) => ({
    standardId: part.standardId,
    missing: FULL_RATING * part.share * (FULL_RATING - part.mean),
  }));
  const [least] = [...parts].sort((a, b) => b.missing - a.missing);
  // A heavily weighted standard can both lift a match and lack the most points; it is named only once.
  const isWorthNaming =
    least && least.standardId !== carried?.standardId && least.missing >= MIN_MISSING_POINTS;
  return {
    carriedBy: carried && { question: nameOf(carried.standardId), points: carried.points },
    heldBackBy: isWorthNaming ? nameOf(least.standardId) : null,
  };
}

/** Active, scored matches, best first; provisional ones are unranked and come after them, those below a must-have last. */
export function standings(candidates: readonly Candidate[], criteria: readonly Criterion[]): Standing[] {
  const meansOf = new Map(candidates.map(({ id, evaluations }) => [id, ratingMeans(evaluations)]));
  const all = [...meansOf.values()].filter((means) => Object.keys(means).length > 0);
  return candidates
    .flatMap((candidate): Standing[] => {
      const { archived, compatibility: detail, compatibilityScore: percent } = candidate;
      if (archived || !detail || percent === null) return [];
      return [
        {
          candidate,
          percent,
          detail,
          ...ends(candidate, meansOf.get(candidate.id) ?? {}, all, criteria),
        },
      ];
    })
    .sort(
      (a, b) =>
        Number(isBelow(a)) - Number(isBelow(b)) ||
        Number(a.detail.provisional) - Number(b.detail.provisional) ||
        b.detail.exact - a.detail.exact,
    );
}
