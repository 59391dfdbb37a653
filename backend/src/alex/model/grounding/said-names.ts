import { isEveryday } from '../words/everyday-words';
import { GIVEN_AND_WORD, GIVEN_NAMES } from '../words/given-names';
import { languageOf } from '../words/languages';
import { FOREIGN_WORDS, NO_NAMES } from '../words/no-names';
import type { Evidence } from './evidence';

const PSEUDONYM = /Match[-‑–\s#]?\s?\d+/gu;
const WORDS = /(?<![\p{L}\p{N}[#-])\p{L}[\p{L}\p{M}'’]*/gu;
const STARTS = /(?:^|[.!?:;…\n¿¡]["'”’)\]]*\s*|["“„«(]\s*|[-*•–—]\s+|\d[.)]\s+)$/u;
/** What only a person does, right after the word. */
const ACTS =
  /^['’]s(?!\p{L})|^\s+(?:is|was|has|had|said|says|told|seems|sounds|likes|loves|wants|works|lives|called|texted|and (?:you|Match-\d)|will|would|might|may)(?!\p{L})/u;

/** Names of a sentence that belong to no one the answer may speak of, as they are written there. */
export function unfoundedNames(sentence: string, evidence: Evidence): string[] {
  const strangers = [...sentence.matchAll(PSEUDONYM)]
    .map(([name]) => name)
    .filter((name) => !evidence.pseudonyms.has(name.replace(/[‑–]/u, '-')));
  const text = sentence.replace(PSEUDONYM, (name) => '#'.repeat(name.length));
  const language = languageOf(text);
  const names = [...text.matchAll(WORDS)]
    .filter(({ 0: word, index }) => {
      const plain = word.replace(/['’].*$/u, '');
      const lower = plain.toLowerCase();
      if (evidence.words.has(lower) || NO_NAMES.has(plain) || plain.length < 2) return false;
      const isName = GIVEN_NAMES.has(lower);
      const isOnlyName = isName && !GIVEN_AND_WORD.has(lower) && !isEveryday(lower);
      if (isOnlyName) return true;
      if (!/^\p{Lu}\p{Ll}/u.test(plain) || language === 'de') return false;
      if (STARTS.test(text.slice(0, index)))
        return language === 'en' && !isEveryday(plain) && ACTS.test(text.slice(index + plain.length));
      if (isName) return true;
      return !isEveryday(plain) && !(language !== 'en' && FOREIGN_WORDS.has(lower));
    })
    .map(([word]) => word);
  return [...strangers, ...names];
}
