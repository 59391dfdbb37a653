import { GIVEN_AND_WORD, GIVEN_NAMES } from '../../words/given-names';
import { plainText } from '../plain-text';

/** Who does something to whom isn't a question of gender: what examples teach about "he" counts for "she" and for names. */
const ALIKE: readonly (readonly [string, string])[] = [
  ['he', 'she er sie il elle el ella ele ela lui lei'],
  ['his', 'her hers'],
  ['hes', 'shes'],
  ['hed', 'shed'],
  ['seine', 'ihre'],
  ['sein', 'ihr'],
  ['dele', 'dela'],
  [
    'partner',
    'boyfriend girlfriend bf gf husband wife freund freundin mann frau mari femme copain copine mec meuf novio novia marido mujer pareja esposo esposa namorado namorada mulher ragazzo ragazza marito moglie compagno compagna',
  ],
];

const WORDS: ReadonlyMap<string, string> = new Map(
  ALIKE.flatMap(([one, others]) => others.split(' ').map((other) => [other, one] as const)),
);
/** Shorter names are words of some language. */
const SHORTEST_NAME = 4;

let names: ReadonlySet<string> | null = null;

/** What stands for a word of a text as in `plainText`. */
export function alike(word: string): string {
  names ??= new Set(
    [...GIVEN_NAMES]
      .filter((name) => name.length >= SHORTEST_NAME && !GIVEN_AND_WORD.has(name))
      .map(plainText),
  );
  return WORDS.get(word) ?? (names.has(word) ? 'he' : word);
}
