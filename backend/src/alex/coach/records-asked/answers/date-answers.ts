import { joined, listed, paragraphs, say, type Piece } from '../../../answer';
import type { DateFact, MatchFact } from '../../../facts';
import {
  counted,
  datesOf,
  dayAgo,
  dayWords,
  mustHaveSentence,
  nameOf,
  ofDate,
  ofInsights,
  ofMatch,
} from '../../coach-figures';
import { periodIn } from '../../period';
import { howMany } from '../../replies/records/dates-and-notes';
import { nothingScored, whichMatch } from '../../replies/talk/which-match';
import type { RecordAsked } from '../record-asked';
import { datesMeant } from '../times-asked';

interface OneDate {
  readonly match: MatchFact;
  readonly date: DateFact;
}

const LISTED = 6;
const archivedMark = ({ archived }: MatchFact): string => (archived ? ', archived' : '');

/** "How many dates with Sam overall" is about Sam. */
const isOfEveryone = ({ concepts, people }: RecordAsked['question']): boolean =>
  people === 'all' && concepts.has('everyone');

/** How many dates there were with some, or with everyone. */
export function datesCounted(asked: RecordAsked): Piece[] {
  const { facts, matches, message, question, today } = asked;
  const isOfAll = question.people === 'all' && !question.concepts.has('person');
  if (periodIn(message, today) !== null) return howMany(isOfAll ? { ...asked, matches: [] } : asked);
  const some = isOfEveryone(question) ? [] : matches;
  const [only, another] = some;
  const last = only?.dates.at(-1);
  if (only && last && !another)
    return say`You've scored ${datesOf(only)} with ${nameOf(only)}, the latest on ${dayAgo(only, last, today)}.`;
  if (some.length > 0)
    return say`You've scored ${listed(some.map((match) => say`${datesOf(match)} with ${nameOf(match)}`))}.`;
  const dated = facts.matches
    .filter(({ dates }) => dates.length > 0)
    .sort((a, b) => b.dates.length - a.dates.length);
  if (dated.length === 0) return nothingScored(undefined, facts);
  const each = dated
    .slice(0, LISTED)
    .map((match) => say`${nameOf(match)} (${datesOf(match)}${archivedMark(match)})`);
  return say`${ofInsights(counted(facts.totalDates, 'scored date'))} with ${ofInsights(counted(dated.length, 'person', 'people'))}: ${listed(each)}.`;
}

/** Who was seen most, least, last or longest ago. */
export function whoWasMet(asked: RecordAsked): Piece[] {
  const { facts, question, today } = asked;
  const isByDay = question.concepts.has('long-ago') || question.concepts.has('last');
  const dated = facts.matches.filter(({ dates }) => dates.length > 0);
  if (dated.length === 0) return nothingScored(undefined, facts);
  if (!isByDay) return mostMet(asked, dated);
  const isLongAgo = question.concepts.has('long-ago') || question.isLeast;
  const order = dated
    .filter(({ archived }) => !archived || !isLongAgo)
    .flatMap((match) => match.dates.slice(-1).map((date): OneDate => ({ match, date })))
    .sort((a, b) => (isLongAgo ? 1 : -1) * a.date.day.localeCompare(b.date.day));
  const [first, ...rest] = order;
  if (!first) return nothingScored(undefined, facts);
  const words = ({ match, date }: OneDate) => say`${nameOf(match)} on ${dayAgo(match, date, today)}`;
  return paragraphs(
    say`${isLongAgo ? 'Longest ago' : 'Most recently'}: ${words(first)}.${rest.length > 0 ? say` Then ${listed(rest.slice(0, LISTED).map(words))}.` : ''}`,
    isLongAgo && facts.undated.length > 0
      ? say`No scored date yet: ${listed(facts.undated.map(nameOf))}.`
      : null,
  );
}

function mostMet({ question, facts }: RecordAsked, dated: readonly MatchFact[]): Piece[] {
  const { isLeast } = question;
  const pool = isLeast ? facts.matches.filter(({ archived }) => !archived) : dated;
  const order = [...pool].sort((a, b) => (isLeast ? 1 : -1) * (a.dates.length - b.dates.length));
  const [first] = order;
  if (!first) return nothingScored(undefined, facts);
  const top = order.filter(({ dates }) => dates.length === first.dates.length);
  const rest = order.filter(({ dates }) => dates.length !== first.dates.length).slice(0, LISTED);
  const each = (match: MatchFact) => say`${nameOf(match)} (${datesOf(match)}${archivedMark(match)})`;
  return say`${isLeast ? 'Least' : 'Most'} often: ${listed(top.map(nameOf))}, with ${datesOf(first)}${top.length > 1 ? ' each' : ''}.${rest.length > 0 ? say` Then ${listed(rest.map(each))}.` : ''}`;
}

/** When everyone was last seen, the longest ago first. */
function lastOfEach(asked: RecordAsked): Piece[] {
  const concepts = new Set([...asked.question.concepts, 'long-ago' as const]);
  return whoWasMet({ ...asked, question: { ...asked.question, concepts } });
}

/** When the last, first or another date was, and how long ago. */
export function whenMet(asked: RecordAsked): Piece[] {
  if (isOfEveryone(asked.question)) return lastOfEach(asked);
  const { facts, matches, question, today } = asked;
  const [match] = question.people === 'all' && matches.length === 0 ? latestMatch(facts.matches) : matches;
  if (!match) return nothingScored(undefined, facts);
  if (match.dates.length === 0) return nothingScored(match, facts);
  const { times, concepts } = question;
  const isSince = /\bsince when\b|\bhow long (?:have|has|am|are) (?:i|we) (?:been )?(?:see|dat|know)/i.test(
    asked.message,
  );
  const meets = /\b(?:did|when) (?:i|we) (?:first )?meet\b/i.test(asked.message);
  const isFirst = isSince || (meets && !concepts.has('last'));
  const meant =
    times.length > 0
      ? datesMeant(match.dates, times, today)
      : isFirst
        ? match.dates.slice(0, 1)
        : match.dates.slice(-1);
  if (meant.length === 0) return noSuchDate(match);
  const told = meant.map((date) => say`${placeWords(match, date)} was on ${dayAgo(match, date, today)}`);
  return say`Your ${joined(told, '; your ')}.${match.dates.length > meant.length ? say` It's ${datesOf(match)} in all; what you haven't scored, I don't know about.` : ''}`;
}

export function latestMatch(matches: readonly MatchFact[]): MatchFact[] {
  return [...matches]
    .filter(({ dates }) => dates.length > 0)
    .sort((a, b) => (b.dates.at(-1)?.day ?? '').localeCompare(a.dates.at(-1)?.day ?? ''))
    .slice(0, 1);
}

/** "last date with Sam" */
export function placeWords(match: MatchFact, date: DateFact): Piece[] {
  const { dates } = match;
  const place =
    dates.length === 1
      ? 'only date'
      : date === dates.at(-1)
        ? 'last date'
        : date === dates[0]
          ? 'first date'
          : date === dates.at(-2)
            ? 'date before the last'
            : 'date';
  return say`${place} with ${nameOf(match)}`;
}

export function noSuchDate(match: MatchFact): Piece[] {
  return say`I don't find that date with ${nameOf(match)}. On record: ${listed(match.dates.slice(-LISTED).map((date) => ofDate(match, date, dayWords(date.day))))}.`;
}

/** The date that felt best or worst, of one person or of everyone. */
export function bestOfDates({ facts, matches, question, today }: RecordAsked): Piece[] {
  const { isLeast } = question;
  const people = question.people === 'all' || matches.length === 0 ? facts.matches : matches;
  const order = people
    .flatMap((match) => match.dates.map((date): OneDate => ({ match, date })))
    .sort(
      (a, b) => (isLeast ? -1 : 1) * (b.date.heart - a.date.heart || (b.date.fit ?? 0) - (a.date.fit ?? 0)),
    );
  const [first, second] = order;
  if (!first) return nothingScored(people[0], facts);
  const words = ({ match, date }: OneDate) =>
    say`${nameOf(match)} on ${dayAgo(match, date, today)}, with chemistry and enjoyment at ${ofDate(match, date, `${date.heart}%`)}${date.fit === null ? '' : say` and your standards at ${ofDate(match, date, `${date.fit}%`)}`}`;
  const byFit = order
    .filter(({ date }) => date.fit !== null)
    .sort((a, b) => (isLeast ? -1 : 1) * ((b.date.fit ?? 0) - (a.date.fit ?? 0)))[0];
  return paragraphs(
    say`By how it felt, your ${isLeast ? 'lowest' : 'best'} date${people.length === 1 ? '' : ' on record'} was ${words(first)}.`,
    byFit && byFit !== first && byFit.date.fit !== first.date.fit
      ? say`By your standards alone it was ${nameOf(byFit.match)} on ${dayAgo(byFit.match, byFit.date, today)}, at ${ofDate(byFit.match, byFit.date, `${byFit.date.fit}%`)}.`
      : second
        ? say`Next to it comes ${words(second)}.`
        : null,
    isLeast ? null : mustHaveSentence(first.match),
  );
}

/** What was written on a day, or where it was: places are only in the notes. */
export function notesOfDay(asked: RecordAsked): Piece[] {
  const { facts, matches, question, notes, today } = asked;
  const isPlace = question.measure === 'place';
  const people =
    matches.length > 0 ? matches : question.times.some(isDay) ? facts.matches : latestMatch(facts.matches);
  const meant = people.flatMap((match) =>
    datesMeant(match.dates, question.times, today).map((date): OneDate => ({ match, date })),
  );
  const [only] = people;
  if (meant.length === 0)
    return matches[0] && matches[0].dates.length > 0
      ? noSuchDate(matches[0])
      : only
        ? say`I find no scored date on that day.`
        : whichMatch(asked, 'my-notes');
  const lead = isPlace ? say`Places of past dates aren't kept by themselves, only what you noted.` : null;
  return paragraphs(
    lead,
    ...meant.slice(0, LISTED).map(({ match, date }) => {
      const note = notes.find((one) => one.date?.id === date.id);
      return note
        ? say`${nameOf(match)}, ${dayAgo(match, date, today)}: ${ofMatch(match, `“${note.text.trim()}”`)}`
        : say`You noted nothing about ${nameOf(match)} on ${dayAgo(match, date, today)}.`;
    }),
  );
}

export function isDay({ kind }: RecordAsked['question']['times'][number]): boolean {
  return kind === 'day' || kind === 'weekday' || kind === 'ago';
}
