import { say, type Piece, paragraphs } from '../../answer';
import type { CoachFacts } from '../../facts';
import { nameOf, standing } from '../coach-figures';
import { caveat } from './match-report';
import { nobodyRanked } from './ranking';

const THANKS = /\b(thanks?|thank you|thx|cheers|great help|that helps?( a lot)?|helpful)\b/;
const HELLO = /^(hi|hey|hello|good (morning|evening|afternoon)|howdy)\b/;
const HOW_ARE_YOU = /\bhow are (you|things)\b/;
const BYE = /^(bye|goodbye|see you|good night)\b/;

/** What people say around a question. Null when it is something else. */
export function smallTalk(text: string, facts: CoachFacts): Piece[] | null {
  if (THANKS.test(text))
    return say`You are welcome, ${facts.firstName}. Tell me how it goes, and score the next date while it is fresh.`;
  if (BYE.test(text)) return say`Take care, ${facts.firstName}. I am here when the next date is behind you.`;
  if (HOW_ARE_YOU.test(text))
    return say`I am well, thank you. More to the point, how are you? If a date is on your mind, tell me whose it was and what you are unsure about.`;
  return HELLO.test(text) ? greeting(facts) : null;
}

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

/** For a question the rules do not understand: what can be asked, and the one thing worth knowing now. */
export function help(facts: CoachFacts): Piece[] {
  const [best] = facts.ranked;
  return paragraphs(
    say`I am not sure I understood that. You can ask me how somebody you named fits, who fits best, how two people compare, whether to go on with somebody, what your standards and ratings say about you, or about first dates, messages, boundaries, conflict and letting go.`,
    best?.fit ? say`Meanwhile: ${standing(best, best.fit)}.` : nobodyRanked(facts),
  );
}
