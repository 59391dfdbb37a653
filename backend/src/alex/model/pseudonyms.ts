import { PRIVATE, redacted, withoutSurnames } from './redaction';
import { wholeWords } from '../whole-words';

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

interface Revealer {
  take(piece: string): Revealed[];
  rest(): Revealed[];
}

interface Alias {
  readonly pattern: RegExp;
  readonly pseudonym: string;
}

const PSEUDONYM = /(?<![\p{L}\p{N}])match[-‑–](\d+)(?!\d)/giu;
/** The start of a pseudonym at the end of a stream chunk. */
const BEGUN = /(?<![\p{L}\p{N}])m(?:a(?:t(?:c(?:h(?:[-‑–]\d*)?)?)?)?)?$/iu;
const SHORTEST_NAME_PART = 3;
/** Words that appear next to names and in professions without identifying anyone. */
const NO_NAME = new Set(
  'a an the and or of at for from with in on to my his her their our old new bar gym app work party tinder hinge bumble girl guy boy man woman match date dates dating self part time full'.split(
    ' ',
  ),
);
/** First names that are also everyday words count as names only when capitalized. */
const WORDS_OF_EVERY_DAY = new Set(
  'will may hope art mark grace faith rose bill drew chance summer april june august rich frank ray dawn eve joy pat sue rob guy grant miles sky love honey angel star'.split(
    ' ',
  ),
);

/**
 * Hides people's identities from a model, and restores the names in its answer. Besides names it removes what a user
 * may have written about a person: recorded surnames, employers and addresses, and whatever `redacted` recognizes.
 */
export class Pseudonyms {
  private readonly aliases: readonly Alias[];
  private readonly secrets: readonly RegExp[];
  /** Words from the user's standards, whose capitals do not mark a surname. */
  private readonly ownWords: ReadonlySet<string>;

  constructor(
    private readonly matches: readonly KnownMatch[],
    user: KnownUser,
    pastNames: readonly string[] = [],
  ) {
    this.aliases = matches
      .flatMap(({ name }, index) => aliasesOf(name).map((alias) => ({ alias, index })))
      .sort((a, b) => b.alias.length - a.alias.length)
      .map(({ alias, index }) => ({ pattern: withSurname(alias), pseudonym: pseudonymAt(index) }));
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

  /** Text that may be sent to a model. */
  conceal(text: string): string {
    // Runs first, because it would mistake a pseudonym's number for a house number.
    let concealed = redacted(text.normalize('NFC')).normalize('NFD');
    for (const { pattern, pseudonym } of this.aliases)
      concealed = concealed.replace(pattern, (_, next: string | undefined) =>
        next === undefined || looksLikeSurname(next) ? pseudonym : pseudonym + next,
      );
    for (const secret of this.secrets) concealed = concealed.replace(secret, PRIVATE);
    return withoutSurnames(concealed.normalize('NFC'), this.ownWords);
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

  /** Reveals text that arrives in chunks; a possible start of a pseudonym waits for the next chunk. */
  revealer(): Revealer {
    let held = '';
    return {
      take: (piece) => {
        const text = held + piece;
        const begun = BEGUN.exec(text)?.index ?? text.length;
        held = text.slice(begun);
        return this.reveal(text.slice(0, begun));
      },
      rest: () => this.reveal(held),
    };
  }
}

function pseudonymAt(index: number): string {
  return `Match-${index + 1}`;
}

/** The full name, its first part and the longer other parts, but not a trailing "from the gym". */
function aliasesOf(name: string): string[] {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const parts = others.filter((part) => part.length >= SHORTEST_NAME_PART);
  const aliases = [name.trim(), first, ...parts].filter((alias) => !NO_NAME.has(alias.toLowerCase()));
  return [...new Set(aliases)].filter((alias) => alias !== '');
}

/** An employer may appear anywhere in a profession, so each word of the profession is removed. */
function secretsOf({ profession, location }: KnownMatch): string[] {
  const words = profession?.split(/[^\p{L}\p{N}&.'’-]+/u) ?? [];
  const address = location !== null && /\d/.test(location) ? [location] : [];
  const telling = words.filter(
    (word) => word.length > SHORTEST_NAME_PART && !NO_NAME.has(word.toLowerCase()),
  );
  return [...telling, ...address];
}

function withSurname(alias: string): RegExp {
  return wholeWords(alias, flagsFor(alias), "(\\s+[\\p{L}'’-]{2,})?");
}

function flagsFor(text: string): string {
  const isCommon = text.length < SHORTEST_NAME_PART || WORDS_OF_EVERY_DAY.has(text.toLowerCase());
  return isCommon ? 'gu' : 'giu';
}

function looksLikeSurname(word: string): boolean {
  return /^\s+\p{Lu}\p{Ll}/u.test(word);
}
