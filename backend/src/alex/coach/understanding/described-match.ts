import type { Match } from '../../../candidates/candidate';
import { commonness } from '../../../words/common-words';
import { wordsOf } from '../../../words/message-text';
import type { Turn } from './conversation-memory';

/** Someone, and what the user wrote about them: profession, place, notes. */
export interface Described {
  readonly name: string;
  readonly about: readonly (string | null)[];
}

const PERSON = 'guy|girl|woman|man|dude|lady|one|boy|person|match';
/** "the climbing guy", "my tall one from the gym", "the one who sings" */
const DESCRIPTION = new RegExp(
  `\\b(?:the|that|this|my) (?<before>(?:(?!(?:the|that|this|my|an?)\\b)[\\p{L}'’-]+ ){0,2}?)(?:${PERSON})\\b(?<rest> (?:who|that|from|with|at|of|in)\\b[^,.;:!?\\n]*)?`,
  'iu',
);
/** "I'm the one who plans everything" */
const OF_ONESELF = /\b(?:i['’]?m|i am|am i|i was|was i|be|being|you['’]?re) (?:\w+ )?$/i;
/** "the architect", by what they do */
const BY_PROFESSION = /\bthe (?<rest>[\p{L}-]{4,}(?: [\p{L}-]{4,})?)/giu;
/** Whom people mention without dating them. */
const ELSEWHERE = new Set(
  'barista bartender boss coach cop dentist doctor driver landlord lawyer manager owner police psychologist teacher therapist trainer waiter waitress'.split(
    ' ',
  ),
);
/** More frequent words describe no one in particular; the list of them has no shorter ones. */
const SAYS_NOTHING = 3_000;
const SHORTEST = 3;
const SHORT_ONES = new Set(
  'all and any are but can did for get got had has her him his how its let lot new not now off old one our out own per say see she the too two was way who why yes yet you'.split(
    ' ',
  ),
);

/**
 * The message with a description that fits exactly one person, "the one who sings", replaced by the name; one that
 * fits several people stays.
 */
export function withDescribedNamed(message: string, people: readonly Described[]): string {
  const described = DESCRIPTION.exec(message);
  if (described) {
    if (OF_ONESELF.test(message.slice(0, described.index))) return message;
    const known = people.map(({ name, about }) => ({ name, words: tellingWords(about.join(' ')) }));
    const { before = '', rest = '' } = described.groups ?? {};
    return named(message, described, tellingWords(`${before} ${rest}`), known) ?? message;
  }
  const byProfession = people.map(({ name, about: [profession = null] }) => ({
    name,
    words: headOf(profession ?? ''),
    isExact: true,
  }));
  for (const match of message.matchAll(BY_PROFESSION)) {
    const sought = wordsOf(match.groups?.['rest'] ?? '').map(({ plain }) => plain);
    const found = named(message, match, sought, byProfession);
    if (found !== null) return found;
  }
  return message;
}

/** A message and the conversation before it, with the names of those whom the user describes. */
export function conversationWithNames(
  message: string,
  history: readonly Turn[],
  matches: readonly Pick<Match, 'name' | 'profession' | 'location' | 'notes'>[],
): { message: string; history: Turn[] } {
  const people = matches.map(({ name, profession, location, notes }) => ({
    name,
    about: [profession, location, notes],
  }));
  return {
    message: withDescribedNamed(message, people),
    history: history.map((turn) =>
      turn.role === 'user' ? { ...turn, message: withDescribedNamed(turn.message, people) } : turn,
    ),
  };
}

interface Known {
  readonly name: string;
  readonly words: readonly string[];
  /** No other form of a word will do: an engine is no engineer. */
  readonly isExact?: boolean;
}

/** With the name instead of the description up to the last of the words that say who it is. */
function named(
  message: string,
  match: RegExpExecArray,
  sought: readonly string[],
  people: readonly Known[],
): string | null {
  const rest = match.groups?.['rest'] ?? '';
  const hits = people
    .map(({ name, words, isExact = false }) => ({
      name,
      heard: sought.filter((word) => words.some((one) => one === word || (!isExact && isSame(one, word)))),
    }))
    .sort((a, b) => b.heard.length - a.heard.length);
  const [best, second] = hits;
  if (!best || best.heard.length === 0 || best.heard.length === second?.heard.length) return null;
  const end = match.index + match[0].length - rest.length + endOfLast(rest, best.heard);
  return `${message.slice(0, match.index)}${best.name}${message.slice(end)}`;
}

/** Where the last of the words ends: what comes after it isn't part of the description. */
function endOfLast(text: string, heard: readonly string[]): number {
  const ends = wordsOf(text).filter(({ plain }) => heard.includes(plain));
  return ends.at(-1)?.end ?? 0;
}

function tellingWords(text: string): string[] {
  return wordsOf(text)
    .map(({ plain }) => plain)
    .filter((word) => word.length >= SHORTEST && !SHORT_ONES.has(word) && commonness(word) > SAYS_NOTHING);
}

/** What someone is: "engineer" of "Software engineer". */
function headOf(profession: string): string[] {
  const head = wordsOf(profession).at(-1)?.plain;
  return head === undefined || ELSEWHERE.has(head) ? [] : [head];
}

/** "sings", "singer" and "singing" are one word, "photos" and "photographer" aren't. */
function isSame(one: string, other: string): boolean {
  return stemOf(one) === stemOf(other);
}

function stemOf(word: string): string {
  return word.replace(/^(.{3,}?)(?:ings?|ers?|e?s|ed)$/, '$1').replace(/(.)\1$/, '$1');
}
