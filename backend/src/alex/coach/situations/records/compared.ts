import { joined, listed, paragraphs, say, type Piece } from '../../../answer';
import type { MatchFact } from '../../../facts';
import type { Asked } from '../../asked';
import { nameOf, ofMatch, ratingOf } from '../../coach-figures';
import { comparison } from '../../replies/records/comparison';
import { everyone, noneRanked, rankingOn } from '../../replies/records/ranking';
import { heldBack } from '../advise';
import { spoken, type Situation } from '../situation';
import { asksForLowest } from './one-person';
import { whomToPick } from './several-people';

/** Whether the likely ranges of two people overlap. */
export function isOpen(one: MatchFact, other: MatchFact | undefined): boolean {
  const [a, b] = [one.fit?.likely, other?.fit?.likely];
  return !a || !b || (a.low <= b.high && b.low <= a.high);
}

/** How far two people are apart, and whether that says anything. */
function byHowMuch(asked: Asked): Piece[] {
  const { facts, matches } = asked;
  const [one, other] = [...new Set([...matches, ...facts.ranked])].filter(({ fit }) => fit !== null);
  if (!one?.fit || !other?.fit) return noneRanked(facts);
  const lead = Math.abs(one.fit.percent - other.fit.percent);
  const [ahead, behind] = one.fit.percent >= other.fit.percent ? [one, other] : [other, one];
  const pair = comparison(one, other);
  if (!isOpen(one, other) || ahead.firstOf100 === null) return pair;
  const fewest = ahead.dates.length <= behind.dates.length ? ahead : behind;
  return paragraphs(
    say`${nameOf(ahead)} is ${ofMatch(ahead, lead === 1 ? '1 point' : `${lead} points`)} ahead of ${nameOf(behind)}, and that doesn't mean much yet: the likely ranges overlap. In ${ofMatch(ahead, `${ahead.firstOf100} of 100`)} readings of your dates ${nameOf(ahead)} comes first among everyone.`,
    fewest.isHeldBack
      ? null
      : say`To know more, see ${nameOf(fewest)} once more: that's where you have the fewest dates, so one evening says the most.`,
  );
}

/** What was rated on one standard by everyone, or on several side by side. */
function comparedOn({ facts, matches, standards, message }: Asked): Piece[] {
  const [standard, second] = standards;
  if (!standard) return noneRanked(facts);
  if (!second) return rankingOn(standard, facts, asksForLowest(message));
  const people = (matches.length > 1 ? matches : facts.ranked).filter(({ dates }) => dates.length > 0);
  const ratedAs = (match: MatchFact, id: string): Piece[] => {
    const mean = match.means.find((one) => one.id === id);
    return say`${nameOf(match)} ${mean ? ratingOf(match, mean) : 'not rated yet'}`;
  };
  const lines = standards.map(
    ({ id, question }) => say`• ${question}: ${listed(people.map((match) => ratedAs(match, id)))}`,
  );
  return people.length < 2
    ? noneRanked(facts)
    : joined([say`By your ratings of these alone:`, ...lines], '\n');
}

/** Questions that compare people, wherever in a conversation they are asked. */
export const COMPARED = {
  'between-two': {
    intent: 'compare',
    words: spoken(
      '(?:make up my mind|made up my mind|decide|deciding|choose|choosing|choice|torn|pick) (?:\\w+ ){0,2}between\\b',
    ),
    when: ({ named, standards }) => named === 2 && standards === 0,
    reply: (asked) => {
      const held = asked.matches.find(({ isHeldBack }) => isHeldBack);
      return held ? heldBack(held) : whomToPick(asked);
    },
  },
  'compared-with-others': {
    intent: 'all-matches',
    words:
      /\b(?:compar\w+|rank\w*|do|does) (?:\w+ ){0,3}(?:to|with|against) (?:the |my )?(?:other (?:two|three|ones|matches|people)|others|rest)\b/,
    when: ({ standards, named }) => standards === 0 && named === 1,
    reply: ({ facts }) => everyone(facts),
  },
  'compared-on': {
    intent: 'compare',
    words: /\b(?:compar\w+|versus|vs|against each other)\b/,
    when: ({ standards }) => standards > 0,
    reply: comparedOn,
  },
  'compared-only-on': {
    intent: 'compare',
    words: spoken(
      '^(?:(?:and|so|but|okay|what) )*(?:if (?:you|i|we) )?(?:only |just )*(?:look\\w* (?:only |just )?at|consider\\w*|count\\w*|take|on|by|about|for|in)\\b',
    ),
    when: ({ standards, named, previous }) => standards > 1 && named === 0 && previous === 'compare',
    reply: comparedOn,
  },
  'who-to-text': {
    intent: 'compare',
    words: spoken(
      '(?:who|whom) (?:should|do|could|can|shall) i (?:even |actually |just )?(?:text|write|message|hit up|ask out)\\b(?: (?:now|tonight|today|next|first|to))?(?: \\?)?$',
    ),
    when: ({ named }) => named === 0,
    reply: (asked) => whomToPick({ ...asked, matches: [] }),
  },
  'whom-to-take': {
    intent: 'compare',
    words:
      /\b(?:who|whom|which (?:one|of (?:them|these|the two|my matches)))\b.*\b(?:should|do|would|could) i (?:take|bring|invite|ask)\b(?! (?:out )?(?:first|about))|\b(?:who|whom) would you (?:rather )?(?:go|choose|pick|take|meet|see)\b(?! (?:for|about))|\bonly (?:see|meet|date|have time for) one\b.*\b(?:who|which)\b/,
    reply: whomToPick,
  },
  'on-another': {
    intent: 'best-match',
    words:
      /^(?:(?:and|so|what|how|about|okay) )*(?:on|in|at|for|about|with) (?:\w+ ?){1,4}\?$|^(?:and|what about|how about) (?:\w+ ?){1,3}\?$/,
    when: ({ standards, named, previous }) =>
      standards === 1 &&
      named === 0 &&
      (previous === 'best-match' || previous === 'all-matches' || previous === 'compare'),
    reply: ({ facts, standards: [standard], message }) =>
      standard ? rankingOn(standard, facts, asksForLowest(message)) : noneRanked(facts),
  },
  'your-pick': {
    intent: 'compare',
    words:
      /^(?:(?:so|then|and|okay) )*(?:you would|you will|would you) (?:pick|choose|go for|take|say|prefer|date)\b/,
    reply: (asked) => whomToPick({ ...asked, matches: [] }),
  },
  'by-how-much': {
    intent: 'compare',
    words:
      /^(?:(?:and|so|but|okay|ok) )*(?:by how (?:much|many points)|(?:is|does|do) (?:it|that|the (?:gap|difference|lead)) (?:\w+ )?(?:mean (?:anything|something|much)|a lot|much|big|significant|matter))\b/,
    when: ({ previous }) => previous === 'compare' || previous === 'best-match' || previous === 'all-matches',
    reply: byHowMuch,
  },
  'which-of-two': {
    intent: 'compare',
    words: spoken(
      'xmatch\\b.*xmatch\\b.*(?:tell me which(?: one)?\\b|which one(?: do i (?:pick|choose|see))?(?: \\?)?$|who gets (?:it|that|the (?:day|evening|night|slot))\\b)',
    ),
    when: ({ named }) => named === 2,
    reply: whomToPick,
  },
} as const satisfies Record<string, Situation>;
