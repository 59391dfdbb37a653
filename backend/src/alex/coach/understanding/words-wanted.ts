import type { Intent } from '../intents';
import { hasNoSubject, messageRequest, refersBack } from '../replies/messages/from-story/words-requested';
import type { Memory } from './conversation-memory';
import { declinesOnce } from '../replies/messages/decline-once';
import { ownDraftIn } from '../replies/messages/own-draft';
import { wordsQuotedIn } from '../replies/messages/quoted-words';
import { isEndWanted, isNoWanted } from './draft-wanted';
import { standardWords } from '../../../words/message-text';

/** "Something I can copy", "put that in a text for me" */
const COPIES =
  /\b(?:i can|i could|to|can i|ready to) (?:just )?(?:copy|paste)\b|^(?:(?:so|and|okay|please|can|could|you|then|just|now|great|good|yes) )*(?:(?:write|draft|type) (?:me )?(?:it|that|this|something)\b(?! (?:down|back|later|off|away|aside|again|different\w*|simpl\w+)\b)|put (?:it|that|this) (?:in|into) (?:words|a (?:text|message|line|note)))\b/;
const LONGEST_COPY = 12;

function asksToCopy(text: string): boolean {
  const words = standardWords(text);
  return words.length <= LONGEST_COPY && COPIES.test(words.join(' '));
}

/** "Shorter please, and with a joke in it" */
const CHANGE =
  /^(?:(?:okay|good|nice|hm+|but|and|maybe|please|can|could|you|make it|a|bit|little|much|more|less|too|not so|even) )*(?:shorter|softer|warmer|kinder|nicer|gentler|lighter|funnier|firmer|longer|casual|formal|direct|blunt|stiff|robotic|friendlier|sweeter|flirty|playful)\b(?! (?:texts?|messages?|replies|dates?|answers?)\b)(?!.* (?:he|she|him|her|his|xmatch|is|are)\b)/;
/** What only a message has. */
const OF_MESSAGES = /\b(?:jokes?|texts?|messages?|send|copy|type|emojis?|line)\b/;
const LONGEST_CHANGE = 16;

function isChangeOfWords(text: string): boolean {
  const words = standardWords(text);
  const said = words.join(' ');
  return words.length <= LONGEST_CHANGE && CHANGE.test(said) && OF_MESSAGES.test(said);
}

/** "Could you put that into a few kind words?", after a no to an invitation. */
function declinesOnceBefore(text: string, [latest]: readonly string[]): boolean {
  return latest !== undefined && refersBack(text) && /\bdeclin\w+\b/i.test(latest);
}

/** The words to send that a message asks for, where it says itself what they are about; null for none. */
export function wordsRequested(
  text: string,
  { told: before, hasDraft, answer }: Memory,
  named: number,
): { intent: Intent | null; situation: string | null } | null {
  if (ownDraftIn(text) !== null) return { intent: null, situation: 'draft-judged' };
  if (declinesOnce(text) || declinesOnceBefore(text, before))
    return { intent: 'draft-decline', situation: 'draft-decline-once' };
  if (isNoWanted(text) || (!hasDraft && isEndWanted(text)))
    return { intent: 'draft-decline', situation: null };
  if (!hasDraft && isChangeOfWords(text)) return { intent: null, situation: 'draft-none' };
  if (hasNoSubject(text, before)) return { intent: null, situation: 'draft-what' };
  const isUnderWay = answer !== null || named > 0;
  if (isUnderWay && messageRequest(text, before, hasDraft) !== null)
    return { intent: null, situation: 'draft-from-story' };
  const isQuoted = !hasDraft && answer !== null && wordsQuotedIn(answer) !== null;
  return isQuoted && asksToCopy(text) ? { intent: null, situation: 'draft-quoted' } : null;
}
