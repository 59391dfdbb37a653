import type { MatchFact } from '../../facts';
import type { Intent } from '../intents';
import type { Memory } from './conversation-memory';

/** These are about one person: the latest of the conversation when the message names no one. */
const NEED_PERSON: ReadonlySet<Intent> = new Set<Intent>([
  'what-to-find-out',
  'match-report',
  'why-score',
  'how-sure',
  'decide',
  'heart-or-head',
  'last-seen',
  'my-notes',
  'not-seen-yet',
  'my-ratings',
  'texting',
  'date-plan',
  'draft-ask-out',
  'draft-reschedule',
  'draft-decline',
  'draft-end',
  'draft-boundary',
]);
/** How many messages ago someone may have been named. */
const LONGEST_AGO = 8;

const SINGULAR = /\b(?:he|him|his|she|her|hers|(?:this|that) (?:one|person|guy|girl|man|woman|match))\b/i;
const THEY = /\b(?:they|them|their|theirs)\b/i;
const BOTH =
  /\b(?:both|(?:the|these|those)(?: first| last| top)? two|two of them|each other|between them|compare (?:them|those|these))\b/i;
const OTHER_ONE = /\bthe other (?:one|person|guy|girl|two)\b/i;
const PEOPLE = '(?: one| person| guy| girl| man| woman| match)';
const ORDINALS: readonly RegExp[] = [
  ['first|1st|top', 'one|1'],
  ['second|2nd', 'two|2'],
  ['third|3rd', 'three|3'],
].map(
  ([place, number]) =>
    new RegExp(
      `\\b(?:the )?(?:${place})${PEOPLE}\\b|\\bthe (?:${place})(?=\\W*$)|^(?:${place})\\W*$|\\b(?:number|no\\.?|nr\\.?) ?(?:${number})\\b`,
      'i',
    ),
);
const LAST_ONE = new RegExp(`\\bthe (?:last${PEOPLE}|latter)\\b`, 'i');
/** A person the message itself introduces; "him" is then that one. */
const NEWCOMER =
  /\b(?:a|an|this|some|another|new|my) (?:\w+ )?(?:guy|girl|man|woman|dude|lady|boy|person|someone|coworker|colleague|neighbou?r|friend|ex|boyfriend|girlfriend|husband|wife|roommate|boss|crush|brother|sister|mother|father|mom|dad|daughter|son)\b|\bsomeone\b(?! else)|\bmet (?:somebody|a)\b/i;

/** "Is he before Daniel then?" is about him first. */
const PASSES =
  /\b(?:he|she|they)\b(?: \w+){0,4} (?:before|ahead of|past|above|higher than|better than|beats?|passes) (\p{L}+)\W*$/iu;
const FIRST_DATE = /\bfirst date\b/i;

const LEFT_OUT =
  /\b(?:no mention of|(?:without|not|do not|don['’]?t) (?:mention(?:ing)?|nam(?:e|ing))|leave out|leaving out|leave) $/i;

/** Whether the name at this place is to be left out of a message: "and no mention of Helen". */
export function isLeftOut(message: string, start: number): boolean {
  return LEFT_OUT.test(message.slice(0, start));
}

/** The matches a message is about: those it names, and those it points at. */
export function peopleMeant(
  message: string,
  named: readonly MatchFact[],
  intent: Intent | null,
  memory: Memory,
): readonly MatchFact[] {
  // "No 'you're a great person' phrases" introduces no one.
  const own = message.replace(/["“][^"”]*["”]/g, ' ');
  const recent = memory.people.filter(({ ago }) => ago <= LONGEST_AGO).map(({ match }) => match);
  const pointed = pointedAt(own, recent, memory);
  const isPair = intent === 'compare';
  if (isToPass(message, named)) {
    const passing = recent.find((match) => !named.includes(match));
    if (passing) return [passing, ...named];
  }
  if (named.length > 0) {
    const other =
      isPair && named.length === 1 ? (pointed ?? recent).find((match) => !named.includes(match)) : null;
    return other ? [...named, other] : named;
  }
  if (pointed) {
    if (!isPair || pointed.length > 1) return pointed;
    const other = recent.find((match) => !pointed.includes(match));
    return other ? [...pointed, other] : pointed;
  }
  if (isPair) return recent.length > 1 ? recent.slice(0, 2) : [];
  if (intent === null || !NEED_PERSON.has(intent) || NEWCOMER.test(own)) return [];
  // A first date to come is with someone who hasn't been met.
  return recent
    .filter(
      ({ dates }) =>
        intent === 'last-seen' ||
        dates.length < (intent === 'date-plan' ? 1 : 2) ||
        !FIRST_DATE.test(message),
    )
    .slice(0, 1);
}

/** Whether someone else is asked about, who would come before the one who is named. */
function isToPass(message: string, named: readonly MatchFact[]): boolean {
  const passed = PASSES.exec(message)?.[1]?.toLowerCase();
  const [only, ...others] = named;
  return passed !== undefined && others.length === 0 && only?.name.toLowerCase().startsWith(passed) === true;
}

/** A text in which a place in a list ("the second one") reads like the name of who has it. */
export function withPlacesAsNames(text: string, { people }: Memory, name: string): string {
  if (people.length === 0) return text;
  return [...ORDINALS, LAST_ONE, OTHER_ONE].reduce((read, place) => read.replace(place, name), text);
}

/** Null when the message points at no one. */
function pointedAt(
  message: string,
  recent: readonly MatchFact[],
  { listed, isList }: Memory,
): readonly MatchFact[] | null {
  const order = listed.length > 0 ? listed : recent;
  const place = ORDINALS.findIndex((ordinal) => ordinal.test(message));
  const placed = place >= 0 ? order[place] : LAST_ONE.test(message) ? order.at(-1) : undefined;
  if (placed) return [placed];
  if (OTHER_ONE.test(message)) {
    const other = order.find((match) => match !== recent[0]) ?? recent[1];
    return other ? [other] : null;
  }
  if (BOTH.test(message)) {
    const pair = isList ? listed : recent;
    return pair.length > 1 ? pair.slice(0, 2) : null;
  }
  if (NEWCOMER.test(message)) return null;
  if (SINGULAR.test(message) || THEY.test(message)) return recent.length > 0 ? recent.slice(0, 1) : null;
  return null;
}

/** Not two of the same first name, about whom the coach has to ask. */
export function isPair([one, other]: readonly MatchFact[]): boolean {
  const first = (match: MatchFact | undefined) => match?.name.split(/[^\p{L}\p{M}]/u)[0]?.toLowerCase();
  return first(one) !== first(other);
}
