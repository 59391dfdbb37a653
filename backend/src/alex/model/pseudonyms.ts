import { wholeWords } from '../../words/whole-words';
import { REMOVED, withoutNames, withoutSurnames } from './identifiers/people-names';
import { plainSpelling, PRIVATE, redacted } from './redaction';
import { isEveryday } from './words/everyday-words';
import { isPetForm, nicknamesOf } from '../../words/given-names';
import { languageOf } from './words/languages';

export interface KnownMatch {
  readonly id: string;
  readonly name: string;
  readonly profession: string | null;
  readonly location: string | null;
}

interface KnownUser {
  readonly firstName: string;
  readonly lastName: string;
  readonly standards: readonly { readonly question: string }[];
}

/** A piece of text, and the match whose name was restored in it. */
export interface Revealed {
  readonly text: string;
  readonly matchId: string | null;
}

interface Alias {
  readonly pattern: RegExp;
  /** In another language it is a word. */
  readonly onlyInEnglish: boolean;
  readonly pseudonym: string;
}

const PSEUDONYM = /(?<![\p{L}\p{N}])match[-‑–](\d+)(?!\d)/giu;
const SHORTEST_NAME_PART = 3;
/** A typo in a shorter name is more likely another word. */
const SHORTEST_TO_MISTYPE = 5;
/** Words that appear next to names and in professions without identifying anyone. */
const NO_NAME = new Set(
  'a an the and or of at for from with in on to my his her their our old new bar gym app work party tinder hinge bumble girl guy boy man woman match date dates dating self part time full'.split(
    ' ',
  ),
);
/** First names that are also everyday words count as names only when capitalized, or where only a name can be. */
const WORDS_OF_EVERY_DAY = new Set(
  'will may hope art mark grace faith rose bill drew chance summer april june august rich frank ray dawn eve joy pat sue rob guy grant miles sky love honey angel star'.split(
    ' ',
  ),
);
/** Two letters that are a word in English, or in another of the six languages. */
const SHORT_WORDS = new Set(
  'am an as at be by do go ha he hi if in is it me my no of oh ok on or so to up us we ya yo uh um'.split(
    ' ',
  ),
);
const SHORT_FOREIGN_WORDS = new Set(
  'al el la le lo de da di du en es et eu il io já je ma mi na ne nu os ou pa se si su te ti tu un va vi ab im ob er wo ja zu'.split(
    ' ',
  ),
);
/** Follows a word that begins a question, and shows that it does. */
const ASKS =
  '(?!(?<=(?:^|[.!?\\n]\\s*|["“(]\\s*)\\p{L}+)\\s+(?:you|[iI]|he|she|it|we|they|this|that|there|anyone|someone)(?!\\p{L}))';
const CERTAIN_NAME =
  '(?:with|named|called|about|is|does|did|was|has|text|texted|kissed|met|dating|see|saw|like|love)';

/**
 * Hides people's identities from a model, and restores the names in its answer. Besides names it removes what a user
 * may have written about a person: recorded surnames, employers and addresses, and whatever `redacted` recognizes.
 */
export class Pseudonyms {
  private readonly aliases: readonly Alias[];
  private readonly secrets: readonly RegExp[];
  /** First names in lower case, for forms that no list has. */
  private readonly firstNames: readonly { readonly name: string; readonly pseudonym: string }[];
  /** Words from the user's standards, whose capitals do not mark a name. */
  private readonly ownWords: ReadonlySet<string>;

  constructor(
    private readonly matches: readonly KnownMatch[],
    user: KnownUser,
    pastNames: readonly string[] = [],
  ) {
    const taken = new Set(matches.flatMap(({ name }) => aliasesOf(name)).map(folded));
    this.aliases = matches
      .flatMap(({ name }, index) => [
        ...aliasesOf(name).map((alias) => ({ alias, index })),
        // Another match may have this very name.
        ...nicknamesOf(firstOf(name))
          .filter((nickname) => !taken.has(nickname))
          .map((nickname) => ({ alias: capitalized(nickname), index })),
      ])
      .sort((a, b) => b.alias.length - a.alias.length)
      .flatMap(({ alias, index }) =>
        patternsOf(alias).map((pattern) => ({ ...pattern, pseudonym: pseudonymAt(index) })),
      );
    this.firstNames = matches.map(({ name }, index) => ({
      name: folded(firstOf(name)),
      pseudonym: pseudonymAt(index),
    }));
    this.secrets = [
      user.firstName,
      user.lastName,
      ...pastNames.flatMap(aliasesOf),
      ...matches.flatMap(secretsOf),
    ]
      .filter((secret) => secret.length >= 2)
      .sort((a, b) => b.length - a.length)
      .map((secret) => wholeWords(secret, flagsFor(secret)));
    this.ownWords = new Set(user.standards.flatMap(({ question }) => question.split(/[^\p{L}'’-]+/u)));
  }

  pseudonymOf(matchId: string): string {
    return pseudonymAt(this.matches.findIndex(({ id }) => id === matchId));
  }

  /** The match a pseudonym stands for, in any spelling a model may use; null for one that was never given. */
  matchOf(pseudonym: string): string | null {
    const number = /^\s*match[-‑– ]?(\d+)\s*$/iu.exec(pseudonym)?.[1];
    return this.matches[Number(number) - 1]?.id ?? null;
  }

  /** Text that may be sent to a model. */
  conceal(text: string): string {
    const spelled = plainSpelling(text);
    const language = languageOf(spelled);
    // Runs first, because it would mistake a pseudonym's number for a house number.
    let concealed = redacted(this.withoutFullNames(spelled)).normalize('NFD');
    for (const { pattern, pseudonym, onlyInEnglish } of this.aliases)
      if (!onlyInEnglish || language === 'en') concealed = concealed.replace(pattern, pseudonym);
    for (const secret of this.secrets) concealed = concealed.replace(secret, REMOVED);
    concealed = this.withoutForms(concealed.normalize('NFC'), language === 'en');
    concealed = withoutSurnames(concealed, this.ownWords);
    concealed = withoutSurnames(withoutNames(concealed, this.ownWords), this.ownWords);
    return concealed.replaceAll(REMOVED, PRIVATE);
  }

  reveal(text: string): Revealed[] {
    const revealed: Revealed[] = [];
    let end = 0;
    for (const found of text.matchAll(PSEUDONYM)) {
      const match = this.matches[Number(found[1]) - 1];
      if (!match) continue;
      revealed.push({ text: text.slice(end, found.index), matchId: null });
      revealed.push({ text: match.name, matchId: match.id });
      end = found.index + found[0].length;
    }
    return [...revealed, { text: text.slice(end), matchId: null }].filter((part) => part.text !== '');
  }

  /** A name with digits or symbols in it would otherwise be taken apart by what looks for numbers and handles. */
  private withoutFullNames(text: string): string {
    return this.matches.reduce(
      (rest, { name }, index) =>
        /[\d@_.&#/]/.test(name)
          ? rest.normalize('NFD').replace(wholeWords(name.trim(), 'giu'), pseudonymAt(index)).normalize('NFC')
          : rest,
      text,
    );
  }

  /** Pet forms and typos of first names, which are not words of their own. */
  private withoutForms(text: string, isEnglish: boolean): string {
    if (this.firstNames.length === 0) return text;
    return text.replace(/(?<![\p{L}\p{N}-])\p{L}{3,}(?![\p{L}\p{N}])/gu, (word) => {
      const lower = folded(word);
      if (isEveryday(lower) || NO_NAME.has(lower)) return word;
      if (!isEnglish && !/^\p{Lu}/u.test(word)) return word;
      const found = this.firstNames.find(({ name }) => isPetForm(lower, name) || isMistyped(lower, name));
      return found ? found.pseudonym : word;
    });
  }
}

function pseudonymAt(index: number): string {
  return `Match-${index + 1}`;
}

function firstOf(name: string): string {
  return name.trim().split(/[\s-]+/)[0] ?? '';
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The full name, its first part and the longer other parts, but not a trailing "from the gym". */
function aliasesOf(name: string): string[] {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const parts = others.filter((part) => part.length >= SHORTEST_NAME_PART);
  const doubled = first.split('-').filter((part) => part.length >= SHORTEST_NAME_PART);
  const aliases = [name.trim(), first, ...doubled, ...parts].filter(
    (alias) => !NO_NAME.has(alias.toLowerCase()),
  );
  return [...new Set(aliases)].filter((alias) => alias !== '');
}

/** An employer may appear anywhere in a profession, so each word of it that isn't an everyday one is removed. */
function secretsOf({ profession, location }: KnownMatch): string[] {
  const words = profession?.split(/[^\p{L}\p{N}&.'’-]+/u) ?? [];
  const address = location !== null && /\d/.test(location) ? [location] : [];
  const telling = words.filter(
    (word) => word.length > SHORTEST_NAME_PART && !NO_NAME.has(word.toLowerCase()) && !isEveryday(word),
  );
  return [...telling, ...address];
}

/** A name that is also a word is looked for as it is capitalized, and where only a name can be. */
function patternsOf(alias: string): Omit<Alias, 'pseudonym'>[] {
  // "al-Fayed" is a surname.
  const after = isShortForeignWord(alias) ? '(?!-)' : isQuestionWord(alias) ? ASKS : '';
  const whole = { pattern: wholeWords(alias, flagsFor(alias), after), onlyInEnglish: false };
  if (isShortForeignWord(alias))
    return [whole, { pattern: wholeWords(alias, 'giu', after), onlyInEnglish: true }];
  if (flagsFor(alias) === 'giu' || !isCommonVerb(alias)) return [whole];
  const certain = new RegExp(`(?<=(?<!\\p{L})${CERTAIN_NAME}\\s)${alias}(?=['’]s|[.,!?;]|$)`, 'giu');
  return [whole, { pattern: certain, onlyInEnglish: true }];
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** "about will" can only be a name; "about hope" can be either. */
function isCommonVerb(alias: string): boolean {
  return /^(?:will|mark|drew|rich|frank|ray|pat|sue|rob|guy|grant|bill|art)$/i.test(alias);
}

/** At the beginning of a question, it is a verb: "Will you help me?" */
function isQuestionWord(alias: string): boolean {
  return /^(?:will|may)$/i.test(alias);
}

function isShortForeignWord(text: string): boolean {
  return SHORT_FOREIGN_WORDS.has(text.toLowerCase());
}

function flagsFor(text: string): string {
  const lower = text.toLowerCase();
  const isWord = SHORT_WORDS.has(lower) || isShortForeignWord(lower) || WORDS_OF_EVERY_DAY.has(lower);
  return text.length < 2 || isWord ? 'gu' : 'giu';
}

/** One letter too many, too few, wrong, or two swapped. */
function isMistyped(word: string, name: string): boolean {
  if (name.length < SHORTEST_TO_MISTYPE || word === name || Math.abs(word.length - name.length) > 1)
    return false;
  let at = 0;
  while (at < Math.min(word.length, name.length) && word[at] === name[at]) at += 1;
  const [a, b] = [word.slice(at), name.slice(at)];
  const isSwapped = a.slice(1, 2) + a.slice(0, 1) + a.slice(2) === b;
  return isSwapped || a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1);
}
