import type { Candidate, CompatibilityDetail } from '#contract/dating/candidates';
import type { Criterion } from '#contract/dating/criteria';
import { contributionsFrom } from '#scoring/contributions';
import { ratingMeans } from '../../../lib/rating-means';

export interface Standing {
  candidate: Candidate;
  percent: number;
  detail: CompatibilityDetail;
  /** The standard that contributes the most points. */
  carriedBy: { question: string; points: number } | null;
  /** A different standard, with the most points missing. */
  heldBackBy: string | null;
}

const FULL_RATING = 10;
const MIN_MISSING_POINTS = 3;

function ends(
  candidate: Candidate,
  criteria: readonly Criterion[],
): Pick<Standing, 'carriedBy' | 'heldBackBy'> {
  const parts = contributionsFrom(
    criteria.map(({ id, weight }) => ({ id, stars: weight })),
    ratingMeans(candidate.evaluations),
  ).map((part) => ({
    question: criteria.find(({ id }) => id === part.standardId)?.question ?? '',
    points: part.points,
    missing: FULL_RATING * part.share * (FULL_RATING - part.mean),
  }));
  const [most] = [...parts].sort((a, b) => b.points - a.points);
  const [least] = [...parts].sort((a, b) => b.missing - a.missing);
  // A heavily weighted standard can both contribute and lack the most points; it is named only once.
  const isWorthNaming = least && least !== most && least.missing >= MIN_MISSING_POINTS;
  return {
    carriedBy: most ? { question: most.question, points: most.points } : null,
    heldBackBy: isWorthNaming ? least.question : null,
  };
}

/** Active, scored matches, best first; provisional ones are unranked and come last. */
export function standings(candidates: readonly Candidate[], criteria: readonly Criterion[]): Standing[] {
  return candidates
    .flatMap((candidate): Standing[] => {
      const { archived, compatibility: detail, compatibilityScore: percent } = candidate;
      if (archived || !detail || percent === null) return [];
      return [{ candidate, percent, detail, ...ends(candidate, criteria) }];
    })
    .sort(
      (a, b) =>
        Number(a.detail.provisional) - Number(b.detail.provisional) || b.detail.exact - a.detail.exact,
    );
}
