import type { Candidate, CompatibilityDetail, Evaluation } from '#contract/dating/candidates';
import type { DashboardStats } from '#contract/dating/insights/dashboard';
import { unseenStandards, type Compatibility } from '#scoring/compatibility';
import type { LikelyRange } from '#scoring/likely-range';
import { dashboardRanking } from '#scoring/ranking';
import { scoreMatches } from '#scoring/scored-match';
import type { MatchHistory, ScoredDate, Standard } from '#scoring/types';
import type { AccountStandard } from '../users/user';
import { inListOrder, type Match } from './candidate';
import { ratingIdOf } from './rating-id';

/** Everything a user's percentages are computed from. */
export interface MatchBook {
  readonly standards: readonly AccountStandard[];
  readonly matches: readonly Match[];
}

export function toCandidates({ standards, matches }: MatchBook): Candidate[] {
  const idBySlot = idsBySlot(standards);
  const idsOf = (slots: readonly string[]) => slots.flatMap((slot) => idBySlot.get(slot) ?? []);
  const ordered = inListOrder(matches);
  const selected = selectedStandards(standards);
  const scored = scoreMatches(selected, ordered.map(toHistory));
  return ordered.map((match, index) => {
    const score = scored[index];
    const compatibility = score ? toDetail(score.compatibility, score.likely) : null;
    return {
      id: match.id,
      name: match.name,
      age: match.age,
      profession: match.profession,
      location: match.location,
      notes: match.notes,
      stage: match.stage,
      archived: match.archivedAt !== null,
      archiveReason: match.archiveReason,
      createdAt: match.createdAt.toISOString(),
      version: match.version,
      compatibilityScore: score?.compatibility.percent ?? null,
      compatibility,
      dateCount: match.history.length,
      lastDate: match.history.at(-1)?.day ?? null,
      vetoed: idsOf(score?.mustHaves.vetoed ?? []),
      atRisk: idsOf(score?.mustHaves.atRisk ?? []),
      unseen: idsOf(unseenStandards(selected, score?.compatibility.means ?? {})),
      evaluations: match.history.flatMap((date) => toEvaluations(date, idBySlot)),
    };
  });
}

/**
 * One match on its own, as a write answers it. Without its likely range, which learns from the owner's other matches: a
 * write reads none of them.
 */
export function toCandidate(standards: readonly AccountStandard[], match: Match): Candidate {
  const [candidate] = toCandidates({ standards, matches: [match] }) as [Candidate];
  return {
    ...candidate,
    compatibility: candidate.compatibility && { ...candidate.compatibility, likely: null },
  };
}

export function toDashboardStats({ standards, matches }: MatchBook, memberSince: Date): DashboardStats {
  const { top, bottom } = dashboardRanking(selectedStandards(standards), matches.map(toHistory));
  return {
    topMatch: top,
    bottomMatch: bottom,
    totalCandidates: matches.length,
    totalDates: matches.reduce((total, { history }) => total + history.length, 0),
    archivedMatches: matches.filter(({ archivedAt }) => archivedAt !== null).length,
    memberSince: memberSince.toISOString(),
  };
}

/** Ids of standards by the slot that ratings are stored under. */
export function idsBySlot(standards: readonly AccountStandard[]): ReadonlyMap<string, string> {
  return new Map(standards.map(({ slot, id }) => [String(slot), id]));
}

export function toEvaluations(
  { id, ratings }: Pick<ScoredDate, 'id' | 'ratings'>,
  idBySlot: ReadonlyMap<string, string>,
): Evaluation[] {
  const evaluations: Evaluation[] = [];
  for (const slot in ratings) {
    const criteriaId = idBySlot.get(slot);
    const score = ratings[slot];
    if (criteriaId !== undefined && score !== undefined)
      evaluations.push({
        id: ratingIdOf({ dateId: id, slot: Number(slot) }),
        dateExperienceId: id,
        criteriaId,
        score,
      });
  }
  return evaluations;
}

export function selectedStandards(standards: readonly AccountStandard[]): Standard[] {
  return standards
    .filter(({ selected }) => selected)
    .map(({ slot, weight, mustHave }) => ({ id: String(slot), stars: weight, mustHave }));
}

export function toHistory(match: Match): MatchHistory {
  return {
    id: match.id,
    name: match.name,
    createdAt: match.createdAt.toISOString(),
    archived: match.archivedAt !== null,
    dates: match.history,
  };
}

function toDetail(fit: Compatibility, likely: LikelyRange | null): CompatibilityDetail | null {
  if (fit.exact === null || fit.heart === null || fit.gap === null) return null;
  return {
    exact: fit.exact,
    coverage: fit.coverage,
    provisional: fit.provisional,
    possible: { low: fit.low, high: fit.high },
    likely: likely && { low: likely.low, high: likely.high },
    heart: fit.heart,
    gap: fit.gap,
  };
}
