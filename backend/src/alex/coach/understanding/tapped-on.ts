import { situationTitled } from '../cases/case-situations';
import { INTENT_NAMES, INTENTS, type Intent } from '../intents';
import type { Memory } from './conversation-memory';

/** Said around a subject: words, not questions that Alex offers. */
export const TALKED: ReadonlySet<Intent> = new Set(INTENT_NAMES.slice(INTENT_NAMES.indexOf('hello')));

/** What is asked in the very words in which Alex offers it, as a tap does; null for other words. */
export function tappedOn(
  message: string,
  { answer }: Memory,
): { readonly intent: Intent | null; readonly situation: string | null } | null {
  const situation = situationTitled(message);
  if (situation !== null) return { intent: null, situation };
  if (answer === null) return null;
  const intent = INTENT_NAMES.find((name) => INTENTS[name] === message && !TALKED.has(name));
  return intent === undefined ? null : { intent, situation: null };
}
