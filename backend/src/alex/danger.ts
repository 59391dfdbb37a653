import { disclosureIn, signedDisclosureIn } from '../safety/disclosure';
import type { Disclosure } from '../safety/disclosure-kind';
import { disclosedLately, disclosureGoingOn } from '../safety/going-on';
import { isRemark } from '../safety/remarks/remark-answers';
import { textsForGuess } from '../safety/safety-answer';
import { grounded, type Piece } from './answer';
import { saidByUser, type Turn } from './coach/understanding/conversation-memory';
import { inEarnest, type Meant } from './conversation/misreading';

/** A longer message tells more than how someone is. */
const BRIEF_WORDS = 6;

/** What a message discloses in its conversation, or null; `today` is what was said within a day. */
export function dangerIn(
  { message, denied, confirmed }: Meant<Turn>,
  today: readonly Turn[],
): Disclosure | null {
  if (denied) return null;
  const said = saidByUser(inEarnest(today));
  const found = disclosureIn(message);
  const own = found && !isMoreOfIt(message, found, said) ? found : null;
  const isPlain = own !== null && (own.isSure || own.kind === 'self-harm');
  const again = confirmed && { ...confirmed.disclosure, isSure: true };
  return (isPlain ? own : null) ?? again ?? disclosureGoingOn(message, said) ?? own;
}

/**
 * While the conversation stays with a disclosure, a guess at more of the same is a remark on it, unless a sign says it in
 * so many words; and who says "it's my fault" then is not who hurt someone.
 */
function isMoreOfIt(message: string, { kind, isSure }: Disclosure, said: readonly string[]): boolean {
  // One guess doesn't bear out another.
  const open = disclosedLately(said, isSure ? message : '');
  if (open === null || signedDisclosureIn(message) || (isSure && kind !== 'hurting')) return false;
  const isBrief = message.trim().split(/\s+/).length <= BRIEF_WORDS;
  return (kind === open.kind && !isSure) || (kind !== 'self-harm' && isBrief && isRemark(message, said));
}

/** Whether the conversation stays with what was disclosed; a message that was misread bears nothing out. */
export function staysWithDanger({ message, denied }: Meant<Turn>, today: readonly Turn[]): boolean {
  return disclosedLately(saidByUser(inEarnest(today)), denied ? '' : message) !== null;
}

/** `help` as an answer; to a guess, with words to deny it. */
export function answerInDanger(help: string, { isSure, language }: Disclosure): Piece[] {
  if (isSure) return [help];
  const { after, denial } = textsForGuess(language);
  return [help, `\n\n${after}\n`, grounded(denial, { kind: 'question' })];
}

/** What is said before the answer to what was misread. */
export function afterDenial({ language }: Disclosure): Piece[] {
  return [`${textsForGuess(language).denied}\n\n`];
}
