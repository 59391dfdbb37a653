import { isEveryday } from '../words/everyday-words';
import { FOREIGN_WORDS, NO_NAMES } from '../words/no-names';
import { GIVEN_AND_WORD, GIVEN_NAMES } from '../../../words/given-names';
import { languageOf, type Language } from '../words/languages';
import { PARTICLE, SURNAME_AND_WORD, SURNAMES, TELLING_PARTICLE } from '../words/surnames';

/** Stands for a removed name until all are found, so that surnames can be found next to it. */
export const REMOVED = '\uE000';

const BEFORE = '(?<![\\p{L}\\p{N}-])';
const ANY_WORD = "(?!Match-\\d)\\p{L}[\\p{L}\\p{M}'’-]*";

const NO_NAME_STARTS =
  'i a an the and but or so if then he she they we you it my his her their this that there what who how when where why yes no not just never is are was were do does did have has had can could would should will';
const STARTS: ReadonlySet<string> = new Set(NO_NAME_STARTS.split(' '));
function isKnownWord(word: string, language: Language): boolean {
  if (isEveryday(word)) return true;
  return language !== 'en' && FOREIGN_WORDS.has(word.toLowerCase());
}

const bare = (word: string): string => word.replace(/['’]s?$/u, '');
const isAllCaps = (word: string): boolean => word.length > 1 && word === word.toUpperCase();
const isCapitalized = (word: string): boolean => /^\p{Lu}/u.test(word) && !isAllCaps(word);
const IRISH = /^(?:[oO]['’](?!clock)|[dD]['’](?=\p{Lu})|[mM]c(?=\p{L}{3})|Mac(?=\p{Lu}))\p{L}{2,}/u;

/** What may follow a first name and belong to it. */
function surnameAt(text: string, language: Language, own: ReadonlySet<string>): number {
  const short = /^\s+\p{L}{1,3}\.(?=\s+\p{Ll})/u.exec(text);
  if (short) return short[0].length;
  const initial = /^\s+(?!I\b)\p{Lu}(?:\.|(?=[\s,;!?]|$))(?!\p{L})/u.exec(text);
  if (language === 'en' && /^\s+(?:\p{Ll}\.(?=\s|$)|[b-df-hj-np-tv-xz](?=\s))/u.test(text))
    return /^\s+\S\.?/.exec(text)?.[0].length ?? 0;
  if (initial && !/^\s+A\s/.test(initial[0] + text.slice(initial[0].length))) return initial[0].length;
  const hyphenated = /^-\p{L}[\p{L}\p{M}'’-]+/u.exec(text);
  if (hyphenated) return hyphenated[0].length;
  const particle = new RegExp(`^\\s+((?:${PARTICLE}\\s+){1,3})(${ANY_WORD})`, 'iu').exec(text);
  if (particle?.[2] && belongsAfterParticle(particle[1] ?? '', particle[2], language))
    return particle[0].length;
  const prefixed = new RegExp(`^\\s+(?:al|el|d|l)[-'’]\\s?\\p{L}[\\p{L}\\p{M}-]+`, 'iu').exec(text);
  if (prefixed) return prefixed[0].length;
  const next = new RegExp(`^\\s+(${ANY_WORD})`, 'u').exec(text);
  if (!next?.[1]) return 0;
  const word = bare(next[1]);
  return isSurname(word, language, own) ? next[0].length - (next[1].length - word.length) : 0;
}

function belongsAfterParticle(particle: string, word: string, language: Language): boolean {
  if (isCapitalized(word))
    return (!NO_NAMES.has(bare(word)) && !/^(?:do|e|y)\s/i.test(particle + ' ')) || isTelling(particle);
  if (SURNAMES.has(word.toLowerCase()) && !SURNAME_AND_WORD.has(word.toLowerCase())) return true;
  return language === 'en' && isTelling(particle) && !isEveryday(word);
}

function isTelling(particle: string): boolean {
  return new RegExp(`^${TELLING_PARTICLE}\\s`, 'i').test(particle);
}

function isSurname(word: string, language: Language, own: ReadonlySet<string>): boolean {
  if (own.has(word) || NO_NAMES.has(word)) return false;
  if (IRISH.test(word)) return true;
  const lower = word.toLowerCase();
  if (isCapitalized(word)) return language !== 'de' || !FOREIGN_WORDS.has(lower);
  if (word.length < 2) return false;
  if (SURNAMES.has(lower) && !SURNAME_AND_WORD.has(lower)) return true;
  return language === 'en' && word.length > 2 && !isEveryday(word);
}

const NAMED = new RegExp(`(?:Match-\\d+|${REMOVED})`, 'gu');
const LONGEST_SURNAME = 4;

/** Removes surnames after pseudonyms and removed names. */
export function withoutSurnames(text: string, own: ReadonlySet<string>): string {
  const language = languageOf(text);
  let rest = '';
  let from = 0;
  for (const found of text.matchAll(NAMED)) {
    if (found.index < from) continue;
    let at = found.index + found[0].length;
    rest += text.slice(from, at);
    for (let count = 0; count < LONGEST_SURNAME; count += 1) {
      const length = surnameAt(text.slice(at), language, own);
      if (length === 0) break;
      at += length;
    }
    from = at;
  }
  return rest + text.slice(from);
}

const TITLE = new RegExp(
  `(${BEFORE}(?:mr|mrs|ms|mx|dr|prof|judge|senator|mayor|rabbi|reverend|pastor|detective|sergeant|herr|señor|señora|sra|srta|mme|mlle|monsieur|signor|signora|sig\\.ra|doktor|hr|fr)\\.?\\s+)(${ANY_WORD})`,
  'giu',
);
const TITLE_CAPITAL = new RegExp(
  `(${BEFORE}(?:[Mm]iss|[Ff]rau|[Dd]on|[Dd]oña|[Dd]ona|[Mm]adame|[Pp]rofessor|[Ss]r|[Ss]ig|[Uu]ncle|[Aa]unt|[Tt]ante|[Oo]nkel|[Tt][íi][oa]|[Ss]ir|[Ll]ady|[Cc]oach|[Cc]aptain|[Oo]fficer)\\.?\\s+)(\\p{Lu}[\\p{L}\\p{M}'’-]+)`,
  'gu',
);
const CALLED = new RegExp(
  `(${BEFORE}(?:(?:sur|last|first|full|maiden|family|real|middle|nick|pre)?\\s?names?(?:,|\\s+(?:is|was|are)|['’]s|:)|named|called|goes by|nicknamed|nachnamen?(?:\\s+ist)?|familienname(?:\\s+ist)?|heißt|hieß|heisst|heiße|namens|name ist|se llama|me llamo|llamad[oa]|apellido es|nombre es|s['’]appelle|appelée?|nom est|prénom est|si chiama|chiamat[oa]|nome è|cognome è|chama-se|se chama|chamad[oa]|nome é|sobrenome é)\\s+)(${ANY_WORD})`,
  'giu',
);
const RELATION =
  '(?:date|ex|exes|boyfriend|girlfriend|husband|wife|match|crush|friend|boss|roommate|flatmate|sister|brother|mom|mum|dad|colleague|coworker|neighbor|cousin|son|daughter|fiancé|fiancée|fiance|fiancee|bestie|bff|therapist|partner)';
const RELATED = new RegExp(`(${BEFORE}(?:my|his|her|their|the)\\s+${RELATION},?\\s+)(${ANY_WORD})`, 'giu');
const WITH_ONE = new RegExp(
  `(${BEFORE}(?:with|w/|met|dating|kissed|texted|between|than|choose)\\s+)(${ANY_WORD})(?![\\p{L}\\p{N}-])`,
  'giu',
);
const WITH_TWO = new RegExp(
  `(${BEFORE}(?:with|met|dating|dated|saw|kissed|texted|messaged|know|knows)\\s+)(${ANY_WORD})(?=\\s+(${ANY_WORD}))`,
  'giu',
);

function isPerhapsAName(word: string, language: Language, own: ReadonlySet<string>): boolean {
  const plain = bare(word);
  return (
    plain.length > 1 &&
    !own.has(plain) &&
    !NO_NAMES.has(plain) &&
    !isKnownWord(plain, language) &&
    !word.startsWith('Match-')
  );
}

function withoutCuedNames(text: string, language: Language, own: ReadonlySet<string>): string {
  return text
    .replace(TITLE, (found: string, title: string, word: string) => {
      const isShort = /^(?:hr|fr|sig)/i.test(title);
      const isName =
        isCapitalized(word) ||
        (!isShort && !isKnownWord(word, language)) ||
        SURNAMES.has(bare(word).toLowerCase());
      return isName ? title + REMOVED + word.slice(bare(word).length) : found;
    })
    .replace(TITLE_CAPITAL, (found: string, title: string, word: string) => {
      const isWord =
        language !== 'de' &&
        isEveryday(bare(word)) &&
        !GIVEN_NAMES.has(bare(word).toLowerCase()) &&
        !SURNAMES.has(bare(word).toLowerCase());
      return isWord || (language === 'de' && FOREIGN_WORDS.has(word.toLowerCase()))
        ? found
        : title + REMOVED + word.slice(bare(word).length);
    })
    .replace(CALLED, (found: string, cue: string, word: string) => {
      const isName =
        isPerhapsAName(word, language, own) ||
        (isCapitalized(word) && !own.has(word) && !STARTS.has(word.toLowerCase())) ||
        (isGiven(word) && !/called\s+$/i.test(cue));
      return isName ? cue + REMOVED + word.slice(bare(word).length) : found;
    })
    .replace(RELATED, (found: string, cue: string, word: string) =>
      language === 'en' && isPerhapsAName(word, language, own)
        ? cue + REMOVED + word.slice(bare(word).length)
        : found,
    )
    .replace(WITH_ONE, (found: string, cue: string, word: string) =>
      language === 'en' && isPerhapsAName(word, language, own)
        ? cue + REMOVED + word.slice(bare(word).length)
        : found,
    )
    .replace(WITH_TWO, (found: string, cue: string, first: string, second: string) =>
      language === 'en' && isPerhapsAName(first, language, own) && isPerhapsAName(second, language, own)
        ? cue + REMOVED
        : found,
    );
}

const isGiven = (word: string): boolean => GIVEN_NAMES.has(bare(word).toLowerCase());
const isOnlyAName = (word: string): boolean => {
  const lower = bare(word).toLowerCase();
  return GIVEN_NAMES.has(lower) && !GIVEN_AND_WORD.has(lower) && !isEveryday(lower);
};

const WORDS = new RegExp(`(?<![\\p{L}\\p{N}\\[-])${ANY_WORD}`, 'gu');
const SAYS =
  /^['’]s(?!\p{L})|^\s+(?:is|was|has|had|said|says|told|tells|asked|asks|wants|wanted|works|worked|lives|lived|called|texted|likes|liked|loves|loved|seems|came|went|kissed|ghosted|cancelled|canceled|never|and I|made|thinks|thought|didn['’]t|doesn['’]t|isn['’]t|wasn['’]t|hasn['’]t|will|won['’]t|keeps|kept)(?!\p{L})/u;

/** What comes before the first word of a sentence. */
const STARTS_HERE = /(?:[.!?:;…\n¿¡]["'”)]*\s*|["“(]\s*|-\s+)$/u;
const NEARBY = 12;

/** Where most words are capitalized, as in titles, a capital means nothing. */
const MEANINGFUL_SHARE = 0.75;

/** Replaces the names of people no one has told us about: known first names, and what stands or sounds like a name. */
export function withoutNames(text: string, own: ReadonlySet<string>): string {
  const language = languageOf(text);
  const cued = withoutCuedNames(text, language, own);
  const words = cued.match(WORDS) ?? [];
  const capitalized = words.filter(isCapitalized).length;
  const capitalsMean =
    language !== 'de' && (words.length < 5 || capitalized / words.length <= MEANINGFUL_SHARE);
  return cued.replace(WORDS, (word: string, at: number) => {
    const plain = bare(word);
    const keep = word.slice(plain.length);
    if (own.has(plain) || NO_NAMES.has(plain) || cued.startsWith('Match-', at)) return word;
    const isStart = at === 0 || STARTS_HERE.test(cued.slice(Math.max(0, at - NEARBY), at));
    if (isOnlyAName(plain)) return REMOVED + keep;
    if (IRISH.test(plain)) return REMOVED + keep;
    if (!isCapitalized(plain)) return word;
    if (isGiven(plain) && !isStart && (capitalsMean || !GIVEN_AND_WORD.has(plain.toLowerCase())))
      return REMOVED + keep;
    if (!capitalsMean || isKnownWord(plain, language)) return word;
    if (!isStart) return language === 'en' || !isSentenceLike(plain) ? REMOVED + keep : word;
    const after = cued.slice(at + plain.length);
    const isActing = SAYS.test(after) || new RegExp(`^\\s+\\p{Lu}\\p{Ll}`, 'u').test(after);
    return language === 'en' && isActing ? REMOVED + keep : word;
  });
}

/** A capitalized word in the middle of a Romance sentence is a name, unless it is one of our own. */
function isSentenceLike(word: string): boolean {
  return NO_NAMES.has(word);
}
