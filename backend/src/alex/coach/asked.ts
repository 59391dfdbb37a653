import type { Piece } from '../answer';
import type { CoachFacts, DateFact, MatchFact, StandardFact } from '../facts';
import type { Intent } from './intents';

/** What a message of the conversation means. */
export interface Understanding {
  /** Null when it is not clear enough what is asked; `guesses` then holds the two likeliest. */
  readonly intent: Intent | null;
  readonly guesses: readonly Intent[];
  /** Whether the intent is little more than a guess; `guesses` then holds it and the second likeliest. */
  readonly isGuess: boolean;
  /** Whether the message tells something and asks nothing. */
  readonly isTold: boolean;
  /** The matches it is about, in the order of the message: by name, by a pronoun or by a place in a list. */
  readonly matches: readonly MatchFact[];
  /** The user's standards it names. */
  readonly standards: readonly StandardFact[];
}

/** The user's own words about a match or a date; only ever shown to the user. */
export interface NoteFact {
  readonly match: MatchFact;
  /** Null for the notes of the match itself. */
  readonly date: DateFact | null;
  readonly text: string;
}

/** A message as understood, and what the user's records say. */
export interface Asked extends Understanding {
  readonly facts: CoachFacts;
  /** Names of date ideas that show what a date with the match in question should show. */
  readonly ideas: readonly string[];
  /** Newest first; loaded only for answers that quote them. */
  readonly notes: readonly NoteFact[];
  /** Today in the user's time zone, YYYY-MM-DD. */
  readonly today: string;
  /** How a message to send should be different from the one before; null without a wish. */
  readonly wish: 'warmer' | 'lighter' | 'plainer' | null;
  /** Whether the same question was answered just before, so that the answer must not repeat itself. */
  readonly isRepeated: boolean;
}

export type Reply = (asked: Asked) => Piece[];
