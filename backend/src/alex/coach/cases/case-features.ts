import { featuresOfWords } from '../../../words/learned/word-features';
import { NAME_WORD } from '../understanding/intent/intent-features';
import { standardWords } from '../../../words/message-text';

/** Whom a case is about doesn't change it. */
const SOMEONE = new Set(
  `${NAME_WORD} he she they him her them his hers their this guy girl man woman dude person someone boyfriend girlfriend partner bf gf`.split(
    ' ',
  ),
);
const ENDING = /(?:ing|ed|es|s|ly)$/;

/** Of a message with placeholders for names. */
export function caseFeaturesOf(text: string): Map<string, number> {
  const words = standardWords(text)
    .filter((word) => word !== '?')
    .map((word) => (SOMEONE.has(word) ? 'x' : word));
  const stems = words.map((word) => (word.length > 4 ? word.replace(ENDING, '') : word));
  return featuresOfWords(
    stems,
    words.filter((word) => word !== 'x'),
  );
}
