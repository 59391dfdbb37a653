import type { Piece } from '../../answer';
import type { Asked } from '../asked';
import { ofMatch } from '../coach-figures';
import type { MatchFact } from '../../facts';
import { mentionsIn } from '../../../candidates/mentioned-matches';
import { isCommonWord } from '../../../words/common-words';
import { asks, partsOf, wordsOf } from '../../../words/message-text';
import { withPlaceholders } from '../understanding/placeholders';

/** Fewer words say nothing by themselves, and more of them sound like a recording. */
const FEWEST = 3;
const LONGEST = 10;
/** Below this share of everyday words a message is in another language, or too misspelled to be said back. */
const EVERYDAY = 0.75;
/** "It's nothing he said" */
const ENDS_OPEN = /\b(?:he|she|they) (?:said|says|told me)\W*$/i;
const LEAD =
  /^(?:(?:ok(?:ay)?|so|and|but|still|kinda|help|update|nice|well|lol+|omg|oh|like|tbh|honestly|yeah|yes|no|nah|nope|ugh+|hm+|also|plus|ha(?:ha)*|anyway|then|alex(?=,)|idk|i mean|the thing is|thing is|small thing|one more thing|another thing|on (?:a|the) (?:\w+ )?note|different thing|good|fair|turns out|actually|because|cause|bc)\b[\s,.!:-]*)+/iu;
const TAIL =
  /(?:[\s,.!-]+(?:lol+|tho(?:ugh)?|ha(?:ha)+|tbh|lmao|smh|ngl|right|like|or something|and stuff|i guess|you know|fyi|too lol|btw|help|so yeah|believe me|trust me|sigh|ugh))+[\s.!]*$/iu;
const SYMBOLS = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f|[:;][-']?[()DPp/|]|<3/gu;
/** What is said to Alex, and what only makes sense next to the message before. */
export const NOT_SAID_BACK = /\bwe (?:\w+ )?us\b|\b(?:you|your|yours|u|ur|yourself|mine)\b/i;

const TURNED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    i: 'you',
    me: 'you',
    my: 'your',
    myself: 'yourself',
    we: 'you',
    us: 'you',
    our: 'your',
    ours: 'yours',
    ourselves: 'yourselves',
    am: 'are',
    "i'm": "you're",
    im: "you're",
    "i've": "you've",
    ive: "you've",
    "i'd": "you'd",
    id: "you'd",
    "i'll": "you'll",
    "we're": "you're",
    "we've": "you've",
    weve: "you've",
    "we'd": "you'd",
    "we'll": "you'll",
    dont: "don't",
    doesnt: "doesn't",
    didnt: "didn't",
    cant: "can't",
    wont: "won't",
    isnt: "isn't",
    wasnt: "wasn't",
    arent: "aren't",
    werent: "weren't",
    couldnt: "couldn't",
    wouldnt: "wouldn't",
    shouldnt: "shouldn't",
    havent: "haven't",
    hasnt: "hasn't",
    hes: "he's",
    shes: "she's",
    thats: "that's",
    theyre: "they're",
    theres: "there's",
    wanna: 'want to',
    gonna: 'going to',
    gotta: 'have to',
    kinda: 'kind of',
    cuz: 'because',
    bc: 'because',
    coz: 'because',
    rn: 'right now',
    abt: 'about',
    ppl: 'people',
    w: 'with',
    n: 'and',
    txt: 'text',
    tmrw: 'tomorrow',
    tmr: 'tomorrow',
    nite: 'night',
    cause: 'because',
    tho: 'though',
    rly: 'really',
    smth: 'something',
  }),
);
const DAY =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|april|june|july|august|september|october|november|december|christmas)s?$/i;
/** "Its been a day" */
const IT_IS = /^its$/i;
/** Between "I" and its verb. */
const ADVERB = /^(?:just|really|only|also|still|kind|of|sort|never|always|even|honestly|so)$/i;

/**
 * What someone did, said back to the one who told it: "jonas keeps planning MY weekends" is "Jonas keeps planning your
 * weekends." Null where that wouldn't sound right: for more than a short sentence, for what people say of themselves, and
 * for words that are no English.
 */
export function retold(message: string, matches: readonly MatchFact[]): string | null {
  const told = partsOf(message).filter((part) => !asks(part));
  const text = told.length === 1 ? plainly(told[0] ?? '') : '';
  const words = text.split(' ').filter((word) => word !== '');
  if (
    words.length < FEWEST ||
    ENDS_OPEN.test(text) ||
    words.length > LONGEST ||
    text.includes('?') ||
    NOT_SAID_BACK.test(text)
  )
    return null;
  const named = withNames(text, matches);
  if (!isEveryday(named, matches) || !isOfSomeone(named, matches)) return null;
  const spoken = turnedWords(named.split(' ')).join(' ');
  // Their own sentence, word for word, would sound like a parrot.
  if (spoken.toLowerCase() === named.toLowerCase()) return null;
  const turned = spoken.replace(/[\s,;:.!…-]+$/u, '');
  const sentence = turned.replace(
    /(^|[.!] )(\p{Ll})/gu,
    (_, start: string, first: string) => `${start}${first.toUpperCase()}`,
  );
  return `${sentence}.`;
}

export function plainly(text: string): string {
  return text.replace(SYMBOLS, ' ').replace(/\s+/g, ' ').trim().replace(LEAD, '').replace(TAIL, '').trim();
}

/** With first names as they are on record. */
export function withNames(text: string, matches: readonly MatchFact[]): string {
  const places = mentionsIn(text, matches).flatMap(({ start, end, matches: [match] }) =>
    match ? [{ start, end, word: firstName(match) }] : [],
  );
  return withPlaceholders(text, places);
}

export const firstName = ({ name }: MatchFact): string => name.split(' ')[0] ?? name;

export function isEveryday(text: string, matches: readonly MatchFact[]): boolean {
  const names = new Set(matches.map((match) => firstName(match).toLowerCase()));
  const words = wordsOf(text).map(({ plain }) => plain);
  const known = words.filter((word) => {
    const bare = word.replace(/'/g, '');
    return names.has(word) || TURNED.has(word) || TURNED.has(bare) || isEnglish(word);
  });
  return words.length - known.length <= 1 || known.length >= words.length * EVERYDAY;
}

const SOMEONE = /^(?:he|she|they)(?:['’]\w+)?\b/i;

function isOfSomeone(text: string, matches: readonly MatchFact[]): boolean {
  return SOMEONE.test(text) || matches.some((match) => text.startsWith(`${firstName(match)} `));
}

/** The list of frequent words begins with longer ones. */
const SHORT = 3;
const ENDING = /(?:'\w+|s|es|ed|d|ing|ly|er)$/;

function isEnglish(word: string): boolean {
  const stem = word.replace(ENDING, '');
  return word.length <= SHORT || [word, stem, `${stem}e`].some(isCommonWord);
}

export function turnedWords(words: readonly string[]): string[] {
  return words.map((typed, index) => {
    const [, before = '', word = typed, after = ''] = /^(\P{L}*)(.*?)([^\p{L}]*)$/u.exec(typed) ?? [];
    const lower = word.toLowerCase().replace(/[’‘`]/g, "'");
    if (lower === 'was' && isAfterI(words, index)) return `${before}were${after}`;
    if (IT_IS.test(word)) return `${before}it's${after}`;
    const turned = TURNED.get(lower);
    if (turned !== undefined) return `${before}${turned}${after}`;
    if (DAY.test(word))
      return `${before}${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}${after}`;
    return isShouted(word) ? `${before}${lower}${after}` : typed;
  });
}

function isAfterI(words: readonly string[], index: number): boolean {
  const before = words.slice(0, index).findLast((word) => !ADVERB.test(word));
  return before !== undefined && /^i$/i.test(before);
}

const isShouted = (word: string): boolean =>
  word.length > 1 && word === word.toUpperCase() && /\p{L}/u.test(word);

/** With the first name in it linked to the one it is. */
export function linkedTo(text: string, { facts }: Pick<Asked, 'facts'>): Piece[] {
  const [found] = facts.matches.flatMap(({ name, ...match }) => {
    const [first = ''] = name.split(' ');
    const at = wordsOf(text).find(({ typed }) => typed.replace(/['’]s?$/u, '') === first)?.start ?? -1;
    return at < 0 ? [] : [{ match: { name, ...match }, first, at }];
  });
  if (!found) return [text];
  const { match, first, at } = found;
  return [text.slice(0, at), ofMatch(match, first), text.slice(at + first.length)];
}
