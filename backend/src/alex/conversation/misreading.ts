import type { Coach } from '#contract/dating/alex';
import { confirms, denies, guessIn } from '../../safety/denial';
import type { Disclosure } from '../../safety/disclosure-kind';
import { textsForGuess } from '../../safety/safety-answer';

const DAY_MS = 86_400_000;

interface Said {
  readonly role: 'user' | 'alex';
  readonly message: string;
  readonly coach?: Coach | null;
  /** Where it isn't known, it counts as recent. */
  readonly createdAt?: Date;
  /** Whether the user denied that it disclosed what it was taken for. */
  readonly isDenied?: boolean;
}

/** What a message may have disclosed, and the answer that asks whether it does. */
interface Guess<T extends Said> {
  readonly turn: T;
  readonly answer: T;
  readonly disclosure: Disclosure;
}

/** What is answered: the message, or the one it takes up again, with the conversation before that. */
export interface Meant<T extends Said> {
  readonly message: string;
  readonly history: readonly T[];
  /** What this message denies, or confirms, of the one before it. */
  readonly denied: Guess<T> | null;
  readonly confirmed: Guess<T> | null;
}

/**
 * What a message stands for in its conversation (oldest first, without this message). A guess of danger that the user
 * denied is left out of the conversation: the message it was about is answered as if it had just been sent.
 */
export function meantIn<T extends Said>(message: string, conversation: readonly T[], now?: Date): Meant<T> {
  const history = withoutMisreadings(conversation);
  const guess = lastGuess(history, now);
  if (guess && denies(message, guess.disclosure))
    return { message: guess.turn.message, history: history.slice(0, -2), denied: guess, confirmed: null };
  return { message, history, denied: null, confirmed: guess && confirms(message) ? guess : null };
}

/** The conversation without messages that were taken for a disclosure until the user denied it. */
export function inEarnest<T extends Said>(conversation: readonly T[]): T[] {
  return withoutMisreadings(conversation).filter(({ isDenied }) => isDenied !== true);
}

function withoutMisreadings<T extends Said>(conversation: readonly T[]): T[] {
  const kept: T[] = [];
  for (const turn of conversation) {
    const guess = turn.role === 'user' ? lastGuess(kept, turn.createdAt) : null;
    // The guess goes with the denial; what is answered after it answers the message before the guess.
    if (guess && denies(turn.message, guess.disclosure))
      kept.splice(-2, 2, { ...guess.turn, isDenied: true });
    else kept.push(turn);
  }
  return kept;
}

/** The guess that the last answer asked about, while it is what the conversation is about: for a day. */
function lastGuess<T extends Said>(turns: readonly T[], now?: Date): Guess<T> | null {
  const [turn, answer] = turns.slice(-2);
  if (turn?.role !== 'user' || answer?.role !== 'alex' || answer.coach !== 'safety') return null;
  if (now && answer.createdAt && now.getTime() - answer.createdAt.getTime() >= DAY_MS) return null;
  const disclosure = guessIn(turn.message);
  // What was taken for sure, because it goes on or was confirmed, asked about nothing.
  const asked = disclosure !== null && answer.message.includes(textsForGuess(disclosure.language).after);
  return asked ? { turn, answer, disclosure } : null;
}
