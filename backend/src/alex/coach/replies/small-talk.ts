import { say, type Piece, paragraphs } from '../../answer';
import type { CoachFacts } from '../../facts';
import { nameOf, ofStandards, standing } from '../coach-figures';
import { caveat } from './match-report';
import { noneRanked } from './ranking';

const THANKS = /\b(thanks?|thank you|thx|cheers|great help|that helps?( a lot)?|helpful)\b/;
const HELLO = /^(hi|hey|hello|good (morning|evening|afternoon)|howdy)\b/;
const HOW_ARE_YOU = /\bhow are (you|things)\b/;
const BYE = /^(bye|goodbye|see you|good night)\b/;

/** Small talk such as hello and thanks. Null when the message is something else. */
export function smallTalk(text: string, facts: CoachFacts): Piece[] | null {
  if (THANKS.test(text))
    return say`You're welcome, ${facts.firstName}. Tell me how it goes, and score the next date while it's fresh.`;
  if (BYE.test(text)) return say`Take care, ${facts.firstName}. I'm here after your next date.`;
  if (HOW_ARE_YOU.test(text))
    return say`I'm doing well, thank you. More to the point, how are you? If a date is on your mind, tell me who it was with and what you're unsure about.`;
  return HELLO.test(text) ? greeting(facts) : null;
}

/** A greeting that starts from where the user is. */
export function greeting(facts: CoachFacts): Piece[] {
  const hello = say`Hi ${facts.firstName}, I'm Alex.`;
  if (facts.standards.length === 0)
    return say`${hello} Choose ${ofStandards('3 to 10')} standards first: what you'll still care about in two years. Then I can tell you how someone fits. How are you doing today?`;
  const [best] = facts.ranked;
  if (best?.isHeldBack) return say`${hello} How are you doing today, and what's on your mind?`;
  if (best?.fit)
    return say`${hello} ${standing(best, best.fit)}, your best fit so far. ${caveat(best, best.fit)} How are you doing today, and what's on your mind?`;
  const undated = facts.undated.find(({ isHeldBack }) => !isHeldBack);
  if (undated)
    return say`${hello} I see you've added ${nameOf(undated)}. Have you two met yet? Score the date and I can tell you how well you fit, or ask me how to prepare.`;
  if (facts.setBack.length > 0)
    return say`${hello} No one you've scored meets all of your must-haves so far. Shall we look at what those dates told you, or at your limits? How are you doing today?`;
  if (facts.matches.length > 0)
    return say`${hello} Everyone you've added is archived or still needs ratings. Are you taking a break, or should we look at what you've learned?`;
  return say`${hello} Your standards are set. Now add the first person you're seeing, or ask me how to get ready for a first date. How are you doing today?`;
}

/** For a question the rules don't recognize: what to ask instead, and the one thing worth knowing now. */
export function help(facts: CoachFacts): Piece[] {
  const [best] = facts.ranked;
  return paragraphs(
    say`I'm not sure I got that. Try “What should I do next?”, “Who fits me best?”, “How do my matches compare?” or “What do my ratings say about me?” You can also ask about first dates, texting, boundaries, conflict and letting go.`,
    best?.fit ? say`In the meantime: ${standing(best, best.fit)}.` : noneRanked(facts),
  );
}
