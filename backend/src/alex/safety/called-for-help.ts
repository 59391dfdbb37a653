import { mentionedIn } from '../mentioned-matches';
import { dangerIn } from './safety';

interface Known {
  readonly id: string;
  readonly name: string;
  readonly notes: string | null;
}

interface Said {
  readonly role: 'user' | 'alex';
  readonly message: string;
}

/** How many of the latest messages hold back everyone when one of them signals danger without a name. */
const FRESH_MESSAGES = 12;

/**
 * Ids of the matches with whom no date is suggested: their notes call for help lines, or a message that did names
 * them. Danger by someone unnamed counts for everyone while it is fresh. The conversation is oldest first.
 */
export function calledForHelp(matches: readonly Known[], conversation: readonly Said[]): ReadonlySet<string> {
  const noted = matches.filter(({ notes }) => dangerIn(notes ?? '') !== null);
  const alarming = conversation.flatMap(({ role, message }, index) =>
    role === 'user' && dangerIn(message) !== null
      ? [{ named: mentionedIn(message, matches), isFresh: index >= conversation.length - FRESH_MESSAGES }]
      : [],
  );
  const meant = alarming.flatMap(({ named, isFresh }) => (named.length === 0 && isFresh ? matches : named));
  return new Set([...noted, ...meant].map(({ id }) => id));
}
