import { joined, listed, paragraphs, say, type Piece } from '../../../answer';
import type { Asked } from '../../asked';
import { dayAgo, nameOf, ofDate } from '../../coach-figures';
import type { Intent } from '../../intents';
import { nothingScored } from '../../replies/talk/which-match';
import { spoken, type Situation } from '../situation';

/** Answers with ratings of a date, after which "the blank one" is one of them. */
const ABOUT_RATINGS: ReadonlySet<Intent | null> = new Set<Intent | null>([
  'last-date',
  'last-seen',
  'match-report',
  'my-ratings',
  'why-score',
]);

/** Every rating of the latest date. */
function ratingsOfDate({ facts, matches: [match], today }: Asked): Piece[] {
  const last = match?.dates.at(-1);
  if (!match || !last) return nothingScored(match, facts);
  const given = facts.standards.flatMap(({ id, question }) => {
    const rating = last.ratings[id];
    return rating === undefined ? [] : [say`• ${question}: ${ofDate(match, last, `${rating} of 10`)}`];
  });
  const open = facts.standards.filter(({ id }) => last.ratings[id] === undefined);
  return paragraphs(
    joined([say`Your last date with ${nameOf(match)}, ${dayAgo(match, last, today)}:`, ...given], '\n'),
    say`Chemistry and enjoyment came to ${ofDate(match, last, `${last.heart}%`)}.${open.length > 0 ? say` You left ${listed(open.map(({ question }) => question))} open.` : ''}`,
  );
}

/** What the latest date left unrated. */
function leftBlank({ facts, matches: [match] }: Asked): Piece[] {
  const last = match?.dates.at(-1);
  if (!match || !last) return nothingScored(match, facts);
  const open = facts.standards.filter(({ id }) => last.ratings[id] === undefined);
  if (open.length === 0)
    return say`Nothing is blank there: on your last date with ${nameOf(match)} you rated every standard.`;
  return say`On your last date with ${nameOf(match)} you left ${listed(open.map(({ question }) => question))} open. You didn't have to rate it: what an evening doesn't show stays out of the percentage. If you did see something of it, you can add the rating under “Details” on the card.`;
}

/** What people ask about the ratings of their latest date. */
export const LAST_RATINGS = {
  'ratings-of-date': {
    intent: 'my-ratings',
    needsPerson: true,
    words: spoken(
      '(?:what|which ratings|how) (?:did|have|had) i (?:put|rate|rated|give|given|gave|score|scored|enter|entered)\\b(?: HIM| it| that| this| them| the (?:date|evening))?(?: (?:for|on|after) (?:it|that|this|HIM|the (?:date|evening)|(?:\\w+ )?(?:last|latest) (?:date|time|sunday|saturday|friday|night|week)))?(?: again| then)?(?: \\?)?$',
    ),
    when: ({ standards }) => standards === 0,
    reply: ratingsOfDate,
  },
  'left-blank': {
    intent: 'my-ratings',
    needsPerson: true,
    words: spoken(
      '(?:blank|empty|missing|open|unrated) (?:one|rating|standard|ones)\\b|(?:did|have) i (?:forget|forgotten|miss|missed|leave|left) (?:something|anything|one|any)\\b(?: out)?|what (?:did|have) i (?:not rate|forget|leave out|miss)\\b',
    ),
    when: ({ previous, standards }) => standards === 0 && ABOUT_RATINGS.has(previous),
    reply: leftBlank,
  },
} as const satisfies Record<string, Situation>;
