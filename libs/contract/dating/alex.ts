import type { RulesOf } from '../rules/field-rule';

/** The message that asks for the greeting; it is never shown or stored. */
export const GREETING_INITIATION = 'GREETING_INITIATION';

export const ALEX_LIMITS = {
  /** The message list returns at most this many, the newest ones. The export has them all. */
  listMax: 500,
} as const;

export const ALEX_TEXTS = {
  unavailable: "I apologize, but I'm having trouble connecting right now. Please try again in a moment.",
  /** The last line of every answer of the built-in coach. */
  builtInSignature:
    "I'm the built-in coach: I answer from your own records and don't send anything to anyone.",
  greetingFallback:
    'Hey there! How are you doing today? I noticed you have some great matches to talk about.',
} as const;

export type ChatRole = 'user' | 'alex';

/** The source of a piece of an answer: characters `start` to `end` (exclusive, UTF-16) of its text. */
export interface AnswerReference {
  start: number;
  end: number;
  target: ReferenceTarget;
}

export type ReferenceTarget =
  | { kind: 'match'; matchId: string }
  | { kind: 'date'; matchId: string; dateId: string }
  | { kind: 'insights' }
  | { kind: 'standards' }
  /** A message to someone that the user may copy. */
  | { kind: 'draft' }
  /** A question that Alex can answer, to tap. */
  | { kind: 'question' };

/** Who wrote an answer. `safety` takes precedence over any coach. */
export type Coach = 'built-in' | 'model' | 'safety';

export interface ChatMessage {
  id: string;
  role: ChatRole;
  message: string;
  createdAt: string;
  /** Null for the user's own messages. */
  coach: Coach | null;
  references: AnswerReference[];
}

export interface ChatAnswer {
  response: string;
  coach: Coach;
  references: AnswerReference[];
}

export type PatternTopic = 'pattern' | 'success' | 'growth';

/** One of the three cards above the chat: a pattern in the user's own records, or what is still missing to find one. */
export interface CoachPattern {
  topic: PatternTopic;
  text: string;
  /** False while there is too little on record; `text` then says what is missing. */
  known: boolean;
  references: AnswerReference[];
}

export interface CoachStatus {
  /** Who currently answers this user. */
  coach: 'built-in' | 'model';
  /** Whether the model runs on the server itself, so that nothing leaves it; false for the built-in coach. */
  modelRunsHere: boolean;
  patterns: CoachPattern[];
  /** Suggested questions, based on the user's records. */
  suggestions: string[];
}

export interface ChatRequest {
  message: string;
}

export const CHAT_RULES = {
  message: {
    kind: 'text',
    required: 'A message is required.',
    max: 2_000,
    tooLong: 'Message must be 2000 characters or less.',
    stopsAtMax: true,
  },
} as const satisfies RulesOf<ChatRequest>;
