import type { Candidate } from '#contract/dating/candidates';
import type { Criterion } from '#contract/dating/criteria';
import type { Comparison } from '#contract/dating/insights/decision';
import { sideBySide } from '#scoring/decision/side-by-side';
import { inOrderOfFit } from '#scoring/ranking';
import type { ScoredMatch } from '#scoring/scored-match';
import type { MatchHistory, ScoredDate, Standard } from '#scoring/types';

/** Stars, 1 to 5, by standard id. */
export type Stars = Readonly<Record<string, number>>;

export function starsOf(criteria: readonly Criterion[]): Stars {
  return Object.fromEntries(criteria.map(({ id, weight }) => [id, weight]));
}

export function standardsWith(criteria: readonly Criterion[], stars: Stars): Standard[] {
  return criteria.map(({ id, weight, mustHave }) => ({ id, stars: stars[id] ?? weight, mustHave }));
}

/** What a percentage needs of each match; the list has no days and feelings of dates, and none are needed. */
export function toHistories(candidates: readonly Candidate[]): MatchHistory[] {
  return candidates.map(({ id, name, createdAt, archived, evaluations }) => {
    const dates = new Map<string, Record<string, number>>();
    for (const { dateExperienceId, criteriaId, score } of evaluations)
      dates.set(dateExperienceId, { ...dates.get(dateExperienceId), [criteriaId]: score });
    return { id, name, createdAt, archived, dates: [...dates].map(toDate) };
  });
}

function toDate([id, ratings]: [string, Record<string, number>]): ScoredDate {
  return { id, day: '', createdAt: '', chemistry: 1, enjoyment: 1, ratings };
}

/** Everyone who isn't archived and has a percentage, best first. */
export function orderOf(scored: readonly ScoredMatch[]): ScoredMatch[] {
  const active = scored.filter(({ match }) => !match.archived);
  return [
    ...inOrderOfFit(active.filter(({ likely }) => likely !== null)),
    ...inOrderOfFit(active.filter(({ likely }) => likely === null)),
  ];
}

/** What GET /api/decision/compare would answer with these standards, from the matches scored with them. */
export function comparisonOf(
  standards: readonly Standard[],
  scored: readonly ScoredMatch[],
  { a, b }: Pick<Comparison, 'a' | 'b'>,
): Comparison | null {
  const [first, second] = [a, b].map((id) => scored.find(({ match }) => match.id === id));
  if (!first || !second) return null;
  const { common, flip, easiestScore, ...rest } = sideBySide(standards, first, second);
  return {
    a,
    b,
    ...rest,
    common: common.map(({ standardId, ...standard }) => ({ criteriaId: standardId, ...standard })),
    onlyA: [...rest.onlyA],
    onlyB: [...rest.onlyB],
    flip: flip && { steps: flip.steps, stars: { ...flip.stars } },
    easiestScore: easiestScore && { criteriaId: easiestScore.standardId, points: easiestScore.points },
  };
}
