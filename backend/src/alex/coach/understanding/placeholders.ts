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
