import { featuresOfWords } from '../../../../words/learned/word-features';
import { standardWords } from '../../../../words/message-text';

/** Stand for the name of a match and of a standard, so that what is learned doesn't depend on names. */
export const NAME_WORD = 'xmatch';
export const STANDARD_WORD = 'xstandard';

const ENDING = /(?:ing|ed|es|s|ly)$/;

export function featuresOf(text: string): Map<string, number> {
  const words = standardWords(text);
  return featuresOfWords(
    words.map(stemOf),
    words.filter((word) => word !== NAME_WORD && word !== STANDARD_WORD),
  );
}

function stemOf(word: string): string {
  return word.length > 4 && word !== NAME_WORD && word !== STANDARD_WORD ? word.replace(ENDING, '') : word;
}
