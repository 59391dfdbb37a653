import type { DashboardAnalytics } from '#contract/dating/analytics';
import type { Candidate } from '#contract/dating/candidates';
import { roundHalfUp } from '#scoring/statistics';
import type { Account } from '../users/user';

export interface StandardFact {
  readonly id: string;
  readonly question: string;
  /** 1 to 5. */
  readonly stars: number;
}

/** How one match did on one standard. */
export interface MeanFact extends StandardFact {
  /** Mean rating over the dates that rate it, 1 to 10. */
  readonly mean: number;
}

export interface DateFact {
  readonly id: string;
  /** YYYY-MM-DD */
  readonly day: string;
  /** Whole percent; null when the date rates less than half of the standards' weight. */
  readonly fit: number | null;
  /** Chemistry and enjoyment, whole percent. */
  readonly heart: number;
}

export interface FitFact {
  /** Whole percentages. */
  readonly percent: number;
  readonly likely: { readonly low: number; readonly high: number } | null;
  readonly heart: number;
  /** heart - fit in whole points. */
  readonly gap: number;
  /** Less than half of the standards' weight is rated. */
  readonly provisional: boolean;
}

export interface MatchFact {
  readonly id: string;
  readonly name: string;
  readonly archived: boolean;
  readonly fit: FitFact | null;
  readonly dates: readonly DateFact[];
  /** Best rated first; ties go to the one with more stars. */
  readonly means: readonly MeanFact[];
}

/** Everything Alex may say about a user, from their own records. Both coaches, built-in and model, get only this. */
export interface CoachFacts {
  readonly firstName: string;
  readonly datingGoal: string | null;
  readonly standards: readonly StandardFact[];
  /** Active first, newest first. */
  readonly matches: readonly MatchFact[];
  /** Active matches that can be ranked, best fit first. */
  readonly ranked: readonly MatchFact[];
  /** Active matches without a date. */
  readonly undated: readonly MatchFact[];
  readonly totalDates: number;
  readonly analytics: DashboardAnalytics;
}

export function factsFrom(
  account: Account,
  candidates: readonly Candidate[],
  analytics: DashboardAnalytics,
): CoachFacts {
  const standards = account.standards
    .filter(({ selected }) => selected)
    .map(({ id, question, weight }) => ({ id, question, stars: weight }));
  const matches = candidates.map((candidate) => matchFact(candidate, standards, analytics));
  const active = matches.filter(({ archived }) => !archived);
  const exactOf = new Map(candidates.map(({ id, compatibility }) => [id, compatibility?.exact ?? 0]));
  return {
    firstName: account.firstName,
    datingGoal: account.datingGoal,
    standards,
    matches,
    ranked: active
      .filter(({ fit }) => fit !== null && !fit.provisional)
      .sort((a, b) => (exactOf.get(b.id) ?? 0) - (exactOf.get(a.id) ?? 0)),
    undated: active.filter(({ dates }) => dates.length === 0),
    totalDates: candidates.reduce((total, { dateCount }) => total + dateCount, 0),
    analytics,
  };
}

function matchFact(
  candidate: Candidate,
  standards: readonly StandardFact[],
  { dateTrend }: DashboardAnalytics,
): MatchFact {
  return {
    id: candidate.id,
    name: candidate.name,
    archived: candidate.archived,
    fit: fitFact(candidate),
    dates: dateTrend
      .filter(({ candidateId }) => candidateId === candidate.id)
      .map(({ dateId, day, head, heart }) => ({
        id: dateId,
        day,
        fit: head === null ? null : roundHalfUp(head),
        heart: roundHalfUp(heart),
      })),
    means: meansOf(candidate, standards),
  };
}

function fitFact({ compatibilityScore, compatibility }: Candidate): FitFact | null {
  if (compatibilityScore === null || compatibility === null) return null;
  const { likely, heart, gap, provisional } = compatibility;
  return {
    percent: compatibilityScore,
    likely: likely && { low: roundHalfUp(likely.low), high: roundHalfUp(likely.high) },
    heart: roundHalfUp(heart),
    gap: roundHalfUp(gap),
    provisional,
  };
}

function meansOf({ evaluations }: Candidate, standards: readonly StandardFact[]): MeanFact[] {
  return standards
    .flatMap((standard): MeanFact[] => {
      const scores = evaluations
        .filter(({ criteriaId }) => criteriaId === standard.id)
        .map(({ score }) => score);
      if (scores.length === 0) return [];
      return [{ ...standard, mean: scores.reduce((sum, score) => sum + score, 0) / scores.length }];
    })
    .sort((a, b) => b.mean - a.mean || b.stars - a.stars);
}
