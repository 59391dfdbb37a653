import type { CoachFacts, MatchFact } from '../../facts';
import { INTENTS, type Intent } from '../intents';

/**
 * The question that asks an intent about `matches` or, where they don't suffice, about those the user's records put
 * first; null when it needs someone and there is no one. No one for whom nothing may be suggested is filled in.
 */
export function questionFor(intent: Intent, facts: CoachFacts, matches: readonly MatchFact[]): string | null {
  const question: string = INTENTS[intent];
  if (!question.includes('{match}')) return question;
  const [match, other] = [...new Set([...matches, ...likeliestOf(facts)])];
  if (!match || (question.includes('{other}') && !other)) return null;
  return question.replace(
    /\{(?:match|other)\}/g,
    (place) => (place === '{match}' ? match : other)?.name ?? '',
  );
}

function likeliestOf({ standing, ranked, matches }: CoachFacts): MatchFact[] {
  const active = matches.filter(({ archived }) => !archived);
  return [...(standing.next ? [standing.next] : []), ...ranked, ...active].filter(
    ({ isHeldBack }) => !isHeldBack,
  );
}
