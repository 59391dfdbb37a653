const GRAM_SIZES = [3, 4, 5];
const WEIGHTS = { word: 1, pair: 0.6, apart: 0.3 };
/** What a piece of a word counts by default. */
const GRAM_WEIGHT = 0.15;

/**
 * What a text is made of, each with its weight: its words without endings (`stems`), neighbors, words with one between
 * them, and pieces of `whole` words, by which a misspelled word is still recognized.
 */
export function featuresOfWords(
  stems: readonly string[],
  whole: readonly string[],
  gramWeight = GRAM_WEIGHT,
): Map<string, number> {
  const found = new Map<string, number>();
  const add = (feature: string, weight: number) => found.set(feature, (found.get(feature) ?? 0) + weight);
  const framed = ['^', ...stems, '$'];
  for (const [index, stem] of framed.entries()) {
    if (stem !== '^' && stem !== '$') add(stem, WEIGHTS.word);
    const [next, afterNext] = [framed[index + 1], framed[index + 2]];
    if (next !== undefined) add(`${stem} ${next}`, WEIGHTS.pair);
    if (afterNext !== undefined) add(`${stem} * ${afterNext}`, WEIGHTS.apart);
  }
  for (const word of whole)
    for (const size of GRAM_SIZES) {
      if (word.length < size) continue;
      const framedWord = `<${word}>`;
      for (let at = 0; at + size <= framedWord.length; at++)
        add(`#${framedWord.slice(at, at + size)}`, gramWeight);
    }
  return found;
}
