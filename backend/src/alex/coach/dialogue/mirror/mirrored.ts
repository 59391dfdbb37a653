import type { MatchFact } from '../../../facts';
import { asks, wordsOf } from '../../../../words/message-text';
import { firstName, isEveryday, NOT_SAID_BACK, plainly, turnedWords, withNames } from '../retold';

/** A sentence with fewer words says too little, and one with more of them can't be listened to. */
const WORDS = { fewest: 4, most: 26 };
/** Two sentences are said back as long as they have no more words than this together. */
const TOGETHER = 26;
/** With more words than this, the second is a sentence of its own. */
const ONE_BREATH = 22;

const QUOTED = /["“„«]([^"“”„«»\n]{1,160})["“”»]/gu;
/** Stands for what someone else said, which stays as it was. */
const PLACE = /[\uE000-\uE00F]/gu;
const FIRST_PLACE = 0xe000;
const MOST_QUOTES = 9;
const ENDS = /(?<=[.!?…])\s+|\n+/u;

/** Who or what a sentence can be about; without one, it is half a sentence. */
const SUBJECT =
  /^(?:yesterday|today|tonight|tomorrow|last (?:night|week|weekend|month)|this (?:morning|week|weekend|evening)|on \w+day|now|then|since|after|with|at|every|for|when|whenever|in|everything|nothing|no one|(?:no|some)body|someone|everyone|both|there|it|that|this|these|those|what|a|an|the|all|some|one|two|three|most|half|his|her|their|my|our|i|we|he|she|they|people)(?:['’]\w+)?\b/iu;
/** "Had a date last night" */
const OF_MINE =
  /^(?:just )?(?:had|went|saw|met|got|came|told|wrote|spent|woke|feel|felt|forgot|(?!(?:tired|bored|confused|worried|scared|stressed|annoyed|excited|disappointed|need|indeed|red)\b)[a-z]{2,}ed)\b/iu;
/** To be said, a sentence needs a verb in it. */
const VERB =
  /\b(?:am|is|are|was|were|be|been|has|have|had|do|does|did|will|would|can|could|should|may|might|must|going|got|get|gets|want|wants|like|likes|feel|feels|know|knows|think|thinks|said|says|told|tells|asked|asks|went|came|comes|made|makes|gave|took|left|keeps?|kept|found|met|saw|sent|sends|wrote|brought|thought|felt|knew|heard|drew|put|puts|sang|cut|drove|read|reads|ran|sat|stood|taught|bought|lost|won|broke|chose|ate|drank|slept|spoke|wore|threw|rang|hung|built|spent|showed|calls?|texts?|writes?|needs?|loves?|hates?|turns|goes|gives?|takes?|sings?|smells?|looks?|seems?|talks?|wakes?|laughs?|[a-z]{3,}ed|[a-z]+n['’]?t)\b|['’](?:m|s|re|ve|d|ll)\b/iu;
/** What is said to Alex, or only makes sense when it is said by oneself. */
const OWN =
  /\b(?:i (?:should|would) like to know|i['’]?d like to know|want to know|wondering|i wonder|guess (?:where|what|who|how|which)|imagine|can you believe|alex|honest(?:ly)? now|let['’]s|lets|please|thanks?|thank|hello|good (?:morning|evening|night)|hi|idk|lol|lmao|omg|wtf|tbh|ngl|smh|update|draft|text him|text her|write|following|no words|i (?:have|ought|must|should) (?:to )?(?:say|add|admit|confess)|quite another matter|feel like an?|saying|in english|btw, |advice|question|questions|help)\b/iu;
/** A figure belongs to the records, and signs aren't spoken. */
const UNSAYABLE = /[\d():/*]/;
/** "You carried the bags and was told" */
const ALSO_WAS = /(?<=^you\b.* (?:and|but) (?:then )?)was\b/i;
/** Mistakes of someone who is still learning English aren't repeated. */
const UNIDIOMATIC =
  /\bdid(?:n['’]?t| not) (?:\w+ )?\w+ed\b|\byesterday (?:\w+ )?(?:has|have)\b|^(?:it is good|it['’]s good|yes)\b|\bhow (?:it|this|that) is called\b/i;
const CONJUNCTION = /^\W*(but|though|yet)\b/iu;
const OF_ITSELF = /^(?:now|then|today|tonight|tomorrow|yesterday|last|this|since|after|when|whenever)\b/iu;

interface Said {
  readonly text: string;
  readonly words: number;
  readonly isBut: boolean;
}

/**
 * What someone told, said back in the second person: "Chris left a toothbrush in my bathroom" is "Chris left a toothbrush
 * in your bathroom". One sentence or two, without the point at the end; null where it wouldn't sound right: for
 * questions and requests, half sentences, words that are no English, and what is said to Alex.
 */
export function mirrored(message: string, matches: readonly MatchFact[]): string | null {
  const quotes: string[] = [];
  const masked = message.replace(QUOTED, (_, words: string) => {
    quotes.push(words);
    return String.fromCodePoint(FIRST_PLACE + quotes.length - 1);
  });
  if (quotes.length > MOST_QUOTES) return null;
  const told = masked.split(ENDS).map((part) => saidBack(part, matches));
  const at = told.findIndex((one) => one !== null);
  const [first, second] = [told[at], told[at + 1]];
  if (!first) return null;
  const whole = second && first.words + second.words <= TOGETHER ? joined(first, second) : first.text;
  return whole.replace(PLACE, (place) => `“${quotes[(place.codePointAt(0) ?? 0) - FIRST_PLACE] ?? ''}”`);
}

function joined(first: Said, second: Said): string {
  const isOneBreath = first.words + second.words <= ONE_BREATH && !OF_ITSELF.test(second.text);
  const next = second.isBut ? `but ${second.text}` : `and ${second.text}`;
  return isOneBreath
    ? `${first.text}, ${next}`
    : `${first.text}. ${capitalized(second.isBut ? next : second.text)}`;
}

function saidBack(part: string, matches: readonly MatchFact[]): Said | null {
  const said = plainly(part).replace(/[\s,;:.!…-]+$/u, '');
  const text = OF_MINE.test(said) ? `I ${said.charAt(0).toLowerCase()}${said.slice(1)}` : said;
  const named = withNames(text, matches);
  const words = named.split(' ').filter((word) => word !== '');
  const isFit = words.length >= WORDS.fewest && words.length <= WORDS.most;
  if (
    !isFit ||
    asks(part) ||
    NOT_SAID_BACK.test(text) ||
    OWN.test(withoutNames(named, matches)) ||
    [UNSAYABLE, UNIDIOMATIC].some((words) => words.test(text))
  )
    return null;
  if (!VERB.test(named) || !(SUBJECT.test(named) || startsWithName(named, matches))) return null;
  if (!isEveryday(named.replace(PLACE, 'that'), matches)) return null;
  const turned = turnedWords(words).join(' ').replace(ALSO_WAS, 'were');
  return { text: lowered(turned, matches), words: words.length, isBut: CONJUNCTION.test(part) };
}

function withoutNames(text: string, matches: readonly MatchFact[]): string {
  return matches.reduce((left, match) => left.replaceAll(firstName(match), ' '), text);
}

function startsWithName(text: string, matches: readonly MatchFact[]): boolean {
  return matches.some((match) => text.startsWith(firstName(match)));
}

/** Without the capital of a sentence; a name keeps its own. */
function lowered(text: string, matches: readonly MatchFact[]): string {
  const [first] = wordsOf(text);
  const isLowered = !startsWithName(text, matches) && SUBJECT.test(text) && (first?.start ?? 1) === 0;
  return isLowered || /^you\b/i.test(text) ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
}

const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
