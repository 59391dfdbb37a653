import { distance } from 'fastest-levenshtein';
import { isCommonWord } from '../words/common-words';
import { plainWord, wordsOf, type Word } from '../words/message-text';

interface Named {
  readonly name: string;
}

/** A place in a message that names matches: several when it fits all of them alike. */
export interface Mention<M> {
  readonly matches: readonly M[];
  /** Characters of the message, `end` exclusive (UTF-16). */
  readonly start: number;
  readonly end: number;
}

/** A name in the words it is made of. */
interface NameParts<M> {
  readonly match: M;
  readonly words: readonly string[];
  /** What tells this one from others: "gym" of "Jo from the gym". */
  readonly rest: readonly string[];
}

interface Candidate<M> extends Mention<M> {
  readonly match: M;
  readonly words: number;
  /** 0 for the very name, then the number of letters that differ. */
  readonly typos: number;
}

const SHORTEST_NAME = 2;
const SHORTEST_WITH_TYPO = 4;
const SHORTEST_WITH_TWO_TYPOS = 7;
const SHORTEST_NICKNAME = 4;
/** "Jo from the gym", "Tom (work)", "Lea, Berlin" */
const QUALIFIER = /\s*[(,/|-]\s*|\s+(?:from|at|of|with|the|who)(?:\s+the)?\s+/i;

/** Names that are also words of everyday messages. */
const EVERYDAY = new Set(
  (
    'angel april art august autumn baby bill bliss brook buddy chance charity chase christian chuck cookie crystal dawn ' +
    'destiny dick drew earnest ernest eve faith frank gene ginger grace grant guy happy harmony hazel honey hope hunter ' +
    'jewel joy june king lane long love mark mars may melody mercy merry miles misty norm page patience pearl penny ' +
    'precious prince princess prudence queen red reed rich rob rose rusty sage skip sky sonny star sterling stone storm ' +
    'sue summer sunny trip ward will winter wood young'
  ).split(' '),
);
/** A word after which an everyday word is a name. */
const BEFORE_NAME =
  /^(?:with|about|see|seeing|saw|meet|met|meeting|date|dating|dated|dump|dumped|archive|compare|vs|versus|call|called|kiss|kissed|like|than|and|or|is|are|hows|does|did|text|texted|ask|asked|tell|told)$/;
const AFTER_NAME =
  /^(?:and|or|vs|versus|again|is|was|has|had|did|does|wants|said|says|asked|texted|never|doing|out|so|but|on|for|this|tonight|tomorrow|yesterday|more|better|back|anymore|fit|compare|a|from)$/;
const NEVER_NAME = /^(?:and|or|like|is|are|than|call|ask|tell|does|did)$/;

/** "Mates" is as common as "mate" and no misspelled Mateo. */
function isFrequent(word: string): boolean {
  return isCommonWord(word) || (/[^s]s$/.test(word) && isCommonWord(word.slice(0, -1)));
}

/** The matches a message names, in that order; typos count, and a first name counts for everyone who has it. */
export function mentionedIn<M extends Named>(message: string, matches: readonly M[]): M[] {
  return [...new Set(mentionsIn(message, matches).flatMap((mention) => mention.matches))];
}

/** Where a message names matches, in order. */
export function mentionsIn<M extends Named>(message: string, matches: readonly M[]): Mention<M>[] {
  const words = wordsOf(message);
  const candidates = matches
    .map(partsOfName)
    .flatMap((name) => candidatesOf(name, words))
    .sort((a, b) => a.typos - b.typos || b.words - a.words || a.start - b.start);
  const mentions: Candidate<M>[] = [];
  for (const candidate of candidates) {
    const rival = mentions.find(({ start, end }) => candidate.start < end && start < candidate.end);
    if (!rival) mentions.push(candidate);
    else if (
      rival.start === candidate.start &&
      rival.end === candidate.end &&
      rival.typos === candidate.typos
    )
      mentions[mentions.indexOf(rival)] = { ...rival, matches: [...rival.matches, candidate.match] };
  }
  return mentions
    .map(({ matches: named, start, end }) => ({ matches: narrowed(named, words), start, end }))
    .sort((a, b) => a.start - b.start);
}

/** Of several with the same first name, the one whose other words the message has as well. */
function narrowed<M extends Named>(named: readonly M[], words: readonly Word[]): readonly M[] {
  if (named.length < 2) return named;
  const said = new Set(words.map(({ plain }) => plain));
  const told = named.filter((match) => partsOfName(match).rest.some((word) => said.has(word)));
  return told.length > 0 ? told : named;
}

function partsOfName<M extends Named>(match: M): NameParts<M> {
  const [called = '', ...qualifiers] = match.name.split(QUALIFIER);
  const own = wordsOf(called).map(({ typed }) => plainWord(typed));
  const rest = [...own.slice(1), ...qualifiers.flatMap((text) => wordsOf(text).map(({ plain }) => plain))];
  return { match, words: own, rest: rest.filter((word) => word.length > 2) };
}

function candidatesOf<M extends Named>(
  { match, words: name }: NameParts<M>,
  words: readonly Word[],
): Candidate<M>[] {
  const [first] = name;
  if (first === undefined || (first.length < SHORTEST_NAME && name.length === 1)) return [];
  return words.flatMap((word, index) => {
    const typos = typosOf(word, first, { before: words[index - 1], after: words[index + 1], all: words });
    if (typos === null) return [];
    let count = 1;
    while (count < name.length && words[index + count]?.plain === name[count]) count++;
    const end = words[index + count - 1]?.end ?? word.end;
    return [{ match, matches: [match], start: word.start, end, words: count, typos }];
  });
}

interface Around {
  readonly before: Word | undefined;
  readonly after: Word | undefined;
  readonly all: readonly Word[];
}

/** How many letters of a name are wrong in a word; null when the word is something else. */
function typosOf(word: Word, name: string, around: Around): number | null {
  const said = saidAs(word, name);
  if (said === name) return isMeantAsName(word, around) ? 0 : null;
  const variant = variantOf(word, said, name);
  if (variant !== null) return variant;
  const [shorter, longer] = [Math.min(said.length, name.length), Math.max(said.length, name.length)];
  if (shorter < SHORTEST_WITH_TYPO || isFrequent(said) || EVERYDAY.has(said)) return null;
  if (longer - shorter <= 2) {
    const allowed = name.length >= SHORTEST_WITH_TWO_TYPOS ? 2 : 1;
    const typos = swapped(said, name) ? 1 : distance(said, name);
    // Short names have many neighbors: a typo in one keeps its first letter.
    if (typos <= allowed && (longer > SHORTEST_WITH_TYPO || said.startsWith(name.charAt(0)))) return typos;
  }
  return said.length >= SHORTEST_NICKNAME && name.startsWith(said) ? name.length - said.length : null;
}

/** The word without the "s" of a possessive or of a contraction that lost its apostrophe: "jonass", "robins". */
function saidAs({ plain, typed }: Word, name: string): string {
  if (plain === name) return plain;
  const whole = plainWord(typed.replace(/['’‘`´]/g, ''));
  return whole === name || whole === `${name}s` ? name : plain;
}

/** How many letters a spelling or short form of a name differs by; null when the word is neither. */
function variantOf({ typed }: Word, said: string, name: string): number | null {
  if (said.length < SHORTEST_NICKNAME - 1 || isFrequent(said) || EVERYDAY.has(said)) return null;
  if (singled(said) === singled(name)) return 1;
  // "Sam" for Samuel: three letters are a name only with a capital.
  const isShortForm = said.length === SHORTEST_NICKNAME - 1 && /^\p{Lu}\p{Ll}+$/u.test(typed);
  return isShortForm && name.startsWith(said) ? name.length - said.length : null;
}

/** "Wil" for Will, "Ana" for Anna: the letters without their doubles. */
function singled(text: string): string {
  return text.replace(/(.)\1+/gu, '$1');
}

function swapped(said: string, name: string): boolean {
  if (said.length !== name.length) return false;
  const at = [...said].findIndex((letter, index) => letter !== name[index]);
  return (
    at >= 0 &&
    said[at] === name[at + 1] &&
    said[at + 1] === name[at] &&
    said.slice(at + 2) === name.slice(at + 2)
  );
}

/** Whether a word that could be ordinary English ("will", "hope") is used as a name. */
function isMeantAsName(word: Word, { before, after, all }: Around): boolean {
  if (!EVERYDAY.has(word.plain) && word.plain.length > SHORTEST_NAME) return true;
  if (all.length === 1) return true;
  const isCapital = /^\p{Lu}/u.test(word.typed) && !(word.typed.length > 1 && /^\p{Lu}+$/u.test(word.typed));
  if (isCapital && !word.startsSentence) return true;
  const follows = before !== undefined && BEFORE_NAME.test(before.plain);
  const endsOrGoesOn = after === undefined || after.startsSentence || AFTER_NAME.test(after.plain);
  if (/['’]s$/u.test(word.typed) && after !== undefined) return true;
  if (isCapital) return after !== undefined && AFTER_NAME.test(after.plain);
  return (
    follows && endsOrGoesOn && (!NEVER_NAME.test(before.plain) || after === undefined || all.length <= 5)
  );
}
