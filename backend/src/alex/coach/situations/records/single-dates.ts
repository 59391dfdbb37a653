import { listed, paragraphs, say, type Piece } from '../../../answer';
import type { DateFact, MatchFact } from '../../../facts';
import type { Asked } from '../../asked';
import { dayAgo, datesOf, nameOf, ofDate } from '../../coach-figures';
import { lastDate } from '../../replies/records/dates-and-notes';
import { nothingScored } from '../../replies/talk/which-match';
import { spoken, type Situation } from '../situation';
import { asksForLowest } from './one-person';

interface OneDate {
  readonly match: MatchFact;
  readonly date: DateFact;
}

function datesIn(matches: readonly MatchFact[]): OneDate[] {
  return matches.flatMap((match) => match.dates.map((date) => ({ match, date })));
}

/** The date that felt best, or worst. */
function bestDate({ facts, matches: [match], message, today }: Asked): Piece[] {
  const isWorst = asksForLowest(message);
  const order = datesIn(match ? [match] : facts.matches).sort(
    (a, b) => (b.date.heart - a.date.heart || (b.date.fit ?? 0) - (a.date.fit ?? 0)) * (isWorst ? -1 : 1),
  );
  const [first, second] = order;
  if (!first) return nothingScored(match, facts);
  const words = (one: OneDate) =>
    say`${nameOf(one.match)} on ${dayAgo(one.match, one.date, today)}, with chemistry and enjoyment at ${ofDate(one.match, one.date, `${one.date.heart}%`)}${one.date.fit === null ? '' : say` and your standards at ${ofDate(one.match, one.date, `${one.date.fit}%`)}`}`;
  return paragraphs(
    say`By how it felt, your ${isWorst ? 'weakest' : 'best'} date${match ? '' : ' on record'} was ${words(first)}.`,
    second ? say`Next to it comes ${words(second)}.` : null,
    isWorst
      ? say`One weak evening says little about a person; it belongs next to the others.`
      : say`What made it so good? If it's something you can repeat, plan it in.`,
  );
}

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'];

/** One date by its place in the order: the first, the second, … */
function oneDate(asked: Asked): Piece[] {
  const {
    facts,
    matches: [match],
    message,
    today,
    notes,
  } = asked;
  if (!match) return lastDate({ ...asked, matches: [] });
  if (match.dates.length === 0) return nothingScored(match, facts);
  const named = PLACES.findIndex((word) => new RegExp(`\\b${word}\\b`, 'i').test(message));
  const place = named < 0 ? match.dates.length - 1 : named;
  const date = match.dates[place];
  if (!date)
    return say`There's no such date on record: with ${nameOf(match)} you've scored ${datesOf(match)}.`;
  const fit =
    date.fit === null ? '' : say`, and your standards came to ${ofDate(match, date, `${date.fit}%`)}`;
  const others = match.dates.filter((one) => one !== date && one.fit !== null);
  const note = notes.find((one) => one.date?.id === date.id);
  return paragraphs(
    say`Your ${match.dates.length === 1 ? 'only' : named < 0 ? 'last' : (PLACES[place] ?? '')} date with ${nameOf(match)} was on ${dayAgo(match, date, today)}. Chemistry and enjoyment came to ${ofDate(match, date, `${date.heart}%`)}${fit}.`,
    note ? say`You noted: ${ofDate(match, date, `“${note.text.trim()}”`)}` : null,
    others.length > 0 && !note
      ? say`The other dates came to ${listed(others.map((one) => ofDate(match, one, `${one.fit ?? 0}%`)))}.`
      : null,
  );
}

/** When the user last saw each person, the longest ago first. */
function lastOfEach({ facts, today }: Asked): Piece[] {
  const last = facts.matches
    .filter(({ archived }) => !archived)
    .flatMap((match) => match.dates.slice(-1).map((date) => ({ match, date })))
    .sort((a, b) => a.date.day.localeCompare(b.date.day));
  const [first, ...others] = last;
  if (!first) return nothingScored(undefined, facts);
  const words = ({ match, date }: OneDate) => say`${nameOf(match)} on ${dayAgo(match, date, today)}`;
  return paragraphs(
    say`Longest ago, by your scored dates: ${words(first)}.${others.length > 0 ? say` Then ${listed(others.map(words))}.` : ''}`,
    facts.undated.length > 0 ? say`No scored date yet: ${listed(facts.undated.map(nameOf))}.` : null,
  );
}

/** How long it has been going on, from the first date on record. */
function howLong({ facts, matches: [match], today }: Asked): Piece[] {
  const [first] = match?.dates ?? [];
  const last = match?.dates.at(-1);
  if (!match || !first || !last) return nothingScored(match, facts);
  return first === last
    ? say`Your only scored date with ${nameOf(match)} was on ${dayAgo(match, first, today)}. Anything before that isn't in your records.`
    : say`Your first scored date with ${nameOf(match)} was on ${dayAgo(match, first, today)}, and the latest on ${dayAgo(match, last, today)}; that's ${datesOf(match)} in between and including them.`;
}

/** Single dates: the best one, the first one, how long ago. */
export const SINGLE_DATES = {
  'best-date': {
    intent: 'last-date',
    words: spoken(
      '^(?:and |what about |and what about )?(?:the )?(?:best|worst|nicest|weakest)(?: one)?(?: \\?)?$|(?:best|worst|nicest|favorite|weakest|most fun) (?:\\w+ )?(?:date|evening)s?\\b(?! (?:idea|spot|place))|(?:which|what) (?:date|evening) (?:\\w+ )?(?:was|felt|did) (?:\\w+ )?(?:best|worst|better)',
    ),
    when: ({ previous, previousSituation, named }) =>
      previous !== 'date-plan' && (named > 0 || previousSituation !== 'highest-or-lowest'),
    reply: bestDate,
  },
  'last-of-each': {
    intent: 'last-seen',
    words: spoken(
      'when did i (?:\\w+ )?(?:see|meet|date) (?:each|everyone|all|them all|the others)|(?:who|whom) (?:have|did) (?:i )?not (?:i )?(?:seen|see|met|meet|dated)\\b|(?:who|whom) .*(?:longest (?:ago|time)|in a while|for ages)|last (?:time|saw|date) .*(?:each|everyone|all of them)',
    ),
    reply: lastOfEach,
  },
  'nth-date': {
    intent: 'last-date',
    needsPerson: true,
    words: spoken(
      '(?:remind me|tell me|what) (?:\\w+ ){0,2}(?:how|what|of|about|was|did) .*(?:evening|night|date|time|went|was like|bad|good|great|awful)\\b|^(?:and |so |what about |how about )*(?:my |our |the )?(?:first|second|third|last|only) (?:evening|night|date|time|meeting) with HIM(?: \\?)?$|how (?:was|did) (?:\\w+ ){0,2}(?:evening|night|dinner|concert|walk) (?:with HIM )?(?:go|like)?|(?:how|what) (?:was|did|about) .*(?:first|second|third|fourth|fifth) date (?:with HIM )?(?:like|go|score|rate)?|(?:rate|score)\\w* .*(?:first|second|third|fourth|fifth) date (?:with|like)',
    ),
    reply: oneDate,
  },
  'how-long': {
    intent: 'last-seen',
    needsPerson: true,
    words: spoken(
      'how long (?:have|has|am|are) (?:i|we|HE) (?:\\w+ ){0,2}(?:seen|seeing|known|know|dating|dated|together|going|meeting)|since when|when did (?:i|we) (?:\\w+ )?(?:first|start) (?:\\w+ )?(?:meet|see|seeing|date|dating|met)|(?:when was|date of) (?:my|our|the) first date|when did (?:i|we) meet',
    ),
    reply: howLong,
  },
} as const satisfies Record<string, Situation>;
