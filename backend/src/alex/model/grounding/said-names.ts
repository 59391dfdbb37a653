import { isEveryday } from '../words/everyday-words';
import { GIVEN_AND_WORD, GIVEN_NAMES } from '../../../words/given-names';
import { languageOf } from '../words/languages';
import { FOREIGN_WORDS, NO_NAMES, PLACES_AND_BRANDS } from '../words/no-names';
import type { Evidence } from './evidence';

const PSEUDONYM = /Match[-‑–\s#]?\s?\d+/gu;
const WORDS = /(?<![\p{L}\p{N}[#-])\p{L}[\p{L}\p{M}'’]*/gu;
const STARTS = /(?:^|[.!?:;…\n¿¡]["'”’)\]]*\s*|["“„«(]\s*|[-*•–—]\s+|\d[.)]\s+)$/u;
const NEARBY = 20;
/** What only a person does, right after the word. */
const ACTS =
  /^(?:['’]s(?!\p{L})|,\s(?:by|on the other|for one|for example|too|though|however)(?!\p{L})|,?\s+(?:was|had|said|told|called|texted|will|would|might|may|(?:and|or) (?:you|#)|who|(?!(?:this|his|its|us|as|yes|less|always|perhaps|things|questions|dates|others|yours)(?!\p{L}))\p{Ll}+s(?!\p{L}))|[.!?]?\s*$)/u;
/** What is said of a person rather than of a month or a virtue. */
const IS_PRAISED =
  /^\s+(?:(?:is|was|seems|sounds)\s(?:such\s)?(?:an?\s)?(?:(?:so|very|really)\s)?(?:lovely|kind|nice|great|sweet|warm|funny|good for|right for|perfect for|better|worth|into you)|(?:likes|loves|wants|works at|lives|fits|says|said|texted) |(?:and|or) #)/u;
const MONTHS: ReadonlySet<string> = new Set(['April', 'May', 'June', 'August']);
/** Words that open a sentence and name no one, besides the everyday ones. */
const OPENINGS: ReadonlySet<string> = new Set(
  'hello welcome congrats congratulations bravo kudos whoa oops hooray goodbye goodnight ugh alas'.split(' '),
);

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
      if (evidence.words.has(lower) || plain.length < 2) return false;
      if (PLACES_AND_BRANDS.has(plain)) return true;
      if (MONTHS.has(plain)) return IS_PRAISED.test(text.slice(index + plain.length));
      if (NO_NAMES.has(plain) || OPENINGS.has(lower)) return false;
      const isName = GIVEN_NAMES.has(lower);
      const isOnlyName = isName && !GIVEN_AND_WORD.has(lower) && !isEveryday(lower);
      if (isOnlyName) return true;
      if (!/^\p{Lu}\p{Ll}/u.test(plain) || language === 'de') return false;
      if (STARTS.test(text.slice(Math.max(0, index - NEARBY), index)))
        return (
          language === 'en' &&
          !isEveryday(plain) &&
          ACTS.test(text.slice(index + plain.length)) &&
          isEveryday(/^[^\p{L}]*(\p{L}+)/u.exec(text.slice(index + word.length))?.[1] ?? 'the')
        );
      if (isName) return true;
      return !isEveryday(plain) && !(language !== 'en' && FOREIGN_WORDS.has(lower));
    })
    .map(([word]) => word);
  return [...strangers, ...names];
}
