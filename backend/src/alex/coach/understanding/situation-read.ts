import { caseRead } from '../cases/case-asked';
import { standardWords } from '../../../words/message-text';
import { isPlanAsked } from '../idea-wish';
import type { Memory } from './conversation-memory';
import { CLEAR, isDraftPlain } from './draft-wanted';
import { isOfRecords } from './heard';
import type { IntentOfText } from './intent/intent-of-text';

/**
 * The situation of the library that a message reads like; null where it asks for something else, or isn't sure enough.
 * `isHeard` says whether its words are news, an answer or a remark.
 */
export function situationRead(
  text: string,
  meaning: IntentOfText,
  memory: Memory,
  isHeard: boolean,
): string | null {
  const wantsIdeas = memory.intent === 'date-plan' && memory.situation === null;
  if (wantsIdeas || isDraftPlain(text, meaning) || isPlanAsked(standardWords(text).join(' '))) return null;
  return caseRead(text, memory.datingCase, sureness(isHeard, meaning, memory));
}

/** From this probability on, the classifier of intents hears a question about the records. */
const RATHER = 0.3;

/**
 * How sure a message has to read like a situation, where its words say that it is news, an answer or a remark, where the
 * classifier of intents knows its subject, or where something else is talked about.
 */
const SURER = { isHeard: 0.75, isOfRecords: 0.6, isKnown: 0.3, isUnderWay: 0.45 };

function sureness(
  isHeard: boolean,
  meaning: IntentOfText,
  { answer, datingCase }: Memory,
): number | undefined {
  const [intent] = meaning.ranked;
  if (isHeard) return SURER.isHeard;
  if (isOfRecords(meaning, RATHER)) return SURER.isOfRecords;
  if (intent !== undefined && intent.label !== 'none' && intent.probability >= CLEAR) return SURER.isKnown;
  return answer !== null && datingCase === null ? SURER.isUnderWay : undefined;
}
