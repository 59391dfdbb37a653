import { listed, paragraphs, say, type Piece } from '../../answer';
import type { CoachFacts, FitFact, MatchFact } from '../../facts';
import { heartWords, nameOf, ofMatch, percentOf, standing } from '../coach-figures';
import { caveat, shortStanding } from './match-report';

const SHOWN = 4;

/** Who fits best so far, and how sure that is. */
export function ranking(facts: CoachFacts): Piece[] {
  const [first, second] = facts.ranked;
  if (!first?.fit) return nobodyRanked(facts);
  return paragraphs(
    say`${standing(first, first.fit)}. ${second ? nearness(first, first.fit, second) : caveat(first, first.fit)}`,
    facts.ranked.length > 2 ? others(facts.ranked.slice(2, SHOWN)) : null,
    heartWords(first, first.fit),
    facts.undated.length > 0
      ? say`Not in the picture yet: ${listed(facts.undated.slice(0, SHOWN).map(nameOf))}, without a scored date.`
      : null,
  );
}

export function nobodyRanked({ matches, undated }: CoachFacts): Piece[] {
  if (matches.length === 0)
    return say`You have not added anybody yet. Add the first person you are meeting, score one date, and I can tell you how they fit your own standards.`;
  if (undated.length > 0)
    return say`There is no scored date to compare by yet. You have added ${listed(undated.slice(0, SHOWN).map(nameOf))}: score a date with one of them, and I can say how they fit your standards and how sure that is.`;
  return say`Nobody active has enough of your standards rated to be compared. ${listed(matches.slice(0, SHOWN).map(shortStanding))}. Open a date and rate the standards that are missing.`;
}

function others(rest: readonly MatchFact[]): Piece[] {
  return say`After that: ${listed(rest.map(shortStanding))}.`;
}

function nearness(first: MatchFact, fit: FitFact, second: MatchFact): Piece[] {
  if (!second.fit) return [];
  const lead = fit.percent - second.fit.percent;
  const who = nameOf(second);
  if (lead === 0) return say`${who} is level, so the figures do not decide between them.`;
  if (fit.likely && second.fit.likely && second.fit.likely.high >= fit.likely.low)
    return say`${who} follows at ${percentOf(second, second.fit)}, and their likely ranges overlap: one more date can change the order, so do not read it as a winner yet.`;
  return say`${who} follows at ${percentOf(second, second.fit)}, and the ranges do not meet: ${ofMatch(first, `${lead} points`)} is a clear lead by your own standards.`;
}
