import type { HelpLanguage } from '#contract/dating/help';
import { languagesOf } from '../language';
import { plainSentences } from '../plain-text';
import { toPattern } from '../sign';
import { ENGLISH_REMARKS } from './english-remarks';
import { FRENCH_REMARKS } from './french-remarks';
import { GERMAN_REMARKS } from './german-remarks';
import { ITALIAN_REMARKS } from './italian-remarks';
import { PORTUGUESE_REMARKS } from './portuguese-remarks';
import { REMARKS, type Remark, type RemarkWords } from './remark-words';
import { SPANISH_REMARKS } from './spanish-remarks';

interface Reader {
  readonly patterns: readonly (readonly [Remark, RegExp])[];
  readonly people: RegExp;
}

export const REMARK_WORDS: Readonly<Record<HelpLanguage, RemarkWords>> = {
  en: ENGLISH_REMARKS,
  es: SPANISH_REMARKS,
  de: GERMAN_REMARKS,
  fr: FRENCH_REMARKS,
  pt: PORTUGUESE_REMARKS,
  it: ITALIAN_REMARKS,
};

/** A brief remark is no longer than this. */
const BRIEF = 60;
const readers = new Map<HelpLanguage, Reader>();

export function wordsOf(plain: string): string {
  return plain.replace(/[.,]/g, ' ').replace(/ +/g, ' ').trim();
}

/** The remark that a text makes in a language; `feared` are words for those whose company is no relief. */
export function remarkIn(plain: string, language: HelpLanguage, feared: ReadonlySet<string>): Remark | null {
  const { patterns, people } = readerOf(language);
  const words = wordsOf(plain);
  for (const [remark, pattern] of patterns) {
    if (remark === 'brief') {
      if (words.length <= BRIEF && pattern.test(words)) return remark;
      continue;
    }
    const [found] = pattern.exec(plain) ?? [];
    if (found === undefined) continue;
    if (remark !== 'accompanied' || !companyIn(found, people).some((who) => feared.has(who))) return remark;
  }
  return null;
}

/** Who is there: people by what they are to the user, else the name that begins it. */
function companyIn(found: string, people: RegExp): string[] {
  const named = [...found.matchAll(people)].map(([who]) => who);
  return (named.length > 0 ? named : found.split(' ').slice(0, 1)).map(mainWord);
}

/** The last word of more than two letters, in the singular. */
function mainWord(who: string): string {
  return singular(who.split(' ').findLast((word) => word.length > 2) ?? who);
}

/** A word as it is compared with others. */
export const singular = (word: string): string => word.replace(/s$/, '');

/** Whether a message says how someone is after what happened; a bare "ok" or "thanks" doesn't. */
export function isTellingRemark(message: string): boolean {
  const plain = plainSentences(message);
  return languagesOf(message, plain).some((language) => {
    const remark = remarkIn(plain, language, new Set());
    return remark !== null && remark !== 'brief';
  });
}

function readerOf(language: HelpLanguage): Reader {
  const known = readers.get(language);
  if (known) return known;
  const { parts, says } = REMARK_WORDS[language];
  const reader: Reader = {
    patterns: REMARKS.map((remark) => {
      const lines = says[remark].split('\n').map((line) => line.trim());
      const pattern = toPattern(lines.filter((line) => line !== '').join('|'), parts);
      return [remark, remark === 'brief' ? new RegExp(`^(?:${pattern.source} ?)+$`) : pattern] as const;
    }),
    people: toPattern('<people>s?', parts, 'g'),
  };
  readers.set(language, reader);
  return reader;
}
