import { mentionsIn } from '../../../candidates/mentioned-matches';
import { NAME_WORD } from './intent/intent-features';

/** A place of a message, and the word that stands for it. */
export interface Replaced {
  readonly start: number;
  readonly end: number;
  readonly word: string;
}

export function withPlaceholders(message: string, places: readonly Replaced[]): string {
  let text = '';
  let last = 0;
  for (const { start, end, word } of [...places].sort((a, b) => a.start - b.start)) {
    if (start < last) continue;
    // The possessive stays, as it is part of how things are asked.
    const tail = /['’]s?$/u.exec(message.slice(start, end))?.[0] ?? '';
    text += `${message.slice(last, start)}${word}${tail}`;
    last = end;
  }
  return text + message.slice(last);
}

/** A message in which every name of someone is the same word. */
export function withNamesReplaced(message: string, people: readonly { readonly name: string }[]): string {
  return withPlaceholders(
    message,
    mentionsIn(message, people).map(({ start, end }) => ({ start, end, word: NAME_WORD })),
  );
}
