import type { Intent } from '../intents';
import { hasNoSubject, messageRequest } from '../replies/messages/from-story/words-requested';
import type { Memory } from './conversation-memory';
import { isEndWanted, isNoWanted } from './draft-wanted';

/** The words to send that a message asks for, where it says itself what they are about; null for none. */
export function wordsRequested(
  text: string,
  { told: before, hasDraft, answer }: Memory,
  named: number,
): { intent: Intent | null; situation: string | null } | null {
  if (isNoWanted(text) || (!hasDraft && isEndWanted(text)))
    return { intent: 'draft-decline', situation: null };
  if (hasNoSubject(text, before)) return { intent: null, situation: 'draft-what' };
  const isUnderWay = answer !== null || named > 0;
  return isUnderWay && messageRequest(text, before, hasDraft) !== null
    ? { intent: null, situation: 'draft-from-story' }
    : null;
}
