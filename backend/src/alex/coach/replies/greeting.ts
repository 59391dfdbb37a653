import { say, type Piece } from '../../answer';
import type { CoachFacts } from '../../facts';
import { nameOf, standing } from '../coach-figures';
import { caveat } from './match-report';

/** A first word that starts from where the user is. */
export function greeting(facts: CoachFacts): Piece[] {
  const hello = say`Hi ${facts.firstName}, I am Alex.`;
  const [best] = facts.ranked;
  if (best?.fit)
    return say`${hello} ${standing(best, best.fit)}, your best fit so far. ${caveat(best, best.fit)} How are you doing today, and what is on your mind?`;
  const [undated] = facts.undated;
  if (undated)
    return say`${hello} I see that you have added ${nameOf(undated)}. Have you met already? Score the date and I can tell you how it fits your standards, or ask me how to prepare.`;
  if (facts.matches.length > 0)
    return say`${hello} Everybody you recorded is archived or waits for ratings. Are you taking a break, or shall we look at what you learned?`;
  return say`${hello} You have your standards; the first person is still missing. Add somebody you are meeting, or ask me how to get ready for a first date. How are you doing today?`;
}
