import { joined, listed, paragraphs, say, type Piece } from '../../../answer';
import type { DateFact, MatchFact, MeanFact, StandardFact } from '../../../facts';
import {
  counted,
  dayAgo,
  dayWords,
  nameOf,
  ofDate,
  ofInsights,
  ofMatch,
  ofStandards,
  ratedDatesOf,
  ratingOf,
  starsOf,
} from '../../coach-figures';
import { tenth } from '../../replies/records/comparison';
import { rankingOn } from '../../replies/records/ranking';
import { nothingScored, whichMatch } from '../../replies/talk/which-match';
import { overTime } from '../../situations/ratings/rating-questions';
import type { RecordAsked } from '../record-asked';
import { datesMeant } from '../times-asked';
import { noSuchDate, placeWords } from './date-answers';

/** A standard's ratings of someone: at the time asked about, or all of them. */
export function ratingTold(asked: RecordAsked): Piece[] {
  const { matches, question } = asked;
  const [match] = matches;
  if (!match) return whichMatch(asked, 'my-ratings');
  if (question.times.some(({ kind }) => kind === 'each') || /\bever\b/i.test(asked.message))
    return overTime({ ...asked, matches: [match], standards: question.standards });
  return paragraphs(
    ...matches.flatMap((match) => question.standards.map((standard) => oneRating(asked, match, standard))),
  );
}

function oneRating({ question, today }: RecordAsked, match: MatchFact, standard: StandardFact): Piece[] {
  const { id, question: name } = standard;
  const mean = match.means.find((one) => one.id === id);
  if (!mean) return say`You haven't rated ${nameOf(match)} on ${name} yet.`;
  if (question.times.length > 0) {
    const dates = [...datesMeant(match.dates, question.times, today)].reverse();
    if (dates.length === 0) return noSuchDate(match);
    const told = dates.map(
      (date) =>
        say`${rated(match, date, id)} on ${dayAgo(match, date, today)}, your ${placeWords(match, date)}`,
    );
    return say`${name}: ${joined(told, '; ')}.`;
  }
  const single = match.dates.filter(({ ratings }) => ratings[id] !== undefined);
  const list = single
    .slice(-LISTED)
    .map(
      (date) =>
        say`${ofDate(match, date, dayWords(date.day))}: ${ofDate(match, date, String(date.ratings[id] ?? ''))}`,
    );
  return say`You rated ${nameOf(match)} ${ratingOf(match, mean)} on ${name} over ${ratedDatesOf(match, mean)}${list.length > 1 ? say` (${joined(list, '; ')})` : ''}. It has ${starsOf(standard)} with you${standard.mustHave === null ? '' : say`, and your limit is ${ofStandards(String(standard.mustHave))}`}.`;
}

const LISTED = 6;

function rated(match: MatchFact, date: DateFact, id: string): Piece[] {
  const rating = date.ratings[id];
  return rating === undefined ? say`not rated` : say`${ofDate(match, date, `${rating} of 10`)}`;
}

/** Every rating of the dates asked about. */
export function ratingsTold(asked: RecordAsked): Piece[] {
  const { facts, matches, question, today } = asked;
  const people = matches.length > 0 ? matches : facts.matches;
  const meant = people.flatMap((match) =>
    datesMeant(match.dates, question.times, today).map((date) => ({ match, date })),
  );
  const latest = [...meant]
    .sort((a, b) => b.date.day.localeCompare(a.date.day))
    .slice(0, matches.length > 0 ? 2 : 1);
  if (latest.length === 0)
    return matches[0] && matches[0].dates.length > 0
      ? noSuchDate(matches[0])
      : nothingScored(matches[0], facts);
  return paragraphs(
    ...latest.map(({ match, date }) => {
      const given = facts.standards.flatMap(({ id, question: name }) =>
        date.ratings[id] === undefined ? [] : [say`• ${name}: ${rated(match, date, id)}`],
      );
      const open = facts.standards.filter(({ id }) => date.ratings[id] === undefined);
      return joined(
        [
          say`Your ${placeWords(match, date)}, ${dayAgo(match, date, today)}:`,
          ...given,
          say`• Chemistry and enjoyment together: ${ofDate(match, date, `${date.heart}%`)}`,
          ...(open.length > 0 ? [say`• Left open: ${listed(open.map(({ question: name }) => name))}`] : []),
        ],
        '\n',
      );
    }),
  );
}

/** The highest or lowest rating of a standard that was ever given. */
export function extremeRating({ facts, matches, question }: RecordAsked): Piece[] {
  const [standard] = question.standards;
  const people = question.people === 'all' || matches.length === 0 ? facts.matches : matches;
  if (!standard) return nothingScored(undefined, facts);
  const given = people
    .flatMap((match) =>
      match.dates.flatMap((date) => {
        const rating = date.ratings[standard.id];
        return rating === undefined ? [] : [{ match, date, rating }];
      }),
    )
    .sort((a, b) => (question.isLeast ? a.rating - b.rating : b.rating - a.rating));
  const [first] = given;
  if (!first) return say`You haven't rated ${standard.question} yet.`;
  const same = given.filter(({ rating }) => rating === first.rating);
  const where = same
    .slice(0, LISTED)
    .map(({ match, date }) => say`${nameOf(match)} on ${ofDate(match, date, dayWords(date.day))}`);
  return say`The ${question.isLeast ? 'lowest' : 'highest'} you gave on ${standard.question} is ${ofDate(first.match, first.date, `${first.rating} of 10`)}: ${listed(where)}.`;
}

/** Who was rated highest or lowest on a standard. */
export function ratedHighest({ facts, question }: RecordAsked): Piece[] {
  const [standard] = question.standards;
  return standard ? rankingOn(standard, facts, question.isLeast) : nothingScored(undefined, facts);
}

/** A standard over everyone who was rated on it. */
export function averageTold({ facts, question }: RecordAsked): Piece[] {
  return paragraphs(
    ...question.standards.map((standard) => {
      const rated = facts.matches.flatMap(({ dates }) =>
        dates.flatMap(({ ratings }) => ratings[standard.id] ?? []),
      );
      const means = facts.matches.flatMap((match) =>
        match.means.flatMap((mean) => (mean.id === standard.id ? [{ match, mean }] : [])),
      );
      if (rated.length === 0) return say`You haven't rated ${standard.question} yet.`;
      const average = rated.reduce((sum, one) => sum + one, 0) / rated.length;
      return say`On ${standard.question} you've given ${ofInsights(`${tenth(average)} of 10`)} on average, over ${ofInsights(counted(rated.length, 'rating'))}: ${listed(means.map(({ match, mean }) => say`${nameOf(match)} ${ratingOf(match, mean)}`))}.`;
    }),
  );
}

interface Overall {
  readonly standard: StandardFact;
  readonly mean: number;
}

/** The standard with the lowest or highest ratings: someone's, or over everyone. */
export function extremeStandard({ facts, matches, question }: RecordAsked): Piece[] {
  const { isLeast } = question;
  const word = isLeast ? 'lowest' : 'highest';
  if (question.people !== 'all' && matches.length > 0)
    return paragraphs(...matches.map((match) => extremeOf(match, isLeast, facts)));
  const people = facts.matches.filter(({ archived, means }) => !archived && means.length > 0);
  const order = facts.standards
    .flatMap((standard): Overall[] => {
      const means = people.flatMap((match) => match.means.filter(({ id }) => id === standard.id));
      return means.length === 0
        ? []
        : [{ standard, mean: means.reduce((sum, { mean }) => sum + mean, 0) / means.length }];
    })
    .sort((a, b) => (isLeast ? a.mean - b.mean : b.mean - a.mean));
  const [first, second] = order;
  if (!first) return nothingScored(undefined, facts);
  const figure = ({ standard, mean }: Overall) =>
    say`${standard.question} (${ofStandards(`${tenth(mean)} of 10`)})`;
  return paragraphs(
    say`Over the ${ofInsights(counted(people.length, 'person', 'people'))} you're seeing, the ${word} is ${figure(first)}${second ? say`, then ${figure(second)}` : ''}.`,
    people.length > 1
      ? joined(
          [
            say`One by one:`,
            ...people.slice(0, LISTED).map((match) => say`• ${extremeOf(match, isLeast, facts)}`),
          ],
          '\n',
        )
      : null,
  );
}

function extremeOf(match: MatchFact, isLeast: boolean, facts: RecordAsked['facts']): Piece[] {
  const order = isLeast ? [...match.means].reverse() : match.means;
  const [first] = order;
  if (!first) return nothingScored(match, facts);
  const isSame = (mean: MeanFact) => mean.mean === first.mean;
  const top = order.filter(isSame);
  const next = order.find((mean) => !isSame(mean));
  return say`${nameOf(match)} is ${isLeast ? 'lowest' : 'highest'} on ${listed(top.map(({ question }) => question))}: ${ratingOf(match, first)} over ${ratedDatesOf(match, first)}${top.length === 1 ? say`, with ${starsOf(first)}` : ''}${next ? say`. Then ${next.question} (${ratingOf(match, next)})` : ''}.`;
}

/** What no date has shown yet, of someone or of everyone. */
export function blanksTold(asked: RecordAsked): Piece[] {
  const { facts, matches, question } = asked;
  const people =
    question.people !== 'all' && matches.length > 0
      ? matches
      : facts.matches.filter(({ archived, dates }) => !archived && dates.length > 0);
  if (people.length === 0) return nothingScored(undefined, facts);
  const some = people.map((match) => blanksOf(match, facts));
  return paragraphs(
    ...some,
    matches.length === 0 && facts.undated.length > 0
      ? say`No scored date at all yet: ${listed(facts.undated.map(nameOf))}.`
      : null,
  );
}

function blanksOf(match: MatchFact, facts: RecordAsked['facts']): Piece[] {
  if (match.dates.length === 0) return nothingScored(match, facts);
  const last = match.dates.at(-1);
  const open = facts.standards.filter(
    ({ id }) => last?.ratings[id] === undefined && match.unseen.every((one) => one.id !== id),
  );
  const lastOpen =
    last && open.length > 0
      ? say` On the last date, ${ofDate(match, last, dayWords(last.day))}, you left ${listed(open.map(({ question }) => question))} open.`
      : '';
  return match.unseen.length > 0
    ? say`With ${nameOf(match)}, no date has shown ${listed(match.unseen.map((one) => say`${one.question} (${starsOf(one)})`))} yet.${lastOpen}`
    : say`With ${nameOf(match)}, every one of your ${ofMatch(match, String(facts.standards.length))} standards has been rated on at least one date.${lastOpen}`;
}
