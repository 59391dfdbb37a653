import { fitWord } from '#contract/dating/fit-words';
import { paragraphs, say, type Piece } from '../../answer';
import type { CoachFacts, MatchFact } from '../../facts';
import { datesOf, heartSentence, nameOf, ofMatch, standing } from '../coach-figures';
import { weakestOf } from './match-report';
import { noneRanked } from './ranking';

const WORTH_PURSUING = 60;

/** Whether to keep seeing someone: the case for and against, never the decision itself. */
export function decision(match: MatchFact | undefined, facts: CoachFacts): Piece[] {
  const about = match ?? facts.ranked[0];
  if (!about) return noneRanked(facts);
  const { fit } = about;
  if (!fit)
    return say`You haven't scored a date with ${nameOf(about)} yet, so a decision would rest on a first impression. If meeting feels safe and you're curious, one date is a small price for knowing.`;
  return paragraphs(
    say`${standing(about, fit)}. ${reading(about)}`,
    heartSentence(about, fit),
    question(about),
    say`I won't decide for you. If you feel unsafe with someone, or they make you feel small, no percentage is a reason to stay.`,
  );
}

function reading(match: MatchFact): Piece[] {
  const { fit } = match;
  if (!fit) return [];
  if (match.dates.length === 1)
    return say`That's ${datesOf(match)}, too few to walk away or commit. A second one in a different setting will tell you more than thinking about the first.`;
  const { low, high } = fit.likely ?? { low: fit.percent, high: fit.percent };
  if (low >= WORTH_PURSUING)
    return say`Even the low end of the range, ${ofMatch(match, `${low}%`)}, is a ${fitWord(low).toLowerCase()} with your own standards.`;
  if (high < WORTH_PURSUING)
    return say`Even the high end of the range, ${ofMatch(match, `${high}%`)}, falls short of what you usually look for. More dates alone are unlikely to change that.`;
  const [worst, best] = [fitWord(low), fitWord(high)].map((word) => word.toLowerCase());
  return worst === best
    ? say`All of that is a ${worst ?? ''}, so it's fair not to know yet.`
    : say`That runs from a ${worst ?? ''} to a ${best ?? ''}, so it's fair not to know yet.`;
}

function question(match: MatchFact): Piece[] {
  const weakest = weakestOf(match);
  return weakest
    ? say`The question to settle is ${weakest.question}: could you live with it exactly as it is today?`
    : [];
}
