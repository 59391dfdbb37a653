import type { DashboardAnalytics } from '#contract/dating/insights/analytics';
import { restsOnWords, standardWords, trendWords } from '#contract/dating/insights/claim-texts';
import { heartAndHead } from '#scoring/compatibility';
import { grounded, listed, say, type Grounded, type Piece } from '../answer';
import type { CoachFacts, DateFact, FitFact, MatchFact, MeanFact, PlanFact, StandardFact } from '../facts';
import { dayOfPlan, hourOfPlan } from '../planned-time';
import type { Intent } from './intents';
import { questionFor } from './question-for';

// Every figure and name the built-in coach mentions is made here, so that none comes without its source.

export function nameOf(match: MatchFact): Grounded {
  return ofMatch(match, match.name);
}

export function percentOf(match: MatchFact, { percent }: FitFact): Grounded {
  return ofMatch(match, `${percent}%`);
}

export function ofMatch({ id }: MatchFact, text: string): Grounded {
  return grounded(text, { kind: 'match', matchId: id });
}

export function ofDate({ id: matchId }: MatchFact, { id: dateId }: DateFact, text: string): Grounded {
  return grounded(text, { kind: 'date', matchId, dateId });
}

export function ofInsights(text: string): Grounded {
  return grounded(text, { kind: 'insights' });
}

export function ofStandards(text: string): Grounded {
  return grounded(text, { kind: 'standards' });
}

export function starsOf({ stars }: StandardFact): Grounded {
  return ofStandards(counted(stars, 'star'));
}

export function datesOf(match: MatchFact): Grounded {
  return ofMatch(match, counted(match.dates.length, 'date'));
}

/** The dates on which a standard was rated. */
export function ratedDatesOf(match: MatchFact, { ratings }: MeanFact): Grounded {
  return ofMatch(match, counted(ratings, 'date'));
}

/** A message to someone, for the user to copy. */
export function draft(text: string): Grounded {
  return grounded(text, { kind: 'draft' });
}

/** A question that Alex can answer, to tap; null when it needs a match and there is none. */
export function questionToTap(
  intent: Intent,
  facts: CoachFacts,
  matches: readonly MatchFact[],
): Grounded | null {
  const question = questionFor(intent, facts, matches);
  return question === null ? null : grounded(question, { kind: 'question' });
}

/** "Friday, November 20", from YYYY-MM-DD */
export function dayWords(day: string): string {
  return DAY.format(new Date(`${day}T00:00:00Z`));
}

const DAY = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** "Friday, November 20 (2 days ago)" */
export function dayAgo(match: MatchFact, date: DateFact, today: string): Grounded {
  const days = daysBetween(date.day, today);
  const ago = days <= 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`;
  return ofDate(match, date, `${dayWords(date.day)} (${ago})`);
}

/** Whole days from one to the other, both YYYY-MM-DD. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** "about 8 of 10" */
export function ratingOf(match: MatchFact, { mean }: MeanFact): Grounded {
  return ofMatch(match, `${Math.round(mean * 10) / 10} of 10`);
}

/** "Robin is at 78%, likely 66–87%, after 3 dates" */
export function standing(match: MatchFact, fit: FitFact): Piece[] {
  const likely = fit.likely ? say`, likely ${ofMatch(match, `${fit.likely.low}–${fit.likely.high}%`)},` : [];
  return say`${nameOf(match)} is at ${percentOf(match, fit)}${likely} after ${datesOf(match)}`;
}

/** What the records say about someone an answer is about, in a sentence or two; empty without a scored date. */
export function standingBriefly(match: MatchFact | undefined): Piece[] {
  if (!match?.fit || match.isHeldBack) return [];
  if (match.vetoed.length > 0) return mustHaveSentence(match);
  return say`By your records, ${standing(match, match.fit)}.`;
}

/**
 * "Sam is below your must-have Honesty (4 of 10, and you ask for 6)", or may be below it; empty for a match that meets
 * them all.
 */
export function mustHaveSentence(match: MatchFact): Piece[] {
  if (match.vetoed.length === 0) return mustHaveInDoubt(match);
  const below = match.vetoed.map(
    (mean) =>
      say`${mean.question} (${ratingOf(match, mean)}, and you ask for ${ofStandards(String(mean.mustHave))})`,
  );
  return say`${nameOf(match)} is below your must-have ${listed(below)}, and comes after everyone who isn't.`;
}

/** Without its limit, a rating above it would look like a mistake. */
function mustHaveInDoubt(match: MatchFact): Piece[] {
  const open = match.atRisk.map(({ id, question, mustHave }) => {
    const mean = match.means.find((one) => one.id === id);
    return mean && mustHave !== null
      ? say`${question} (${ratingOf(match, mean)} over ${ratedDatesOf(match, mean)}, and you ask for ${ofStandards(String(mustHave))})`
      : say`${question}`;
  });
  if (open.length === 0) return [];
  return say`${nameOf(match)} may be below your must-have ${listed(open)}: that isn't enough to be sure.`;
}

/** What chemistry and enjoyment say compared with the standards. */
export function heartSentence(match: MatchFact, { gap, heart }: FitFact): Piece[] {
  const points = ofMatch(match, counted(Math.abs(gap), 'point'));
  const when = match.dates.length === 1 ? say` on ${ofMatch(match, 'one date')}` : '';
  switch (heartAndHead(gap)) {
    case 'agree':
      return say`Your heart agrees: chemistry and enjoyment come to ${ofMatch(match, `${heart}%`)}.`;
    case 'heart-ahead':
      return say`Your heart is ${points} ahead of your standards${when}: it felt better than the fit says.`;
    case 'head-ahead':
      return say`Your standards are ${points} ahead of your heart${when}: good on paper, less spark.`;
  }
}

const CLAIM_WORDS = { improvementTrend: trendWords, criteriaPerformance: standardWords };

/** What may be said about the user's dates as a whole, and what it rests on once chance doesn't explain it. */
export function claimSentence(
  { analyticsMeta, claims, claimsNeed, scored }: DashboardAnalytics,
  field: keyof typeof CLAIM_WORDS,
): Piece[] {
  const { evidence } = analyticsMeta[field];
  const sentence = CLAIM_WORDS[field]({ ...claims[field], evidence }, claimsNeed);
  return evidence === 'clear'
    ? say`${sentence} ${ofInsights(restsOnWords(scored))}`
    : figuresOfInsights(sentence);
}

/** A finished sentence whose figures come from the insights. */
function figuresOfInsights(sentence: string): Piece[] {
  return sentence.split(/(\d+)/).map((part, index) => (index % 2 === 1 ? ofInsights(part) : part));
}

export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}

/** ": Café Luna", or the idea; empty without either. */
export function placeOfPlan({ match, place, ideaTitle }: PlanFact): Piece[] {
  const words = [place?.trim() ?? '', ideaTitle ? `“${ideaTitle}”` : ''].filter((word) => word !== '');
  return words.length === 0 ? [] : say`: ${ofMatch(match, words.join(', '))}`;
}

/** That a date with someone is planned already; empty without one. */
export function plannedSentence({ planned }: CoachFacts, match: MatchFact): Piece[] {
  const plan = planned.find((one) => one.match.id === match.id);
  return plan
    ? say`You've already planned a date with ${nameOf(match)}: ${ofMatch(match, `${dayWords(dayOfPlan(plan.plannedFor))} at ${hourOfPlan(plan.plannedFor)}`)}${placeOfPlan(plan)}.`
    : [];
}
