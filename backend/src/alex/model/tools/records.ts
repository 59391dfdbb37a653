import { optionLabel } from '#contract/account/profile';
import type { ClaimField } from '#contract/dating/insights/analytics';
import { sideBySide } from '#scoring/decision/side-by-side';
import { scoreMatches } from '#scoring/scored-match';
import type { Match } from '../../../candidates/candidate';
import { selectedStandards, toHistory } from '../../../candidates/match-book';
import type { AccountStandard } from '../../../users/user';
import type { CoachFacts, MatchFact, StandardFact } from '../../facts';
import { dayOfPlan, hourOfPlan } from '../../planned-time';
import type { Pseudonyms } from '../pseudonyms';

/** What may be told to a model, before names are hidden. */
export interface Records {
  readonly facts: CoachFacts;
  /** The matches the facts are about, with their ratings. */
  readonly matches: readonly Match[];
  readonly standards: readonly AccountStandard[];
  /** YYYY-MM-DD in the user's time zone. */
  readonly today: string;
  readonly pseudonyms: Pseudonyms;
}

const STANDARD_LENGTH = 100;
const MATCHES_TOLD = 15;
const DATES_TOLD = 6;
const DATES_LISTED = 20;

/** A standard is the user's own words. */
export function standardName({ pseudonyms }: Records, question: string): string {
  return [...pseudonyms.conceal(question).replace(/\s+/g, ' ')].slice(0, STANDARD_LENGTH).join('');
}

export function matchRecord(records: Records, match: MatchFact) {
  const named = (standards: readonly StandardFact[]) =>
    standards.map(({ question }) => standardName(records, question));
  const rank = records.facts.ranked.findIndex(({ id }) => id === match.id);
  return {
    name: records.pseudonyms.pseudonymOf(match.id),
    archived: match.archived,
    rank: rank < 0 ? null : rank + 1,
    fit: match.fit && {
      percent: match.fit.percent,
      likely: match.fit.likely,
      heart: match.fit.heart,
      gapInPoints: match.fit.gap,
      provisional: match.fit.provisional,
    },
    dateCount: match.dates.length,
    comesFirstInOf100: firstOf100(records, match),
    averageRatings: match.means.map(({ question, mean }) => ({
      standard: standardName(records, question),
      rating: oneDecimal(mean),
    })),
    movesBy: match.direction === 0 ? null : match.direction > 0 ? 'rising' : 'falling',
    belowMustHaves: named(match.vetoed),
    mayBeBelowMustHaves: named(match.atRisk),
    notSeenYet: named(match.unseen),
    suggestNoDate: match.isHeldBack,
  };
}

/** Alone, everyone comes first. */
export function firstOf100({ facts }: Records, match: MatchFact): number | null {
  return facts.ranked.length < 2 ? null : match.firstOf100;
}

/** One line of the list: enough to choose whom to look up. */
export function matchLine(records: Records, match: MatchFact) {
  const { name, archived, rank, fit, dateCount, belowMustHaves, suggestNoDate } = matchRecord(records, match);
  return { name, archived, rank, fit: fit?.percent ?? null, dateCount, belowMustHaves, suggestNoDate };
}

export function datesRecord(records: Records, match: MatchFact) {
  const bySlot = new Map(records.standards.map(({ slot, question }) => [String(slot), question]));
  const history = records.matches.find(({ id }) => id === match.id)?.history ?? [];
  return {
    name: records.pseudonyms.pseudonymOf(match.id),
    dateCount: history.length,
    dates: history.slice(-DATES_LISTED).map(({ id, day, chemistry, enjoyment, ratings }) => ({
      day,
      fit: match.dates.find((date) => date.id === id)?.fit ?? null,
      chemistry,
      enjoyment,
      ratings: Object.entries(ratings).flatMap(([slot, rating]) => {
        const question = bySlot.get(slot);
        return question === undefined ? [] : [{ standard: standardName(records, question), rating }];
      }),
    })),
  };
}

export function standardRecords(records: Records) {
  const { facts, matches, standards } = records;
  return facts.standards.map(({ id, question, stars, mustHave }) => {
    const slot = String(standards.find((standard) => standard.id === id)?.slot);
    const counts = matches.map(
      ({ history }) => history.filter(({ ratings }) => ratings[slot] !== undefined).length,
    );
    return {
      standard: standardName(records, question),
      stars,
      mustHave,
      ratedOnDates: counts.reduce((sum, count) => sum + count, 0),
      ratedWithMatches: counts.filter((count) => count > 0).length,
    };
  });
}

export function comparisonRecord(records: Records, a: MatchFact, b: MatchFact) {
  const selected = selectedStandards(records.standards);
  const scored = scoreMatches(selected, records.matches.map(toHistory));
  const [first, second] = [a, b].map(({ id }) => scored.find(({ match }) => match.id === id));
  if (!first || !second) return null;
  const bySlot = new Map(records.standards.map(({ slot, question }) => [String(slot), question]));
  const [nameA, nameB] = [a, b].map(({ id }) => records.pseudonyms.pseudonymOf(id));
  const { common, onlyA, onlyB, gap, chance } = sideBySide(selected, first, second);
  const named = (slots: readonly string[]) =>
    slots.map((slot) => standardName(records, bySlot.get(slot) ?? ''));
  return {
    compared: [matchLine(records, a), matchLine(records, b)],
    gapInPoints: gap === null ? null : Math.abs(oneDecimal(gap)),
    ahead: gap === null || Math.round(gap * 10) === 0 ? null : gap > 0 ? nameA : nameB,
    chanceAheadOutOf100: chance === null ? null : Math.round(100 * Math.max(chance, 1 - chance)),
    standards: common.map(({ standardId, a: meanA, b: meanB, points }) => ({
      standard: standardName(records, bySlot.get(standardId) ?? ''),
      means: [
        { name: nameA, rating: oneDecimal(meanA) },
        { name: nameB, rating: oneDecimal(meanB) },
      ],
      points: Math.abs(oneDecimal(points)),
      countsFor: points > 0 ? nameA : points < 0 ? nameB : null,
    })),
    ratedOnlyWith: [
      { name: nameA, standards: named(onlyA) },
      { name: nameB, standards: named(onlyB) },
    ],
  };
}

export function standingRecord(records: Records) {
  const { state, settled, next } = records.facts.standing;
  const { pseudonyms } = records;
  return {
    state,
    settled,
    next: next && {
      name: pseudonyms.pseudonymOf(next.id),
      findOut: next.toSee && standardName(records, next.toSee.question),
    },
  };
}

export function patternRecord(records: Records) {
  const { analytics } = records.facts;
  const isClear = (field: ClaimField): boolean => analytics.analyticsMeta[field].evidence === 'clear';
  const directionOf = (field: ClaimField): string => (analytics.claims[field].direction > 0 ? 'up' : 'down');
  return {
    shareOfMatchesAtSixtyOrMore: analytics.datingEfficiencyScore,
    // What chance explains is not passed on, so that no model can make something of it.
    trend: isClear('improvementTrend') ? directionOf('improvementTrend') : null,
    heartAndHeadAgree: {
      outOf100: analytics.standardsCalibration,
      byChance: analytics.chanceRanges.standardsCalibration,
    },
    standardThatGoesWithGoodDates: isClear('criteriaPerformance')
      ? standardName(records, analytics.claims.criteriaPerformance.about ?? '')
      : null,
    thatStandardGoes: isClear('criteriaPerformance') ? directionOf('criteriaPerformance') : null,
    morePeopleNeededForThat: analytics.claimsNeed,
    averageDaysToLettingGo: analytics.decisionMaking.avgDaysToDecision,
  };
}

/** Days and hours of planned dates; neither places nor ideas, which are the user's own words. */
export function plannedRecord({ facts, pseudonyms }: Records) {
  return facts.planned
    .filter(({ match }) => !match.isHeldBack)
    .map(({ match, plannedFor }) => ({
      name: pseudonyms.pseudonymOf(match.id),
      day: dayOfPlan(plannedFor),
      time: hourOfPlan(plannedFor),
    }));
}

export function totalsRecord({ facts }: Records) {
  return { matchCount: facts.matches.length, dateCount: facts.totalDates };
}

/** Everything at once, for a model without look-ups. */
export function wholeRecord(records: Records) {
  const { facts } = records;
  const ranked = new Map(facts.ranked.map(({ id }, index) => [id, index]));
  return {
    today: records.today,
    goal: facts.datingGoal && optionLabel(facts.datingGoal),
    standards: standardRecords(records),
    standing: standingRecord(records),
    totals: totalsRecord(records),
    plannedDates: plannedRecord(records),
    matches: [...facts.matches]
      .sort((a, b) => (ranked.get(a.id) ?? Infinity) - (ranked.get(b.id) ?? Infinity) || 0)
      .slice(0, MATCHES_TOLD)
      .map((match) => ({
        ...matchRecord(records, match),
        dates: match.dates.slice(-DATES_TOLD).map(({ day, fit, heart }) => ({ day, fit, heart })),
      })),
    patterns: patternRecord(records),
  };
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
