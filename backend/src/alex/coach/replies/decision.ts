import { paragraphs, say, type Piece } from '../../answer';
import type { CoachFacts, MatchFact } from '../../facts';
import { datesOf, heartWords, nameOf, ofMatch, standing } from '../coach-figures';
import { weakestOf } from './match-report';
import { nobodyRanked } from './ranking';

const WORTH_PURSUING = 60;

/** Whether to go on with somebody: what speaks for and against, never the decision itself. */
export function decision(match: MatchFact | undefined, facts: CoachFacts): Piece[] {
  const about = match ?? facts.ranked[0];
  if (!about) return nobodyRanked(facts);
  const { fit } = about;
  if (!fit)
    return say`With ${nameOf(about)} there is no scored date yet, so a decision would rest on a first impression. If meeting feels safe and you are curious, one date is a small price for knowing.`;
  return paragraphs(
    say`${standing(about, fit)}. ${reading(about)}`,
    heartWords(about, fit),
    question(about),
    say`I will not decide for you. If you feel unsafe or small with somebody, no percentage is a reason to stay.`,
  );
}

function reading(match: MatchFact): Piece[] {
  const { fit } = match;
  if (!fit) return [];
  if (match.dates.length === 1)
    return say`That is ${datesOf(match)}, too little to stop or to commit on. A second one in a different setting tells you more than thinking about the first.`;
  const { low, high } = fit.likely ?? { low: fit.percent, high: fit.percent };
  if (low >= WORTH_PURSUING)
    return say`Even the low end of the range, ${ofMatch(match, `${low}%`)}, is a good fit by your own standards.`;
  if (high < WORTH_PURSUING)
    return say`Even the high end of the range, ${ofMatch(match, `${high}%`)}, stays under what you usually look for. More dates are unlikely to change that by themselves.`;
  return say`The range reaches from doubtful to good, so it is honest not to know yet.`;
}

function question(match: MatchFact): Piece[] {
  const weakest = weakestOf(match);
  return weakest
    ? say`The question to settle is ${weakest.question}: could you live with it as it is, not as it might become?`
    : [];
}
