import { joined, listed, paragraphs, say, type Piece } from '../../../answer';
import type { DateFact, MatchFact } from '../../../facts';
import {
  counted,
  datesOf,
  dayWords,
  mustHaveSentence,
  nameOf,
  ofDate,
  ofMatch,
  percentOf,
  ratedDatesOf,
  ratingOf,
  standing,
  starsOf,
} from '../../coach-figures';
import { comparison, differencesBetween, tenth } from '../../replies/records/comparison';
import { noneRanked } from '../../replies/records/ranking';
import { whyScore } from '../../replies/records/sureness';
import { nothingScored, whichMatch } from '../../replies/talk/which-match';
import { heldBack } from '../../situations/advise';
import { overTime } from '../../situations/ratings/rating-questions';
import { isOpen } from '../../situations/records/compared';
import type { RecordAsked } from '../record-asked';
import { datesMeant } from '../times-asked';
import { isDay, latestMatch } from './date-answers';

const points = (match: MatchFact, count: number) => ofMatch(match, counted(Math.abs(count), 'point'));

/** "How far behind is Wes" is about him and the first, or about the first and the second. */
function nextTo(one: MatchFact | undefined, { facts, question }: RecordAsked): MatchFact | undefined {
  return question.people === 'one' ? facts.ranked.find((match) => match !== one) : undefined;
}

/** Who is ahead, or behind, and by how much. */
export function leadTold(asked: RecordAsked): Piece[] {
  const { facts, matches, question } = asked;
  const [one, other = nextTo(one, asked)] = matches.filter(({ fit }) => fit !== null);
  if (one && other) return comparison(one, other);
  const [first, second, ...rest] = facts.ranked;
  if (!first?.fit) return noneRanked(facts);
  if (!second?.fit)
    return say`Only ${nameOf(first)} can be ranked so far, at ${percentOf(first, first.fit)} after ${datesOf(first)}.`;
  const last = facts.ranked.at(-1) ?? second;
  const lead = first.fit.percent - second.fit.percent;
  const head =
    lead === 0
      ? say`${nameOf(first)} and ${nameOf(second)} are level at ${percentOf(first, first.fit)}.`
      : say`${nameOf(first)} is ahead at ${percentOf(first, first.fit)}, ${points(first, lead)} before ${nameOf(second)} (${percentOf(second, second.fit)}).`;
  const behind =
    question.isLeast && last.fit && last.fit.percent < first.fit.percent
      ? say`${nameOf(last)} is last at ${percentOf(last, last.fit)}, ${points(last, first.fit.percent - last.fit.percent)} behind ${nameOf(first)}. `
      : '';
  const isOfTwo = question.isLeast && rest.length === 0 && lead > 0;
  return paragraphs(
    say`${behind}${isOfTwo ? say`${nameOf(first)} is at ${percentOf(first, first.fit)}.` : head}${rest.length > 0 ? say` Then ${listed(rest.map((match) => say`${nameOf(match)} ${match.fit ? percentOf(match, match.fit) : ''}`))}.` : ''}`,
    isOpen(first, second)
      ? say`The likely ranges overlap, so that can still change.`
      : say`The likely ranges don't overlap.`,
    joined(facts.setBack.map(mustHaveSentence), ' '),
  );
}

/** The percentage of some, or of everyone, and nothing else. */
export function percentageTold({ facts, matches }: RecordAsked): Piece[] {
  const some = matches.length > 0 ? matches : facts.matches.filter(({ archived }) => !archived);
  if (some.length === 0) return noneRanked(facts);
  return joined(some.map(percentageOf), ' ');
}

function percentageOf(match: MatchFact): Piece[] {
  if (match.isHeldBack) return heldBack(match);
  if (!match.fit)
    return match.dates.length === 0
      ? say`${nameOf(match)} has no percentage yet: no date is scored.`
      : say`${nameOf(match)} has no percentage yet: too little of what matters to you is rated.`;
  const limits = match.vetoed.length > 0 || match.atRisk.length > 0 ? say` ${mustHaveSentence(match)}` : '';
  const isProvisional = match.fit.provisional
    ? ' That is provisional: less than half of your stars are rated.'
    : '';
  return say`${standing(match, match.fit)}.${isProvisional}${limits}`;
}

/** Two people on some standards, or as a whole. */
export function comparedTold(asked: RecordAsked): Piece[] {
  const { facts, matches, question } = asked;
  const [one, other] = matches.length > 1 ? matches : [...new Set([...matches, ...facts.ranked])];
  if (!one || !other) return noneRanked(facts);
  if (question.standards.length === 0) return comparison(one, other);
  return paragraphs(
    ...question.standards.map(({ id, question: name }) => {
      const [a, b] = [one, other].map((match) => match.means.find((mean) => mean.id === id));
      if (!a || !b)
        return say`On ${name}, ${listed([one, other].filter((match) => match.means.every((mean) => mean.id !== id)).map(nameOf))} ${a || b ? 'has' : 'have'} no rating yet.`;
      const apart = a.mean - b.mean;
      const words = say`${nameOf(one)} ${ratingOf(one, a)} (${ratedDatesOf(one, a)}) and ${nameOf(other)} ${ratingOf(other, b)} (${ratedDatesOf(other, b)})`;
      const ahead = apart > 0 ? one : other;
      return apart === 0
        ? say`On ${name} they are level: ${words}.`
        : say`On ${name}: ${words}, so ${nameOf(ahead)} is ${ofMatch(ahead, counted(Number(tenth(apart)), 'point'))} higher.`;
    }),
  );
}

/** By which ratings someone is ahead of the next, or behind the one before. */
export function whyAhead(asked: RecordAsked): Piece[] {
  const { facts, matches, question } = asked;
  const leader = facts.ranked.at(question.isLeast ? -1 : 0);
  const match = question.people === 'all' ? leader : (matches[0] ?? leader);
  if (!match) return noneRanked(facts);
  if (match.isHeldBack) return heldBack(match);
  const other =
    (question.people === 'all' ? undefined : matches[1]) ?? facts.ranked.find(({ id }) => id !== match.id);
  if (!match.fit || !other?.fit || match.vetoed.length > 0) return whyScore({ ...asked, matches: [match] });
  if (other.vetoed.length > 0) return comparison(match, other);
  const lead = match.fit.percent - other.fit.percent;
  const sides = differencesBetween(match, other);
  const up = sides.filter((side) => side.points > 0);
  const down = sides.filter((side) => side.points < 0);
  const words = (some: typeof sides) =>
    listed(
      some
        .slice(0, SIDES)
        .map(
          ({ standard, points: by }) =>
            say`${standard.question} (${ofMatch(match, tenth(by))}, ${starsOf(standard)})`,
        ),
    );
  const where =
    lead === 0
      ? say`${nameOf(match)} and ${nameOf(other)} are level at ${percentOf(match, match.fit)}.`
      : say`${nameOf(match)} is at ${percentOf(match, match.fit)}, ${points(match, lead)} ${lead > 0 ? 'ahead of' : 'behind'} ${nameOf(other)} (${percentOf(other, other.fit)}).`;
  return paragraphs(
    where,
    joined(
      [
        ...(up.length > 0 ? [say`Rated higher: ${words(up)}.`] : []),
        ...(down.length > 0 ? [say`Rated lower: ${words(down)}.`] : []),
      ],
      ' ',
    ),
    isOpen(match, other) ? say`The likely ranges overlap, so the next date can turn it around.` : null,
  );
}

const SIDES = 3;

/** What someone's ratings would have to be to draw level with who is ahead. */
export function toCatchUp(asked: RecordAsked): Piece[] {
  const { facts, matches } = asked;
  const [match] = matches;
  if (!match) return whichMatch(asked, 'why-score');
  if (match.isHeldBack) return heldBack(match);
  if (!match.fit) return nothingScored(match, facts);
  if (match.vetoed.length > 0) return mustHaveSentence(match);
  const [first] = facts.ranked;
  const goal = matches[1] ?? first;
  if (!goal?.fit) return noneRanked(facts);
  if (goal.vetoed.length > 0) return comparison(match, goal);
  const gap = goal.fit.percent - match.fit.percent;
  if (goal.id === match.id || gap <= 0)
    return say`${nameOf(match)} isn't behind: at ${percentOf(match, match.fit)}, ${nameOf(match)} ${gap === 0 && goal.id !== match.id ? say`is level with ${nameOf(goal)}` : 'comes first already'}.`;
  const stars = match.means.reduce((sum, mean) => sum + mean.stars, 0);
  const ways = match.means
    .map((mean) => ({ mean, needed: mean.mean + (gap / 10) * (stars / mean.stars) }))
    .filter(({ needed }) => needed <= 10)
    .sort((a, b) => a.needed - a.mean.mean - (b.needed - b.mean.mean));
  const count = match.dates.length;
  const next = goal.fit.percent * (count + 1) - match.fit.percent * count;
  return paragraphs(
    say`${nameOf(match)} is at ${percentOf(match, match.fit)} and ${nameOf(goal)} at ${percentOf(goal, goal.fit)}, so it takes ${points(match, gap)}.`,
    ways.length > 0
      ? say`On one standard alone, that would be an average of ${listed(ways.slice(0, 2).map(({ mean, needed }) => say`${ofMatch(match, tenth(Math.ceil(needed * 10) / 10))} on ${mean.question} (now ${ratingOf(match, mean)})`))}${ways.length > 1 ? ', either of them' : ''}.`
      : say`No single standard could close that; it would take several.`,
    next <= 100
      ? say`Or the next date, rated on everything, would have to come to about ${ofMatch(match, `${Math.ceil(next)}%`)}.`
      : say`One more date couldn't do it, however good.`,
    isOpen(match, goal) ? say`The likely ranges overlap already, so it's close as it is.` : null,
  );
}

/** What moved a percentage: the dates by themselves, and what was rated otherwise on the latest one. */
export function whyChanged(asked: RecordAsked): Piece[] {
  const [match] = asked.matches;
  if (!match) return whichMatch(asked, 'why-score');
  const rated = match.dates.flatMap((date) => (date.fit === null ? [] : [{ date, fit: date.fit }]));
  if (match.isHeldBack) return heldBack(match);
  if (!match.fit || rated.length < 2) return whyScore({ ...asked, matches: [match] });
  const each = rated
    .slice(-LATEST)
    .map(({ date, fit }) => say`${ofDate(match, date, `${fit}%`)} on ${dayWords(date.day)}`);
  return paragraphs(
    say`${nameOf(match)}'s percentage is ${percentOf(match, match.fit)}, over all dates. One by one, by your standards, ${rated.length > LATEST ? 'the latest ones' : 'they'} came to ${listed(each)}.`,
    changeTold({ ...asked, matches: [match] }),
  );
}

const LATEST = 4;

/** What is different between two dates with someone. */
export function changeTold(asked: RecordAsked): Piece[] {
  const { facts, matches, question, today } = asked;
  const [match] = matches.length > 0 ? matches : latestMatch(facts.matches);
  if (!match || match.dates.length === 0) return nothingScored(match, facts);
  if (match.isHeldBack) return heldBack(match);
  const [standard] = question.standards;
  if (standard) return overTime({ ...asked, matches: [match], standards: [standard] });
  const isSinceStart = question.times.some(({ kind }) => kind === 'each' || kind === 'first');
  const to = match.dates.at(-1);
  const named = datesMeant(match.dates, question.times.filter(isDay), today)[0];
  const from = isSinceStart
    ? match.dates[0]
    : named === undefined || named === to
      ? match.dates.at(-2)
      : named;
  if (!from || !to || from === to)
    return say`There's only ${datesOf(match)} with ${nameOf(match)} on record, so there's nothing to compare yet.`;
  return paragraphs(
    joined(
      [
        say`${nameOf(match)}, from ${ofDate(match, from, dayWords(from.day))} to ${ofDate(match, to, dayWords(to.day))}:`,
        ...moves(asked, match, from, to),
      ],
      '\n',
    ),
    say`Two evenings always differ a little, so that's what you rated and not yet a trend.`,
  );
}

function moves({ facts }: RecordAsked, match: MatchFact, from: DateFact, to: DateFact): Piece[][] {
  const rated = facts.standards.flatMap(({ id, question }) => {
    const [a, b] = [from.ratings[id], to.ratings[id]];
    return a === undefined && b === undefined ? [] : [{ question, a, b }];
  });
  const figure = (date: DateFact, rating: number | undefined): Piece[] =>
    rating === undefined ? say`not rated` : say`${ofDate(match, date, String(rating))}`;
  const moved = rated.filter(({ a, b }) => a !== b);
  const same = rated.filter(({ a, b }) => a === b);
  return [
    ...moved.map(({ question, a, b }) => say`• ${question}: ${figure(from, a)}, then ${figure(to, b)}`),
    ...(same.length > 0 ? [say`• The same: ${listed(same.map(({ question }) => question))}`] : []),
    say`• Chemistry and enjoyment: ${ofDate(match, from, `${from.heart}%`)}, then ${ofDate(match, to, `${to.heart}%`)}`,
  ];
}

/** Why a percentage is called provisional. */
export function provisionalTold({ facts, matches, question }: RecordAsked): Piece[] {
  const some =
    matches.length > 0 && !question.concepts.has('who') && !question.concepts.has('everyone')
      ? matches
      : facts.matches.filter(({ fit }) => fit?.provisional === true);
  const means = say`A percentage is provisional while less than half of your stars have been rated; until then no one is ranked by it.`;
  if (some.length === 0) return say`${means} That's the case with no one at the moment.`;
  return paragraphs(
    ...some.map((match) => {
      if (!match.fit) return nothingScored(match, facts);
      const rated = match.means.reduce((sum, { stars }) => sum + stars, 0);
      const all = facts.standards.reduce((sum, { stars }) => sum + stars, 0);
      const share = say`${ofMatch(match, String(rated))} of ${ofMatch(match, `${all} stars`)} are rated`;
      return match.fit.provisional
        ? say`${nameOf(match)}'s ${percentOf(match, match.fit)} is provisional: only ${share}. Missing: ${listed(match.unseen.map((one) => say`${one.question} (${starsOf(one)})`))}.`
        : say`${nameOf(match)}'s ${percentOf(match, match.fit)} isn't provisional: ${share}. It rests on ${datesOf(match)}${match.fit.likely ? say`, so the likely range is still ${ofMatch(match, `${match.fit.likely.low}–${match.fit.likely.high}%`)}` : ''}.`;
    }),
    means,
  );
}
