import { answerToRemark } from '../../../safety/remarks/remark-answers';
import { say, type Piece } from '../../answer';
import { inEarnest } from '../../conversation/misreading';
import type { Asked } from '../asked';
import { INTENT_NAMES, INTENTS, type Intent } from '../intents';
import { saidByUser } from '../understanding/conversation-memory';
import { fresh } from './dialogue-replies';

/** What still has its own answer: the user's records, words to send, and how the product works. */
const ASKED_ANYWAY: ReadonlySet<Intent> = new Set<Intent>([
  ...INTENT_NAMES.filter((name) => /^(?:how-|draft-)/.test(name) && name !== 'how-are-you'),
  'last-date',
  'last-seen',
  'how-many',
  'my-notes',
  'my-ratings',
  'who-are-you',
  'help',
]);

/** A question in the very words in which Alex offers it. */
function isOffered(intent: Intent, message: string): boolean {
  const [before = '', ...after] = INTENTS[intent].split(/\{\w+\}/);
  return message.startsWith(before) && message.endsWith(after.at(-1) ?? before);
}

/**
 * To a remark soon after a disclosure, what neither makes less of it nor goes back to dating; null where nothing was
 * disclosed, and for a question that has an answer of its own.
 */
export function afterDanger(
  asked: Pick<Asked, 'facts' | 'history' | 'intent' | 'isGuess' | 'isTold' | 'message'>,
): Piece[] | null {
  const { facts, history, intent, isGuess, isTold, message } = asked;
  const answer = answerToRemark(message, {
    said: saidByUser(inEarnest(history)),
    dated: facts.matches.map(({ name }) => name),
  });
  if (!answer) return null;
  const isAsked = intent !== null && !isGuess && !isTold && ASKED_ANYWAY.has(intent);
  if (isAsked || INTENT_NAMES.some((name) => isOffered(name, message))) return null;
  return say`${fresh(asked, answer)}`;
}
