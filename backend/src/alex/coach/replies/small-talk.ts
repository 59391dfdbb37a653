import { say, type Piece } from '../../answer';
import type { CoachFacts } from '../../facts';
import { greeting } from './greeting';

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
