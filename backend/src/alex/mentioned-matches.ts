import { wholeWords } from './whole-words';

const SHORTEST_NAME_PART = 3;

/** The matches a message mentions, in that order. A full name counts, and so does its first part. */
export function mentionedIn<M extends { readonly name: string }>(
  message: string,
  matches: readonly M[],
): M[] {
  const text = folded(message);
  return matches
    .map((match) => ({ match, at: positionOf(match.name, text) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ match }) => match);
}

function positionOf(name: string, text: string): number {
  const whole = folded(name);
  const [first = ''] = whole.split(' ');
  const names = first.length >= SHORTEST_NAME_PART && first !== whole ? [whole, first] : [whole];
  return names.map((candidate) => text.search(wholeWords(candidate, 'u'))).find((at) => at >= 0) ?? -1;
}

/** Ignores case and accents: "zoe" finds Zoë. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}
