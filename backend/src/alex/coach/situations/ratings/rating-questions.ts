import { joined, listed, paragraphs, say, type Piece } from '../../../answer';
import type { DateFact, MatchFact, StandardFact } from '../../../facts';
import type { Asked } from '../../asked';
import {
  dayWords,
  mustHaveSentence,
  nameOf,
  ofDate,
  ofMatch,
  percentOf,
  ratingOf,
  starsOf,
} from '../../coach-figures';
import { comparison } from '../../replies/records/comparison';
import { meaning } from '../../replies/records/match-report';
import { noneRanked } from '../../replies/records/ranking';
import { mustHaves } from '../../replies/records/sureness';
import { nothingScored } from '../../replies/talk/which-match';
import { spoken, type Situation } from '../situation';
import { percentWith } from './what-if';

/** How many dates are told one by one; the latest are. */
export const DATES_TOLD = 8;

interface Rated {
  readonly date: DateFact;
  readonly rating: number;
}

/** A standard's ratings, oldest first. */
function ratingsOf({ dates }: MatchFact, { id }: StandardFact): Rated[] {
  return dates.flatMap((date) => {
    const rating = date.ratings[id];
    return rating === undefined ? [] : [{ date, rating }];
  });
}

/** One standard, date by date. */
export function overTime(asked: Asked): Piece[] {
  const {
    facts,
    matches: [match],
    standards: [standard],
  } = asked;
  if (!match || match.dates.length === 0) return nothingScored(match, facts);
  if (!standard) return whatMoved(asked);
  const rated = ratingsOf(match, standard);
  const [first] = rated;
  const last = rated.at(-1);
  if (!first || !last) return say`You haven't rated ${nameOf(match)} on ${standard.question} yet.`;
  const lines = rated
    .slice(-DATES_TOLD)
    .map(
      ({ date, rating }) =>
        say`• ${ofDate(match, date, dayWords(date.day))}: ${ofDate(match, date, `${rating} of 10`)}`,
    );
  const count = ofMatch(match, rated.length === 1 ? 'one rating' : `${rated.length} ratings`);
  const list = joined([say`${nameOf(match)} on ${standard.question}, date by date:`, ...lines], '\n');
  const isLevel = rated.length > 1 && rated.every(({ rating }) => rating === first.rating);
  if (isLevel) return paragraphs(list, say`So it hasn't changed: you gave the same every time.`);
  return paragraphs(
    list,
    first === last
      ? say`With ${count} there's nothing to compare yet.`
      : say`${fromFirstToLast(match, first, last)} Two evenings always differ a little, so I wouldn't read ${count} as a change by themselves. What was different the last time?`,
  );
}

function fromFirstToLast(match: MatchFact, first: Rated, last: Rated): Piece[] {
  const points = last.rating - first.rating;
  if (points === 0) return say`The last is the same as the first.`;
  const distance = ofMatch(match, Math.abs(points) === 1 ? '1 point' : `${Math.abs(points)} points`);
  return say`The last is ${distance} ${points < 0 ? 'lower' : 'higher'} than the first.`;
}

interface Move {
  readonly standard: StandardFact;
  readonly first: Rated;
  readonly last: Rated;
}

/** The standards whose last rating differs from the first, in the direction that is asked about. */
function whatMoved({ facts, matches: [match], message }: Asked): Piece[] {
  if (!match || match.dates.length === 0) return nothingScored(match, facts);
  const moves = facts.standards.flatMap((standard): Move[] => {
    const rated = ratingsOf(match, standard);
    const [first] = rated;
    const last = rated.at(-1);
    return first && last && first.rating !== last.rating ? [{ standard, first, last }] : [];
  });
  const isUp = ({ first, last }: Move) => last.rating > first.rating;
  const part = (word: string, some: readonly Move[]): Piece[] =>
    some.length === 0
      ? []
      : say`${word}: ${listed(some.map(({ standard, first, last }) => say`${standard.question} (from ${ofDate(match, first.date, String(first.rating))} to ${ofDate(match, last.date, String(last.rating))})`))}.`;
  const wantsUp = !/\b(?:down|dropp?\w*|fell|lower|wors\w+)\b/i.test(message);
  const wantsDown = !/\b(?:up|rose|risen|higher|better|improv\w*)\b/i.test(message);
  const told = [
    ...(wantsUp ? [part('Higher on the last date than on the first', moves.filter(isUp))] : []),
    ...(wantsDown
      ? [
          part(
            'Lower on the last date than on the first',
            moves.filter((move) => !isUp(move)),
          ),
        ]
      : []),
  ].filter(({ length }) => length > 0);
  if (told.length === 0)
    return say`With ${nameOf(match)}, nothing you rated moved that way from the first date to the last.`;
  return paragraphs(
    joined([say`With ${nameOf(match)}:`, ...told], '\n'),
    say`That's what you wrote down, not yet a trend: single dates go up and down by themselves.`,
  );
}

/** How the percentage comes from the ratings, sum by sum. */
function stepByStep(asked: Asked): Piece[] {
  const { facts } = asked;
  const match = asked.matches[0] ?? facts.ranked[0];
  if (!match?.fit) return match ? nothingScored(match, facts) : noneRanked(facts);
  // What was rated under standards that aren't selected anymore isn't in the sum.
  if (percentWith(match, '', 0) !== match.fit.percent) return meaning(facts);
  const stars = match.means.reduce((sum, mean) => sum + mean.stars, 0);
  const total = match.means.reduce((sum, { mean, stars: count }) => sum + mean * count, 0);
  const lines = match.means.map(
    (mean) =>
      say`• ${mean.question}: ${ratingOf(match, mean)} × ${starsOf(mean)} = ${ofMatch(match, tenths(mean.mean * mean.stars))}`,
  );
  return paragraphs(
    mustHaveSentence(match),
    joined(
      [say`${nameOf(match)}'s percentage, from your mean rating on each standard times its stars:`, ...lines],
      '\n',
    ),
    say`Together that's ${ofMatch(match, tenths(total))}, divided by ${ofMatch(match, `${stars} stars`)}: ${ofMatch(match, `${tenths(total / stars)} of 10`)}, so ${percentOf(match, match.fit)}.`,
    say`Every date counts the same, however long ago. What you haven't seen isn't in it, and chemistry and enjoyment are kept apart.`,
  );
}

const tenths = (value: number): string => String(Math.round(value * 10) / 10);

/** Who has the higher percentage, which need not be the one the user likes more. */
function higherPercentage(asked: Asked): Piece[] {
  const { facts, matches } = asked;
  const [one, other] = [...new Set([...matches, ...facts.ranked])].filter(({ fit }) => fit !== null);
  if (!one?.fit || !other?.fit) return noneRanked(facts);
  return paragraphs(
    comparison(one, other),
    say`Whom you like more isn't in the percentage: it holds your ratings by your stars and nothing else. How the dates felt is kept next to it: chemistry and enjoyment come to ${ofMatch(one, `${one.fit.heart}%`)} with ${nameOf(one)} and ${ofMatch(other, `${other.fit.heart}%`)} with ${nameOf(other)}.`,
  );
}

function whatMustHavesAre(asked: Asked): Piece[] {
  return paragraphs(
    say`A must-have is a standard with a limit: the lowest rating you'd accept, however well the rest fits.`,
    mustHaves({ ...asked, matches: [] }),
  );
}

function unseenCounted({ matches: [match] }: Asked): Piece[] {
  const unseen = match?.unseen ?? [];
  return paragraphs(
    say`No. A rating you left open isn't counted at all, neither as a zero nor as an average. The percentage rests on what you rated, and its range stays wider until you've seen the rest.`,
    match && match.dates.length > 0
      ? unseen.length > 0
        ? say`With ${nameOf(match)}, no date has shown ${listed(unseen.map(({ question }) => question))} yet.`
        : say`With ${nameOf(match)}, every standard was rated on at least one date.`
      : null,
  );
}

const told = (text: string) => (): Piece[] => say`${text}`;

const RATED = '(?=.*\\b(?:rat(?:e|ed|ing|ings)|scor(?:e|ed|es)|gave|given|give|points?|numbers?|average)\\b)';
const MOVED =
  '(?:getting|gotten|become|becoming|going|gone|went|goes|moved) (?:\\w+ )?(?:worse|better|lower|higher|up|down)|(?:has|have|had|did|is) (?:\\w+ ){0,2}(?:dropped|dropping|drop|fallen|risen|sunk|slipped|improved|changed)|(?:dropped|fell|rose|improved)|(?:ever |really |actually )?(?:get|got|gets) (?:any )?(?:better|worse|higher|lower)';

/** What people ask about their ratings, wherever in a conversation. */
export const RATING_QUESTIONS = {
  'ratings-over-time': {
    intent: 'my-ratings',
    needsPerson: true,
    words: spoken(
      `^${RATED}.*\\b(?:(?:each|every) (?:time|date|single (?:time|date))|(?:both|all) (?:times|dates)|over time|date by date|from date to date|(?:on|for) (?:all|each|every) (?:\\w+ )?dates?|(?:has|did) it (?:\\w+ )?change\\w*|${MOVED})\\b`,
    ),
    when: ({ standards, named }) => standards === 1 && named <= 1,
    reply: overTime,
  },
  'what-moved': {
    intent: 'my-ratings',
    needsPerson: true,
    words: spoken(`^(?:.* )?(?:which|what|something|anything)\\b.*\\b(?:${MOVED})\\b`),
    when: ({ standards, named, previousSituation }) =>
      standards === 0 &&
      named <= 1 &&
      (previousSituation === 'ratings-over-time' ||
        previousSituation === 'record-one' ||
        previousSituation === 'what-moved'),
    reply: whatMoved,
  },
  'what-moved-at-all': {
    intent: 'my-ratings',
    needsPerson: true,
    words: spoken(`^(?=.*\\b(?:ratings?|standards?)\\b).*\\b(?:which|what) .*(?:${MOVED})\\b`),
    when: ({ standards, named }) => standards === 0 && named <= 1,
    reply: whatMoved,
  },
  'step-by-step': {
    intent: 'how-percentage',
    needsPerson: true,
    words: spoken(
      'step by step\\b|(?:show me|do|walk me through) the (?:math|arithmetic|calculation|sums?)\\b|how (?:do|did) (?:you|HE) (?:get|come) to (?:the |that |this )?(?:number|percent\\w*)',
    ),
    when: ({ previous }) => previous !== 'date-plan' && !previous?.startsWith('draft-'),
    reply: stepByStep,
  },
  'higher-percentage': {
    intent: 'compare',
    words: spoken(
      '(?:who|whom|which (?:one|of (?:them|these|the two)))\\b (?:\\w+ ){0,3}(?:higher|bigger|better|lower) (?:percent\\w*|score|number|fit)\\b',
    ),
    when: ({ standards, named }) => standards === 0 && named !== 1,
    reply: higherPercentage,
  },
  'must-have-in-doubt': {
    intent: 'must-haves',
    words: spoken(
      '(?:may|might|could|maybe|possibly|perhaps|probably) (?:still )?be (?:below|under)\\b.*\\bmust haves?\\b|why\\b.*\\b(?:below|under|warning|question mark)\\b.*\\bmust haves?\\b|why\\b.*\\bmust haves?\\b.*\\b(?:below|under|warning|open|unsure|not sure)\\b',
    ),
    needsPerson: true,
    reply: mustHaves,
  },
  'what-is-must-have': {
    intent: 'must-haves',
    words: spoken(
      '(?:what|which) (?:\\w+ )?(?:is|are|was|does) (?:a |the |my )?must haves?\\b(?! (?:for|of) )',
    ),
    when: ({ standards }) => standards === 0,
    reply: whatMustHavesAre,
  },
  'unseen-counted': {
    intent: 'where-it-counts',
    words: spoken(
      '(?:empty|blank|missing|unrated|open|left out|not (?:seen|rated|filled)(?: \\w+)?|without a rating|(?:never|not) (?:\\w+ )?(?:g[ai]ve|given|rated?|scored?))\\b.*\\b(?:count\\w*|treated|taken|included)\\b(?: \\w+){0,3} (?:zero|number|against|average|in)\\b|(?:empty|blank|missing|unrated|open)\\b.*\\b(?:pull|drag|bring|push|lower|hurt|affect|change)\\w*\\b.*(?:percent\\w*|score|number|down)\\b',
    ),
    reply: unseenCounted,
  },
  'remind-me': {
    intent: 'how-to-start',
    words: spoken(
      '(?:can|could|will|does|do|would) (?:you|it|the app|this app|alex|heart and head)\\b (?:\\w+ ){0,2}(?:remind|remember|notify|alert) me\\b',
    ),
    reply: told(
      'Not at an hour you choose. Enter the date with “Plan a date” on the Overview: from there it goes into your calendar, as a file or by a private calendar link, and your calendar reminds you before it. The morning after, I can ask how it was, if you turn that on in your profile.',
    ),
  },
} as const satisfies Record<string, Situation>;
