import { listed, paragraphs, say, type Piece } from '../../../answer';
import type { MatchFact, MeanFact, StandardFact } from '../../../facts';
import type { Asked } from '../../asked';
import type { Intent } from '../../intents';
import { nameOf, ofMatch, ofStandards, percentOf } from '../../coach-figures';
import { tenth } from '../../replies/records/comparison';
import { nothingScored } from '../../replies/talk/which-match';
import { withNamesReplaced } from '../../understanding/placeholders';
import { heldBack } from '../advise';
import { spoken, type Situation } from '../situation';
import { percentWith } from './what-if';

/** What another rating of one standard would do: in place of the latest one, or as the first. */
function otherRating({ facts, matches, standards: [standard], message }: Asked): Piece[] {
  const [match, other] = matches;
  const wished = message.replace(/\bfrom (?:an? )?\d+/i, '');
  const rating = Number(
    (/\bto (?:an? )?(10|[1-9])\b/i.exec(wished) ?? /\b(10|[1-9])\b/.exec(wished))?.[1] ?? 0,
  );
  if (!match?.fit) return nothingScored(match, facts);
  // What was rated under standards that aren't selected anymore isn't in the sum.
  if (!standard || rating === 0 || percentWith(match, '', 0) !== match.fit.percent)
    return say`Tell me which standard and which number you mean, and I'll work it out from the ratings you have: “What if I gave an eight for Humor?”, for example. Nothing is changed by it.`;
  const mean = meanWith(match, standard, rating);
  const means = [...match.means.filter(({ id }) => id !== standard.id), mean];
  const percent = percentWith({ ...match, means }, '', 0);
  const now = match.means.find(({ id }) => id === standard.id);
  const number = ofMatch(match, `${rating} of 10`);
  return paragraphs(
    now
      ? say`With ${number} for ${standard.question} on the latest date, ${nameOf(match)} would average ${ofMatch(match, `${tenth(mean.mean)} of 10`)} there instead of ${ofMatch(match, `${tenth(now.mean)} of 10`)}, and come to ${ofMatch(match, `${percent}%`)} instead of ${percentOf(match, match.fit)}.${limitWords(standard, mean)}`
      : say`If the first rating of ${standard.question} were ${number}, ${nameOf(match)} would come to ${ofMatch(match, `${percent}%`)} instead of ${percentOf(match, match.fit)}.${limitWords(standard, mean)}`,
    other?.fit
      ? say`${nameOf(other)} is at ${percentOf(other, other.fit)}, so ${percent > other.fit.percent ? nameOf(match) : nameOf(other)} would have the higher percentage.`
      : null,
    now
      ? say`Change a rating where you misremembered it, not to let one person through: it's how it was for you that evening.`
      : null,
  );
}

/** What one more date would do on which all of the standards, or those named, got the same rating. */
function nextDate(asked: Asked): Piece[] {
  const { facts, matches, standards, message } = asked;
  const [match, other] = matches;
  if (match?.isHeldBack) return heldBack(match);
  const rating = Number(
    RATING.exec(message)
      ?.slice(1)
      .find((digits) => digits !== undefined) ?? 0,
  );
  if (!match?.fit) return nothingScored(match, facts);
  // "Would he pass Paul?" names only whom he is compared with.
  if (!other && PASSES.test(withNamesReplaced(message, [match])))
    return say`With whom would that date be? Say it with the name, and I'll work it out: “What if the next date with [name] was a 9 for everything?”`;
  if (rating === 0 || percentWith(match, '', 0) !== match.fit.percent) return otherRating(asked);
  const rated = standards.length > 0 ? standards : facts.standards;
  const added = rated.map((standard) => meanWithOneMore(match, standard, rating));
  const kept = match.means.filter(({ id }) => added.every((mean) => mean.id !== id));
  const percent = percentWith({ ...match, means: [...kept, ...added] }, '', 0);
  const on = standards.length > 0 ? listed(standards.map(({ question }) => question)) : 'every standard';
  const below = added.filter(({ mustHave, mean }) => mustHave !== null && mean < mustHave);
  return paragraphs(
    say`One more date with ${ofMatch(match, `${rating} of 10`)} for ${on} would bring ${nameOf(match)} to ${ofMatch(match, `${percent}%`)}, from ${percentOf(match, match.fit)} now. It would be ${ofMatch(match, `one of ${match.dates.length + 1} dates`)}, so it counts that much and no more.`,
    below.length > 0
      ? say`${listed(below.map(({ question, mean, mustHave }) => say`${question} would then average ${ofMatch(match, `${tenth(mean)} of 10`)}, below your limit of ${ofStandards(String(mustHave))}`))}.`
      : null,
    other?.fit ? comparedTo(percent, other, other.fit.percent, match.fit.percent) : null,
  );
}

/** "A 9", "all 7s" and "8 for everything". */
const RATING =
  /\b(?:an?|all|only|straight) (10|[1-9])s?\b|\b(10|[1-9])s? (?:for|on|in|across) (?:everything|all|each|every)\b/i;
/** With the one who is known as the yardstick. */
const PASSES =
  /^(?!.*\bwith xmatch\b).*\b(?:he|she|they)\b.*\b(?:pass|beat|overtake|ahead of|above|behind|below) xmatch\b/i;

function comparedTo(percent: number, other: MatchFact, others: number, now: number): Piece[] {
  const figure = ofMatch(other, `${others}%`);
  if (percent === others) return say`That would be level with ${nameOf(other)}, who is at ${figure}.`;
  return percent > others
    ? say`That would ${now > others ? 'still ' : ''}be above ${nameOf(other)}, who is at ${figure}.`
    : say`That would ${now < others ? 'still ' : ''}be below ${nameOf(other)}, who is at ${figure}.`;
}

function meanWithOneMore(match: MatchFact, standard: StandardFact, rating: number): MeanFact {
  const rated = [...match.dates.flatMap(({ ratings }) => ratings[standard.id] ?? []), rating];
  const mean = rated.reduce((sum, one) => sum + one, 0) / rated.length;
  return { ...standard, mean, ratings: rated.length };
}

function meanWith(match: MatchFact, standard: StandardFact, rating: number): MeanFact {
  const rated = match.dates.flatMap(({ ratings }) => ratings[standard.id] ?? []);
  // Where the latest date left it open, this would be one more.
  const isOpen = match.dates.at(-1)?.ratings[standard.id] === undefined;
  const ratings = [...(isOpen ? rated : rated.slice(0, -1)), rating];
  const mean = ratings.reduce((sum, one) => sum + one, 0) / ratings.length;
  return { ...standard, mean, ratings: ratings.length };
}

function limitWords({ mustHave }: StandardFact, { mean }: MeanFact): Piece[] {
  if (mustHave === null) return [];
  return mean < mustHave
    ? say` That would still be below your limit of ${ofStandards(String(mustHave))}.`
    : say` That would meet your limit of ${ofStandards(String(mustHave))}.`;
}

/** After these, "if she turned out to be a six" is about a rating. */
const ABOUT_RATINGS: ReadonlySet<Intent | null> = new Set<Intent | null>([
  'my-ratings',
  'where-it-counts',
  'why-score',
  'must-haves',
  'not-seen-yet',
]);

/** "A five for everything", "all nines", "a ten": a day or an hour has no article. */
const RATED =
  '(?:(?:was|is|were|be|got|gets|gave|give|say|and|all|only|straight) )*(?:(?:a|an|all|only|straight) number(?! (?:minutes?|hours?|days?|weeks?|months?|years?|euros?|dollars?|oclock))|number(?= (?:for|on|in|across) (?:everything|all|each|every)))';

/** What people ask about ratings they could give. */
export const WHAT_IF_RATED = {
  'next-date-rated': {
    intent: 'my-ratings',
    needsPerson: true,
    words: spoken(
      `(?!.*\\b(?:must have|limit|stars?|percent)\\b)(?:if|suppose|say|imagine) .*\\b(?:next|another|one more|third|fourth|fifth|second|new|bad|great|good|perfect|terrible|awful) (?:date|evening|night|time)\\b.*\\b${RATED}|(?:if|suppose|say) (?:HE|it|the next one) (?:is|was|were|gets?|got) ${RATED} (?:the )?next (?:date|time)`,
    ),
    reply: nextDate,
  },
  'other-rating': {
    intent: 'my-ratings',
    needsPerson: true,
    words: spoken(
      '(?!.*\\b(?:must have|limit)\\b)(?:what|how about) if i (?:\\w+ )?(?:chang\\w+|ma[dk]e|put|set|g[ai]ve|rate|rated) .*\\bnumber\\b(?!.*(?:stars?|percent|limit|must have|minutes|hours|days|weeks))',
    ),
    when: ({ standards }) => standards <= 1,
    reply: otherRating,
  },
  'first-rating': {
    intent: 'my-ratings',
    needsPerson: true,
    words: spoken(
      'if (?:HE|i)\\b.*\\b(?:turned out|turns out|is|were|was|got|gets|give|gave|rate|rated|score|scored) (?:\\w+ ){0,3}(?:a |an )?number\\b(?!.*(?:stars?|percent|limit|minutes|hours|days|weeks|months|years|dates))',
    ),
    when: ({ standards, previous }) => standards === 1 || (standards === 0 && ABOUT_RATINGS.has(previous)),
    reply: otherRating,
  },
} as const satisfies Record<string, Situation>;
