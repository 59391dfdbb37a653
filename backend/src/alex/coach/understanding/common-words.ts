import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../../platform/config/project-root';
import { INTENTS } from '../intents';
import { plainWord, wordsOf } from './message-text';

const FILE = join(PROJECT_ROOT, 'backend/data/common-words.txt');

let words: ReadonlySet<string> | null = null;

/** Whether a word in lower case is one of the most frequent English ones, and so no misspelled name. */
export function isCommonWord(word: string): boolean {
  words ??= new Set([
    ...readFileSync(FILE, 'utf8').trimEnd().split('\n'),
    ...Object.values(INTENTS).flatMap((question) => wordsOf(question).map(({ typed }) => plainWord(typed))),
  ]);
  return words.has(word);
}
