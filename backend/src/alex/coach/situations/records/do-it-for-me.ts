import { paragraphs, say, type Piece } from '../../../answer';
import type { Asked } from '../../asked';
import type { Intent } from '../../intents';
import { nameOf } from '../../coach-figures';
import { HOW_TO } from '../../replies/product/how-to';
import { spoken, type Situation } from '../situation';

const BY_HAND = "I can't change anything on record from here, so that nothing in it is anyone's but yours.";

function addForMe(): Piece[] {
  return paragraphs(say`${BY_HAND}`, say`${HOW_TO['how-add-match']}`);
}

function rateForMe({ matches: [match] }: Asked): Piece[] {
  const whose = match ? say`${nameOf(match)}'s` : say`their`;
  return say`${BY_HAND} Open “Details” on ${whose} card, then the pencil at that date: a tap on the other number, and “Save”. The percentage follows at once.`;
}

function noteForMe({ matches: [match] }: Asked): Piece[] {
  const whose = match ? say`${nameOf(match)}'s` : say`their`;
  return say`${BY_HAND} Copy it from our conversation before it's gone: in “Details” on ${whose} card, the pencil at the date opens its notes, and “Worth remembering” keeps what belongs to no date.`;
}

function planForMe({ matches: [match] }: Asked): Piece[] {
  const whom = match ? nameOf(match) : 'the other person';
  return paragraphs(
    say`${BY_HAND} A date that's planned stands under “Coming up” on the Overview, and on the card; change its day, time or place there, and your calendar and the reminder follow.`,
    say`Does ${whom} know yet? I can write that message: tell me the day and the time.`,
  );
}

const PLEASE = '(?:(?:can|could|would|will) you (?:please |just |maybe )?|please |just )';
const OF_A_DATE =
  '(?:coffee|dinner|lunch|brunch|breakfast|drinks?|walk|hike|movie|concert|date|meeting|plan)';
const OF_RATINGS: ReadonlySet<Intent | null> = new Set<Intent | null>([
  'my-ratings',
  'last-date',
  'how-many',
  'my-stars',
  'match-report',
  'my-notes',
  'compare',
]);

/** What people ask Alex to do with their records, which only they can change. */
export const DO_IT_FOR_ME = {
  'add-for-me': {
    intent: 'how-add-match',
    words: spoken(
      [
        `${PLEASE}(?:put|add|enter|pop|stick) (?:HIM|(?:a|an|the|my) (?:new )?\\w+|\\w+) (?:in|on|to|into)(?: (?:here|there|it|(?:the|my) (?:list|matches|app)|for me|please))*(?: \\?)?$`,
        `${PLEASE}(?:create|make|set up) (?:a|an) (?:new )?(?:match|card|profile|entry) for\\b`,
      ].join('|'),
    ),
    when: ({ standards }) => standards === 0,
    reply: addForMe,
  },
  'rate-for-me': {
    intent: 'how-change-date',
    words: spoken(
      `(?:make|change|turn|set|put|bump|raise|lower) (?:it|that|this|the rating|(?:HIS|the|my) xstandard)(?: up| down| back)? ?(?:a|an|to|into|at|to a|to an)? number(?: (?:please|then|instead|for me))*(?: \\?)?$`,
    ),
    when: ({ previous, previousSituation }) =>
      OF_RATINGS.has(previous) || previousSituation?.startsWith('record-') === true,
    needsPerson: true,
    reply: rateForMe,
  },
  'note-for-me': {
    intent: 'how-change-date',
    words: spoken(
      `(?:^(?:(?:okay|then|so|well|and|oh) )*|${PLEASE})(?:(?:put|jot|note|save) (?:this|that|it)(?: down| in)? (?:then|for me|please|to (?:HIS|my|the) notes?)|(?:add|put|write) (?:this|that|it) (?:to|in|into) (?:HIS|my|the) notes?)\\b`,
    ),
    needsPerson: true,
    reply: noteForMe,
  },
  'plan-for-me': {
    intent: 'date-plan',
    words: spoken(
      `(?:(?:can|could|would) (?:you|i|we) (?:\\w+ )?|please )(?:move|shift|push|change|put) (?:the|my|our|that) (?:\\w+ )?${OF_A_DATE}\\b.* (?:to|for|later|earlier|back|number|tomorrow)\\b`,
    ),
    needsPerson: true,
    reply: planForMe,
  },
} as const satisfies Record<string, Situation>;
