import type { Grounded } from '../../../answer';
import type { MatchFact } from '../../../facts';
import { draft } from '../../coach-figures';

/** A text as a message to this match, or to someone whose name the user fills in. */
export function draftTo(match: MatchFact | undefined, text: string): Grounded {
  return draft(text.replaceAll('{name}', match?.name.split(' ')[0] ?? '[name]'));
}
