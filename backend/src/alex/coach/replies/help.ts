import { paragraphs, say, type Piece } from '../../answer';
import type { CoachFacts } from '../../facts';
import { standing } from '../coach-figures';
import { nobodyRanked } from './ranking';

/** For a question the rules do not understand: what can be asked, and the one thing worth knowing now. */
export function help(facts: CoachFacts): Piece[] {
  const [best] = facts.ranked;
  return paragraphs(
    say`I am not sure I understood that. You can ask me how somebody you named fits, who fits best, how two people compare, whether to go on with somebody, what your standards and ratings say about you, or about first dates, messages, boundaries, conflict and letting go.`,
    best?.fit ? say`Meanwhile: ${standing(best, best.fit)}.` : nobodyRanked(facts),
  );
}
