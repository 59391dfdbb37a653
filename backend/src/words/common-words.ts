import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../platform/config/project-root';

const FILE = join(PROJECT_ROOT, 'backend/data/common-words.txt');

let words: ReadonlySet<string> | null = null;
let places: ReadonlyMap<string, number> | null = null;

const frequentWords = () => readFileSync(FILE, 'utf8').trimEnd().split('\n');

/** The place of a word in lower case among the most frequent English ones, from 0; infinite for others. */
export function commonness(word: string): number {
  places ??= new Map(frequentWords().map((one, place) => [one, place]));
  return places.get(word) ?? Infinity;
}

/** Whether a word in lower case is one of the most frequent English ones, and so no misspelled name. */
export function isCommonWord(word: string): boolean {
  words ??= new Set(frequentWords());
  return words.has(word);
}
