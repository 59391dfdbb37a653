import type { DashboardAnalytics } from '#contract/dating/insights/analytics';
import type { Candidate } from '#contract/dating/candidates';
import type { PlannedDate } from '#contract/dating/planned-dates';
import { carriedBy, evenStandards } from '#scoring/claims/standing-out';
import { matchDirections, type Direction } from '#scoring/claims/match-directions';
import { roundHalfUp } from '#scoring/statistics';
import type { StandingState } from '#scoring/decision/where-you-stand';
import type { Means } from '#scoring/types';
import type { Account } from '../users/user';
import type { Standing } from './standing';

export interface StandardFact {
  readonly id: string;
  readonly question: string;
  /** 1 to 5. */
  readonly stars: number;
  /** The lowest mean rating the user accepts, 1 to 10; null unless it is a must-have. */
  readonly mustHave: number | null;
}

/** How one match did on one standard. */
export interface MeanFact extends StandardFact {
  /** Mean rating over the dates that rate it, 1 to 10. */
  readonly mean: number;
  /** On how many dates it was rated. */
  readonly ratings: number;
}

export interface DateFact {
  readonly id: string;
  /** YYYY-MM-DD */
  readonly day: string;
  /** Whole percent; null when the date rates less than half of the standards' weight. */
  readonly fit: number | null;
  /** Chemistry and enjoyment, whole percent. */
  readonly heart: number;
  /** By standard id, 1 to 10; without those that weren't seen. */
  readonly ratings: Readonly<Record<string, number>>;
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
  /** Whether its dates' scores rise or fall by more than chance explains. */
  readonly direction: Direction;
  /** What lifts it most above the user's average match. */
  readonly carriedBy: StandardFact | null;
  /** The must-haves it is below: such a match comes last, and is never recommended or praised. */
  readonly vetoed: readonly MeanFact[];
  /** The must-haves it may be below. */
  readonly atRisk: readonly StandardFact[];
  /** The standards that no date has shown yet, most stars first. */
  readonly unseen: readonly StandardFact[];
  /** What one more date would tell most about: unseen, or still uncertain. Null without standards. */
  readonly toSee: StandardFact | null;
  /** In how many of 100 readings of the dates it is the best fit; null for those who aren't compared. */
  readonly firstOf100: number | null;
  /** Notes or conversation called for help lines: no date with this person is suggested. */
  readonly isHeldBack: boolean;
}

/** A date that is planned and still to come. */
export interface PlanFact {
  readonly match: MatchFact;
  /** The user's local time, YYYY-MM-DDTHH:MM. */
  readonly plannedFor: string;
  /** The user's own words. */
  readonly place: string | null;
  /** The date idea it was planned from. */
  readonly ideaTitle: string | null;
}

/** How sure it is who comes first, and what to find out next. */
interface StandingFact {
  /** `few`: fewer than two people to compare. */
  readonly state: StandingState;
  /** Clear, and one more date would hardly change it. */
  readonly settled: boolean;
  readonly next: MatchFact | null;
}

/** Everything Alex may say about a user, from their own records. Both coaches, built-in and model, get only this. */
export interface CoachFacts {
  readonly firstName: string;
  readonly datingGoal: string | null;
  readonly standards: readonly StandardFact[];
  /** Active first, newest first. */
  readonly matches: readonly MatchFact[];
  /** Active matches that can be ranked and are not below a must-have, best fit first. */
  readonly ranked: readonly MatchFact[];
  /** Active matches below a must-have. */
  readonly setBack: readonly MatchFact[];
  /** Active matches without a date. */
  readonly undated: readonly MatchFact[];
  readonly totalDates: number;
  /** Soonest first; of active matches. */
  readonly planned: readonly PlanFact[];
  /** Standards with a quarter of the stars or more on which everyone is rated alike. */
  readonly even: readonly StandardFact[];
  readonly standing: StandingFact;
  readonly analytics: DashboardAnalytics;
}

/** What `factsFrom` needs besides matches and figures. */
interface FactSources {
  readonly standing: Standing;
  readonly heldBack: ReadonlySet<string>;
  /** Soonest first, those that are over too. */
  readonly planned: readonly Pick<
    PlannedDate,
    'candidateId' | 'plannedFor' | 'place' | 'ideaTitle' | 'isPast'
  >[];
}

export function factsFrom(
  account: Account,
  candidates: readonly Candidate[],
  analytics: DashboardAnalytics,
  { standing, heldBack, planned }: FactSources,
): CoachFacts {
  const standards = account.standards
    .filter(({ selected }) => selected)
    .map(({ id, question, weight, mustHave }) => ({ id, question, stars: weight, mustHave }));
  const all = candidates.map((candidate) => meansOf(candidate, standards));
  const allMeans = all.filter(({ length }) => length > 0).map(toMeans);
  const directions = matchDirections(candidates.map(({ id }) => scoresOf(id, analytics)));
  const matches = candidates.map((candidate, index): MatchFact => {
    const means = all[index] ?? [];
    const named = (ids: readonly string[]) => standards.filter(({ id }) => ids.includes(id));
    const carried = candidate.vetoed.length > 0 ? null : carriedBy(standards, toMeans(means), allMeans);
    return {
      id: candidate.id,
      name: candidate.name,
      archived: candidate.archived,
      fit: fitFact(candidate),
      dates: datesOf(candidate, analytics),
      means,
      direction: directions[index] ?? 0,
      carriedBy: standards.find(({ id }) => id === carried?.standardId) ?? null,
      vetoed: means.filter(({ id }) => candidate.vetoed.includes(id)),
      atRisk: named(candidate.atRisk),
      unseen: candidate.unseen.flatMap((unseenId) => standards.find(({ id }) => id === unseenId) ?? []),
      toSee: standards.find(({ id }) => id === standing.toSee.get(candidate.id)) ?? null,
      firstOf100: outOf100(standing.first.get(candidate.id)),
      isHeldBack: heldBack.has(candidate.id),
    };
  });
  const active = matches.filter(({ archived }) => !archived);
  const exactOf = new Map(candidates.map(({ id, compatibility }) => [id, compatibility?.exact ?? 0]));
  const ranked = active
    .filter(({ fit }) => fit !== null && !fit.provisional)
    .sort((a, b) => (exactOf.get(b.id) ?? 0) - (exactOf.get(a.id) ?? 0));
  const even = new Set(evenStandards(standards, allMeans).map(({ standardId }) => standardId));
  return {
    firstName: account.firstName,
    datingGoal: account.datingGoal,
    standards,
    matches,
    ranked: ranked.filter(({ vetoed }) => vetoed.length === 0),
    setBack: active.filter(({ vetoed }) => vetoed.length > 0),
    undated: active.filter(({ dates }) => dates.length === 0),
    totalDates: candidates.reduce((total, { dateCount }) => total + dateCount, 0),
    planned: planned.flatMap(({ candidateId, plannedFor, place, ideaTitle, isPast }): PlanFact[] => {
      const match = active.find(({ id }) => id === candidateId);
      return match && !isPast ? [{ match, plannedFor, place, ideaTitle }] : [];
    }),
    even: standards.filter(({ id }) => even.has(id)),
    standing: {
      state: standing.state,
      settled: standing.settled,
      next: matches.find(({ id }) => id === standing.next) ?? null,
    },
    analytics,
  };
}

/** From 1 to 99, because nothing is surer than that. */
function outOf100(chance: number | undefined): number | null {
  return chance === undefined ? null : Math.min(99, Math.max(1, Math.round(chance * 100)));
}

function datesOf({ id, evaluations }: Candidate, { dateTrend }: DashboardAnalytics): DateFact[] {
  return dateTrend
    .filter(({ candidateId }) => candidateId === id)
    .map(({ dateId, day, head, heart }) => ({
      id: dateId,
      day,
      fit: head === null ? null : roundHalfUp(head),
      heart: roundHalfUp(heart),
      ratings: Object.fromEntries(
        evaluations.flatMap(({ dateExperienceId, criteriaId, score }) =>
          dateExperienceId === dateId ? [[criteriaId, score]] : [],
        ),
      ),
    }));
}

function scoresOf(matchId: string, { dateTrend }: DashboardAnalytics) {
  return dateTrend.flatMap(({ candidateId, day, head }) =>
    candidateId === matchId && head !== null ? [{ day, score: head }] : [],
  );
}

function toMeans(means: readonly MeanFact[]): Means {
  return Object.fromEntries(means.map(({ id, mean }) => [id, mean]));
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
      const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
      return [{ ...standard, mean, ratings: scores.length }];
    })
    .sort((a, b) => b.mean - a.mean || b.stars - a.stars);
}
