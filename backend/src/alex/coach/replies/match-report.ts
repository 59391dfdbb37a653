import { joined, paragraphs, say, type Piece } from '../../answer';
import type { FitFact, MatchFact, MeanFact, CoachFacts } from '../../facts';
import {
  datesOf,
  heartSentence,
  nameOf,
  ofDate,
  ofMatch,
  percentOf,
  ratingOf,
  standing,
  starsOf,
} from '../coach-figures';

/** Below this average, a standard is worth watching on the next date. */
const WORTH_A_LOOK = 7;

/** With fewer dates a figure is not called settled, however narrow its range. */
const SETTLED_FROM_DATES = 4;

/** How a match is doing, why, what is uncertain and what to look for next. */
export function matchReport(match: MatchFact): Piece[] {
  const { fit } = match;
  if (!fit) return unscored(match);
  return paragraphs(
    say`${standing(match, fit)}. ${caveat(match, fit)}`,
    joined([...strengths(match), heartSentence(match, fit), ...change(match)], ' '),
    nextStep(match),
    match.archived ? say`${nameOf(match)} is archived, so this is about looking back.` : null,
  );
}

function unscored(match: MatchFact): Piece[] {
  if (match.dates.length > 0)
    return say`You've had ${datesOf(match)} with ${nameOf(match)}, but none of your current standards is rated on them. Open a date and rate them, and I can tell you how well you fit.`;
  return say`You haven't scored a date with ${nameOf(match)} yet, so I have nothing to go on, and I won't guess. Before the first date, pick the two standards that matter most to you and think of one question for each. Score the date that evening, while it's fresh.`;
}

export function caveat(match: MatchFact, fit: FitFact): Piece[] {
  if (fit.provisional)
    return say`Less than half of what matters to you is rated so far, so treat the number as provisional.`;
  if (match.dates.length === 1) return say`One date is early days: the next one could change this a lot.`;
  if (match.dates.length < SETTLED_FROM_DATES)
    return say`The direction is clear, but the exact number is still open.`;
  if (fit.likely && fit.likely.high - fit.likely.low > 25)
    return say`The range is still wide, so treat it as a direction, not a verdict.`;
  return say`That's based on enough dates to take it seriously.`;
}

function strengths(match: MatchFact): Piece[][] {
  const best = match.means[0];
  const weakest = weakestOf(match);
  if (!best || !weakest || best.id === weakest.id) return [];
  return [
    say`The strongest part is ${best.question} (${ratingOf(match, best)}); what holds it back is ${weakest.question} (${ratingOf(match, weakest)}, and you gave it ${starsOf(weakest)}).`,
  ];
}

/** The standard that costs the most points: rated low and with many stars. */
export function weakestOf({ means }: MatchFact): MeanFact | undefined {
  const cost = ({ mean, stars }: MeanFact): number => (10 - mean) * stars;
  return [...means].sort((a, b) => cost(b) - cost(a))[0];
}

function change(match: MatchFact): Piece[][] {
  const rated = match.dates.filter(({ fit }) => fit !== null);
  const [first, last] = [rated[0], rated.at(-1)];
  if (!first || !last || first === last || first.fit === null || last.fit === null) return [];
  const from = ofDate(match, first, `${first.fit}%`);
  const to = ofDate(match, last, `${last.fit}%`);
  if (last.fit >= first.fit + 5)
    return [say`It has been rising, from ${from} on the first date to ${to} on the latest.`];
  if (last.fit <= first.fit - 5)
    return [say`It has been falling, from ${from} on the first date to ${to} on the latest.`];
  return [say`It has been steady, ${from} on the first date and ${to} on the latest.`];
}

function nextStep(match: MatchFact): Piece[] {
  if (match.archived) return [];
  const weakest = weakestOf(match);
  if (!weakest || weakest.mean >= WORTH_A_LOOK)
    return say`If you meet again, do something you haven't done together yet: a new setting shows sides of people that a table for two doesn't.`;
  return say`Next time, give ${weakest.question} a fair chance: choose a setting where it can show, ask about it openly, and rate what you saw, not what you hope for.`;
}

/** One line about a match among others. */
export function shortStanding(match: MatchFact): Piece[] {
  return match.fit
    ? say`${nameOf(match)} (${percentOf(match, match.fit)}, ${datesOf(match)})`
    : say`${nameOf(match)} (${ofMatch(match, 'no date yet')})`;
}

/** What the percentage is and is not. */
export function meaning({ ranked }: CoachFacts): Piece[] {
  const example = ranked[0];
  const fit = example?.fit;
  return paragraphs(
    say`The percentage comes from your own ratings, weighted by your own stars: the more stars a standard has, the more its average over your dates counts. Chemistry and enjoyment aren't part of it; they're shown next to it as your heart. It's the fit with your standards so far, never a grade for a person.`,
    example && fit?.likely
      ? say`For ${nameOf(example)} that comes to ${percentOf(example, fit)}. The range next to it, ${ofMatch(example, `${fit.likely.low}–${fit.likely.high}%`)}, is where the true fit likely lies; each new date narrows it.`
      : say`Once you score a date, a range next to the percentage shows how sure it is; each new date narrows it.`,
  );
}
