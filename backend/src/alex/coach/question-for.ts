import type { CoachFacts, MatchFact } from '../facts';
import { INTENTS, type Intent } from './intents';

const OFFERED = Object.values(INTENTS).map(
  (question) => new RegExp(`^${question.replace(/[?.]/g, '\\$&').replace(/\{\w+\}/g, '.+')}$`),
);

/** Whether a message is in the very words in which Alex offers a question. */
export function isQuestionOffered(message: string): boolean {
  return OFFERED.some((words) => words.test(message));
}

/**
 * A question that asks for the intent, about these matches or else about whom the records make likeliest. Null when it
 * needs a match and there is none to name: those whose notes or messages called for help are never brought up.
 */
export function questionFor(
  intent: Intent,
  { standing: { next }, ranked, undated, matches: all }: CoachFacts,
  matches: readonly MatchFact[],
): string | null {
  const question: string = INTENTS[intent];
  // A message is written to whom the user has in mind, and the records don't say who that is.
  if (intent.startsWith('draft-') && matches.length === 0) return question.replace('{match}', 'someone');
  const others = [...(next ? [next] : []), ...ranked, ...undated, ...all].filter(
    ({ isHeldBack, archived }) => !isHeldBack && !archived,
  );
  const [one, other] = [...new Map([...matches, ...others].map((match) => [match.id, match])).values()];
  if ((question.includes('{match}') && !one) || (question.includes('{other}') && !other)) return null;
  return question.replace(/\{(?:match|other)\}/g, (place) => (place === '{match}' ? one : other)?.name ?? '');
}
