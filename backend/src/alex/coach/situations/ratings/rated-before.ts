import { joined, paragraphs, say, type Piece } from '../../../answer';
import type { Asked } from '../../asked';
import { dayWords, nameOf, ofDate, ofMatch } from '../../coach-figures';
import { howMany } from '../../replies/records/dates-and-notes';
import { whyScore } from '../../replies/records/sureness';
import { nothingScored } from '../../replies/talk/which-match';
import { spoken, type Situation } from '../situation';
import { DATES_TOLD, overTime } from './rating-questions';

/** Chemistry and enjoyment together, date by date. */
function heartOverTime({ facts, matches: [match] }: Asked): Piece[] {
  const [first] = match?.dates ?? [];
  const last = match?.dates.at(-1);
  if (!match || !first || !last) return nothingScored(match, facts);
  const lines = match.dates
    .slice(-DATES_TOLD)
    .map(
      (date) => say`• ${ofDate(match, date, dayWords(date.day))}: ${ofDate(match, date, `${date.heart}%`)}`,
    );
  const points = last.heart - first.heart;
  const distance = ofMatch(match, Math.abs(points) === 1 ? '1 point' : `${Math.abs(points)} points`);
  return paragraphs(
    joined([say`Chemistry and enjoyment with ${nameOf(match)}, taken together:`, ...lines], '\n'),
    first === last
      ? say`With one date there's nothing to compare yet.`
      : say`${points === 0 ? 'The latest is the same as the first' : say`The latest is ${distance} ${points < 0 ? 'lower' : 'higher'} than the first`}. Evenings go up and down by themselves, so I wouldn't call that a trend before it holds for several more. What do you notice yourself?`,
  );
}

/** Ratings that the user doesn't remember the reason for. */
function whyRated(asked: Asked): Piece[] {
  return paragraphs(
    overTime(asked),
    say`Why you gave it isn't in your records, unless you noted it: your notes are under “Details”. If it no longer fits what you saw that evening, change it there; if only your mood has changed, leave it.`,
  );
}

/** What people ask about what they rated before. */
export const RATED_BEFORE = {
  'ever-rated': {
    intent: 'my-ratings',
    needsPerson: true,
    words: spoken(
      '(?:did|have) i (?:ever |really |actually |already )?(?:put|give|given|rate|rated|score|scored) HIM (?:at |a |an |on |with )*number\\b',
    ),
    when: ({ standards }) => standards === 1,
    reply: overTime,
  },
  'why-rated': {
    intent: 'my-ratings',
    needsPerson: true,
    words: spoken(
      'why (?:is|was) (?:\\w+ ){1,4}(?:only |just |a )*number\\b|why did i (?:only )?(?:give|put|rate|score)\\b',
    ),
    when: ({ standards }) => standards === 1,
    reply: whyRated,
  },
  'heart-over-time': {
    intent: 'heart-or-head',
    needsPerson: true,
    words: spoken(
      '(?:my|the|our) (?:enjoyment|fun|chemistry)\\b(?: \\w+){0,6} (?:going|getting|gone|went|develop\\w*|chang\\w+|over time|from the first|dropp\\w+|drop|rising|risen|fell|falling|since)\\b',
    ),
    when: ({ standards, named }) => standards === 0 && named <= 1,
    reply: heartOverTime,
  },
  'that-number': {
    intent: 'why-score',
    needsPerson: true,
    words: spoken(
      '(?:how come|why) (?:is|does|has) (?:HE|HIS) (?:\\w+ ){0,3}(?:percent\\w*|score|that number|this number|only number|so low)\\b(?! (?:stars?|dates?|days?|hours?|minutes?|am|pm|years?|times?))',
    ),
    when: ({ standards }) => standards === 0,
    reply: whyScore,
  },
  'how-many-times': {
    intent: 'how-many',
    needsPerson: true,
    words: spoken(
      'how (?:many times|often) (?:have|did|do|had) (?:we|i|HE and i) (?:\\w+ )?(?:gone|go|went|see|seen|saw|meet|met|date|dated|been)\\b',
    ),
    reply: howMany,
  },
} as const satisfies Record<string, Situation>;
