import type { Piece } from '../../../answer';

const END = /[.!?]["”]?(?=\s|$)/g;

/** An answer up to the end of a sentence. */
export function firstSentences(pieces: readonly Piece[], count: number): Piece[] {
  const shown: Piece[] = [];
  let left = count;
  for (const piece of pieces) {
    const text = typeof piece === 'string' ? piece : null;
    const ends = text === null ? [] : [...text.matchAll(END)];
    const last = ends[left - 1];
    if (text !== null && last) return [...shown, text.slice(0, last.index + last[0].length)];
    left -= ends.length;
    shown.push(piece);
  }
  return shown;
}
