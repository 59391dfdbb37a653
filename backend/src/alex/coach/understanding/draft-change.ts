import { languageWanted } from '../replies/messages/revised-draft';
import { wishesIn } from '../wishes';
import type { Memory } from './conversation-memory';
import { standardWords } from '../../../words/message-text';

const LONGEST = 24;
/** Messages that are kept by other means: what they are for, and every change since. */
const HAS_BRIEF = /^draft-(?!revised$|language$)/;
/** What someone says who wants something in a message, or out of it. */
const OTHER_CONTENT =
  /^(?:(?:and|but|okay|please|can|could|you|also|just|now|a|little|bit|much) )*(?:without|leave out|leave off|take out|remove|drop|mention|add|include|put in|say that|say (?:it is|its|that is) because|change|instead of|longer|firmer|stronger)\b|\b(?:without the (?:word|part|bit)|leave out|mention (?:the|that|my|our|how)|make it|less|more|too) /;
/** "How would a normal person put it" asks for other words. */
const AS_PEOPLE =
  /\bhow (?:would|do|does) (?:an? )?(?:normal|real|regular|ordinary|actual) \w+ (?:put|say|write|phrase)\b/;
const ASKS_ELSE =
  /^(?:(?:and|but|so|okay) )*(?:what|should|when|why|who|how|if|is|are|does|do|did|will|would|i|we|he|she|they|xmatch|it|that|this)\b(?! (?:is |was |sounds? |feels? |could |should )?(?:be )?(?:too|a bit|a little|not|very|so|more|less)\b)/;

/** How a message to send that was just written is to be changed, as a situation; null for anything else. */
export function draftChange(text: string, { situation, intent, hasDraft }: Memory): string | null {
  if (languageWanted(text) !== null) return 'draft-language';
  const said = standardWords(text).join(' ');
  if (hasDraft && AS_PEOPLE.test(said)) return 'draft-revised';
  if (!hasDraft || (situation === null && HAS_BRIEF.test(intent ?? ''))) return null;
  if (said.split(' ').length > LONGEST || ASKS_ELSE.test(said)) return null;
  return wishesIn(text).length > 0 || OTHER_CONTENT.test(said) ? 'draft-revised' : null;
}
