import { matchDirectionWords } from '#contract/dating/insights/claim-texts';
import { joined, paragraphs, say, type Piece } from '../../../answer';
import type { FitFact, MatchFact, MeanFact, CoachFacts } from '../../../facts';
import {
  datesOf,
  heartSentence,
  mustHaveSentence,
  nameOf,
  ofDate,
  ofMatch,
  percentOf,
  ratingOf,
  standing,
  starsOf,
} from '../../coach-figures';

/** Below this average, a standard is worth watching on the next date. */
const WORTH_A_LOOK = 7;

const WIDE_FROM_POINTS = 25;

/** With fewer dates a figure is not called settled, however narrow its range. */
const SETTLED_FROM_DATES = 4;

/** How a match is doing, why, what is uncertain and what to look for next. */
export function matchReport(match: MatchFact): Piece[] {
  const { fit } = match;
  if (!fit) return unscored(match);
  const isBelow = match.vetoed.length > 0;
  return paragraphs(
    isBelow ? mustHaveSentence(match) : null,
    say`${standing(match, fit)}. ${caveat(match, fit)}`,
    isBelow ? null : mustHaveSentence(match),
    joined([...strengths(match), heartSentence(match, fit), ...change(match)], ' '),
    nextStep(match),
    match.archived ? say`${nameOf(match)} is archived, so this is about looking back.` : null,
  );
}

function unscored(match: MatchFact): Piece[] {
  if (match.dates.length > 0)
    return say`You've had ${datesOf(match)} with ${nameOf(match)}, but none of your current standards is rated on them. Open a date and rate them, and I can tell you how well you fit.`;
  return say`You haven't scored a date with ${nameOf(match)} yet, so I can't say how you two fit, and I won't guess. If you've met, score it while it's fresh. If not, I can write an invitation, suggest an easy first date, or think of questions with you.`;
}

/** Too few dates or ratings for the percentage to have settled. */
export function isEarly({ dates }: MatchFact): boolean {
  return dates.length < SETTLED_FROM_DATES;
}

export function caveat(match: MatchFact, fit: FitFact): Piece[] {
  if (fit.provisional)
    return say`Less than half of what matters to you is rated so far, so treat the number as provisional.`;
  if (match.dates.length === 1) return say`One date is early days: the next one could change this a lot.`;
  if (isEarly(match)) return say`It's only a few dates, so the number can still move.`;
  if (fit.likely && fit.likely.high - fit.likely.low > WIDE_FROM_POINTS)
    return say`The range is still wide, so don't read too much into the number.`;
  return say`The range says how far off that may be.`;
}

/** What lifts it above the others, and where the most points are missing. */
function strengths(match: MatchFact): Piece[][] {
  const carrying = match.means.find(({ id }) => id === match.carriedBy?.id);
  const weakest = weakestOf(match);
  return [
    ...(carrying
      ? [
          say`It's carried by ${carrying.question} (${ratingOf(match, carrying)}), compared with your average match.`,
        ]
      : []),
    ...(weakest && weakest.id !== carrying?.id
      ? [
          say`The most points are missing on ${weakest.question} (${ratingOf(match, weakest)}, and you gave it ${starsOf(weakest)}).`,
        ]
      : []),
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
  const ends = say`The first date came to ${from}, the latest to ${to}.`;
  return match.direction === 0 ? [ends] : [say`${matchDirectionWords(match.direction)}`, ends];
}

function nextStep(match: MatchFact): Piece[] {
  if (match.archived || match.isHeldBack || match.vetoed.length > 0) return [];
  const [unseen] = match.unseen;
  if (unseen)
    return say`You haven't seen ${unseen.question} yet. If you meet again, choose something that lets it show, and rate what you saw.`;
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
    say`The percentage comes from your own ratings, weighted by your own stars: the more stars a standard has, the more its average over your dates counts, old dates as much as recent ones. Chemistry and enjoyment aren't part of it; they're shown next to it as your heart. It's the fit with your standards so far, never a grade for a person.`,
    example && fit?.likely
      ? say`For ${nameOf(example)} that comes to ${percentOf(example, fit)}. The range next to it, ${ofMatch(example, `${fit.likely.low}–${fit.likely.high}%`)}, is where the true fit likely lies; each new date narrows it.`
      : say`Once you score a date, a range next to the percentage shows how sure it is; each new date narrows it.`,
  );
}
