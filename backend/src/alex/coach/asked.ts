import type { Piece } from '../answer';
import type { CoachFacts, DateFact, MatchFact, StandardFact } from '../facts';
import type { Intent } from './intents';
import type { Turn } from './understanding/conversation-memory';

/** What a message of the conversation means. */
export interface Understanding {
  /** Null when it is not clear enough what is asked; `guesses` then holds the two likeliest. */
  readonly intent: Intent | null;
  readonly guesses: readonly Intent[];
  /** The everyday situation it is in, by its name, which has an answer of its own; null for the intent's answer. */
  readonly situation: string | null;
  /** What the conversation was about before this message, talk aside; null at its beginning. */
  readonly topic: Intent | null;
  /** Whether the intent is little more than a guess; `guesses` then holds it and the second likeliest. */
  readonly isGuess: boolean;
  /** Whether the message tells something and asks nothing. */
  readonly isTold: boolean;
  /** The matches it is about, in the order of the message: by name, by a pronoun or by a place in a list. */
  readonly matches: readonly MatchFact[];
  /** The user's standards it names. */
  readonly standards: readonly StandardFact[];
}

export type Wish = 'warmer' | 'lighter' | 'plainer' | 'shorter' | 'cooler';

/** The user's own words about a match or a date, facts too; only ever shown to the user. */
export interface NoteFact {
  readonly match: MatchFact;
  /** Null for the match's own notes and facts. */
  readonly date: DateFact | null;
  readonly text: string;
}

/** A message as understood, and what the user's records say. */
export interface Asked extends Understanding {
  readonly facts: CoachFacts;
  /** What the user asks, in their words; a correction comes together with what it corrects. */
  readonly message: string;
  /** The conversation before it, oldest first. */
  readonly history: readonly Turn[];
  /** Names of date ideas that show what a date with the match in question should show. */
  readonly ideas: readonly string[];
  /** Newest first; loaded only for answers that quote them. */
  readonly notes: readonly NoteFact[];
  /** Today in the user's time zone, YYYY-MM-DD. */
  readonly today: string;
  /** How an answer or a message to send should sound, or be different from the one before. */
  readonly wishes: readonly Wish[];
  /** Whether the same question was answered just before, so that the answer must not repeat itself. */
  readonly isRepeated: boolean;
}

export type Reply = (asked: Asked) => Piece[];
