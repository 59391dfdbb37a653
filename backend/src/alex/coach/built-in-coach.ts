import { ALEX_TEXTS } from '#contract/dating/alex';
import { paragraphs, type Piece } from '../answer';
import type { CoachFacts, MatchFact } from '../facts';
import type { Asked, Understanding } from './asked';
import type { Intent } from './intents';
import { REPLIES } from './replies/registry';
import { notSure } from './replies/talk/repair';
import { greeting } from './replies/talk/small-talk';
import type { Turn } from './understanding/conversation-memory';
import { understand } from './understanding/understand';

/** A message in its conversation: what it means, and whether the same was just answered. */
export interface Meant {
  readonly understanding: Understanding;
  readonly isRepeated: boolean;
}

/** Questions after which "why?" asks for the ratings behind a figure. */
const ABOUT_FIGURES: ReadonlySet<Intent> = new Set([
  'what-next',
  'whom-to-see',
  'best-match',
  'all-matches',
  'compare',
  'match-report',
  'decide',
  'how-sure',
  'heart-or-head',
  'last-date',
  'hello',
]);

/** What the user means, given the conversation so far (oldest first, without this message). */
export function meaningOf(message: string, history: readonly Turn[], facts: CoachFacts): Meant {
  const meant = understand(message, history, facts);
  const { intent, previous } = meant;
  if (intent === 'not-helpful')
    return {
      understanding: { ...meant, guesses: lastQuestion(history, facts)?.guesses ?? [] },
      isRepeated: false,
    };
  if (intent !== 'why' && intent !== 'more')
    return { understanding: meant, isRepeated: intent !== null && intent === previous };
  const before = lastQuestion(history, facts);
  if (!before?.intent) return { understanding: { ...meant, intent: null }, isRepeated: false };
  const isWhy = intent === 'why' && ABOUT_FIGURES.has(before.intent);
  return {
    understanding: {
      intent: isWhy ? 'why-score' : before.intent,
      guesses: [],
      matches: meant.matches.length > 0 ? meant.matches : before.matches,
      standards: meant.standards.length > 0 ? meant.standards : before.standards,
    },
    isRepeated: !isWhy,
  };
}

/** The latest question that "why?" and "more" can refer to. */
function lastQuestion(history: readonly Turn[], facts: CoachFacts): Understanding | null {
  for (let index = history.length - 1; index >= 0; index -= 1) {
    const turn = history[index];
    if (turn?.role !== 'user') continue;
    const understood = understand(turn.message, history.slice(0, index), facts);
    if (understood.intent !== 'why' && understood.intent !== 'more') return understood;
  }
  return null;
}

/** Answers from the user's records alone; every figure and name links to its record. */
export function answerBuiltIn(asked: Asked): Piece[] {
  const { intent } = asked;
  const answer =
    intent === null || intent === 'why' || intent === 'more' ? notSure(asked) : REPLIES[intent](asked);
  return paragraphs(answer, ALEX_TEXTS.builtInSignature);
}

export function greetBuiltIn(facts: CoachFacts): Piece[] {
  return paragraphs(greeting(facts), ALEX_TEXTS.builtInSignature);
}

const NAMES_IDEAS: ReadonlySet<Intent | null> = new Set<Intent>([
  'what-next',
  'whom-to-see',
  'what-to-find-out',
  'date-plan',
]);

/** The match whose answer may name date ideas: the first one it is about, else the suggested next one. */
export function matchToPlanFor(
  { intent, matches }: Pick<Understanding, 'intent' | 'matches'>,
  { standing }: CoachFacts,
): MatchFact | null {
  const about = NAMES_IDEAS.has(intent) ? (matches[0] ?? standing.next) : null;
  return about && !about.isHeldBack ? about : null;
}
