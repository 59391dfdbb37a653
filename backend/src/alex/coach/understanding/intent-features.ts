import { standardWords } from './message-text';

/** Stand for the name of a match and of a standard, so that what is learned doesn't depend on names. */
export const NAME_WORD = 'xmatch';
export const STANDARD_WORD = 'xstandard';

const GRAM_SIZES = [3, 4, 5];
const WEIGHTS = { word: 1, pair: 0.6, apart: 0.3, gram: 0.15 };
const ENDING = /(?:ing|ed|es|s|ly)$/;

/**
 * What a text is made of, each with its weight: its words without endings, neighbors, words with one between them, and
 * pieces of words, by which a misspelled word is still recognized.
 */
export function featuresOf(text: string): Map<string, number> {
  const words = standardWords(text);
  const stems = words.map(stemOf);
  const found = new Map<string, number>();
  const add = (feature: string, weight: number) => found.set(feature, (found.get(feature) ?? 0) + weight);
  const framed = ['^', ...stems, '$'];
  for (const [index, stem] of framed.entries()) {
    if (stem !== '^' && stem !== '$') add(stem, WEIGHTS.word);
    const [next, afterNext] = [framed[index + 1], framed[index + 2]];
    if (next !== undefined) add(`${stem} ${next}`, WEIGHTS.pair);
    if (afterNext !== undefined) add(`${stem} * ${afterNext}`, WEIGHTS.apart);
  }
  for (const word of words) {
    if (word === NAME_WORD || word === STANDARD_WORD) continue;
    for (const size of GRAM_SIZES) {
      if (word.length < size) continue;
      const framedWord = `<${word}>`;
      for (let at = 0; at + size <= framedWord.length; at++)
        add(`#${framedWord.slice(at, at + size)}`, WEIGHTS.gram);
    }
  }
  return found;
}

function stemOf(word: string): string {
  return word.length > 4 && word !== NAME_WORD && word !== STANDARD_WORD ? word.replace(ENDING, '') : word;
}
