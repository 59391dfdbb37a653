import { joined, listed, paragraphs, say, type Piece } from '../../../answer';
import type { CoachFacts, FitFact, MatchFact, StandardFact } from '../../../facts';
import {
  datesOf,
  heartSentence,
  mustHaveSentence,
  nameOf,
  ofMatch,
  ofStandards,
  percentOf,
  ratingOf,
  standing,
} from '../../coach-figures';
import { caveat, shortStanding } from './match-report';

const SHOWN = 4;

/** Who fits best so far, and how sure that is. */
export function ranking(facts: CoachFacts): Piece[] {
  const [first, second] = facts.ranked;
  if (!first?.fit) return noneRanked(facts);
  return paragraphs(
    say`${standing(first, first.fit)}. ${second ? leadOver(first, first.fit, second) : caveat(first, first.fit)}`,
    facts.ranked.length > 2 ? others(facts.ranked.slice(2, SHOWN)) : null,
    heartSentence(first, first.fit),
    belowMustHaves(facts),
    facts.undated.length > 0
      ? say`Not ranked yet, because there's no scored date: ${listed(facts.undated.slice(0, SHOWN).map(nameOf))}.`
      : null,
  );
}

/** Everyone who can be compared, one line each, and how sure the order is. */
export function everyone(facts: CoachFacts): Piece[] {
  const { ranked, undated } = facts;
  if (ranked.length === 0) return noneRanked(facts);
  const lines = ranked.map((match) => (match.fit ? say`• ${line(match, match.fit)}` : []));
  return paragraphs(
    joined([say`By your standards so far:`, ...lines], '\n'),
    ranked.length > 1
      ? say`Where the likely ranges overlap, the order can still change with one more date.`
      : say`It takes two with a scored date to compare.`,
    belowMustHaves(facts),
    undated.length > 0
      ? say`Not in the list, because there's no scored date: ${listed(undated.slice(0, SHOWN).map(nameOf))}.`
      : null,
  );
}

function line(match: MatchFact, fit: FitFact): Piece[] {
  const range = fit.likely ? say`likely ${ofMatch(match, `${fit.likely.low}–${fit.likely.high}%`)}, ` : [];
  return say`${nameOf(match)}: ${percentOf(match, fit)} (${range}${datesOf(match)})`;
}

/** Who was rated highest, or lowest, on one standard. */
export function rankingOn(standard: StandardFact, facts: CoachFacts, isLowest: boolean): Piece[] {
  const rated = facts.matches
    .filter(({ archived }) => !archived)
    .flatMap((match) => {
      const mean = match.means.find(({ id }) => id === standard.id);
      return mean ? [{ match, mean }] : [];
    })
    .sort((a, b) => (b.mean.mean - a.mean.mean) * (isLowest ? -1 : 1));
  const unseen = facts.matches.filter(
    ({ archived, dates, unseen: open }) =>
      !archived && dates.length > 0 && open.some(({ id }) => id === standard.id),
  );
  const [first, ...others] = rated;
  if (!first) return say`No date has shown ${standard.question} yet, so I can't say.`;
  const isTie = others.some(({ mean }) => mean.mean === first.mean.mean);
  const how = isLowest ? 'lowest' : 'highest';
  return paragraphs(
    say`By your ratings of ${standard.question}, ${nameOf(first.match)} is ${how}${isTie ? ', with a tie' : ''}: ${ratingOf(first.match, first.mean)} after ${datesOf(first.match)}.${others.length > 0 ? say` Then ${listed(others.map(({ match, mean }) => say`${nameOf(match)} (${ratingOf(match, mean)}, ${datesOf(match)})`))}.` : ''}${unseen.length > 0 ? say` Not seen yet with ${listed(unseen.map(nameOf))}.` : ''}`,
    joined(
      rated
        .filter(({ match }) => match.vetoed.some(({ id }) => id === standard.id))
        .map(({ match }) => mustHaveSentence(match)),
      ' ',
    ),
    say`It's one standard of several, so it doesn't say who fits you best.`,
  );
}

/** Those who come after everyone else, each with the reason. */
function belowMustHaves({ setBack }: CoachFacts): Piece[] {
  return joined(setBack.slice(0, SHOWN).map(mustHaveSentence), ' ');
}

export function noneRanked(facts: CoachFacts): Piece[] {
  const { matches, standards, setBack } = facts;
  const undated = facts.undated.filter(({ isHeldBack }) => !isHeldBack);
  if (standards.length === 0)
    return say`You have no standards yet, so there's nothing to compare people by. Choose ${ofStandards('3 to 10')} first: what you'll still care about in two years.`;
  if (setBack.length > 0)
    return paragraphs(
      say`No one you've scored meets all of your must-haves so far.`,
      belowMustHaves(facts),
      say`If that feels wrong, look at the limit again: it's yours to set.`,
    );
  if (matches.length === 0)
    return say`You haven't added anyone yet. Add the first person you're meeting, score one date, and I can tell you how well they fit your standards.`;
  if (undated.length > 0)
    return say`There's no scored date to compare yet. You have added ${listed(undated.slice(0, SHOWN).map(nameOf))}: score a date with one of them, and I can tell you how well they fit your standards and how sure that is.`;
  return say`No active match has enough of your standards rated to compare. ${listed(matches.slice(0, SHOWN).map(shortStanding))}. Open a date and rate the missing standards.`;
}

function others(rest: readonly MatchFact[]): Piece[] {
  return say`After that: ${listed(rest.map(shortStanding))}.`;
}

function leadOver(first: MatchFact, fit: FitFact, second: MatchFact): Piece[] {
  if (!second.fit) return [];
  const lead = fit.percent - second.fit.percent;
  const who = nameOf(second);
  if (lead === 0) return say`${who} is tied, so the numbers don't decide between them.`;
  if (fit.likely && second.fit.likely && second.fit.likely.high >= fit.likely.low)
    return say`${who} follows at ${percentOf(second, second.fit)}, and their likely ranges overlap: one more date could change the order, so it's too early to call a winner.`;
  return say`${who} follows at ${percentOf(second, second.fit)}, ${ofMatch(first, `${lead} points`)} behind, and their likely ranges don't overlap.`;
}
