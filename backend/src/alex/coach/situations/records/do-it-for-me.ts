import { paragraphs, say, type Piece } from '../../../answer';
import type { Asked } from '../../asked';
import type { Intent } from '../../intents';
import { nameOf, plannedSentence } from '../../coach-figures';
import { HOW_TO } from '../../replies/product/how-to';
import { noDateWith } from '../../replies/records/date-plan';
import { spoken, type Situation } from '../situation';

const BY_HAND = "I can't change your records from here: everything in them comes from you.";

function addForMe(): Piece[] {
  return paragraphs(say`${BY_HAND}`, say`${HOW_TO['how-add-match']}`);
}

function rateForMe({ matches: [match] }: Asked): Piece[] {
  const whose = match ? say`${nameOf(match)}'s` : say`their`;
  return say`${BY_HAND} Open “Details” on ${whose} card, then the pencil at that date: a tap on the other number, and “Save Date Experience”. The percentage follows at once.`;
}

function noteForMe({ matches: [match] }: Asked): Piece[] {
  const whose = match ? say`${nameOf(match)}'s` : say`their`;
  return say`${BY_HAND} In “Details” on ${whose} card, the pencil at a date opens its notes, and “Worth remembering” keeps what belongs to no date.`;
}

function planForMe({ facts, matches: [match] }: Asked): Piece[] {
  if (match?.isHeldBack) return noDateWith(match);
  const planned = match ? plannedSentence(facts, match) : [];
  return paragraphs(
    say`${BY_HAND} ${planned.length > 0 ? say`${planned} You can change its day, time or place under “Coming up” on the Overview.` : 'A date you plan with “Plan a date” is listed under “Coming up” on the Overview, where its day, time and place can be changed.'}`,
    match
      ? say`Does ${nameOf(match)} know yet? I can write that message: tell me the day and the time.`
      : null,
  );
}

const START = '^(?:(?:okay|so|and|but|then|please|well|oh|hm+|hey|alex|good|great|uff|actually|sorry) )*';
const PLEASE = '(?:(?:can|could|would|will) you (?:please |just |maybe )?|please |just )';
const OF_A_DATE =
  '(?:coffee|dinner|lunch|brunch|breakfast|drinks?|walk|hike|movie|concert|date|meeting|plan)';
/** What belongs to a date or a message rather than to the list of matches. */
const NO_ONE =
  '(?!\\w* ?(?:date|rating|note|number|question|joke|place|line|word|time|day|smiley|emoji)s?\\b)';
const OF_RATINGS: ReadonlySet<Intent | null> = new Set<Intent | null>([
  'my-ratings',
  'last-date',
  'my-stars',
  'match-report',
]);

/** What people ask Alex to do with their records, which only they can change. */
export const DO_IT_FOR_ME = {
  'add-for-me': {
    intent: 'how-add-match',
    words: spoken(
      [
        `${PLEASE}(?:put|add|enter|pop|stick) (?:HIM|(?:(?:a|an|the|my) (?:new )?)?${NO_ONE}\\w+) (?:in|on|to|into)(?: (?:here|there|it|(?:the|my) (?:list|matches|app)|for me|please))*(?: \\?)?$`,
        `${PLEASE}(?:create|make|set up) (?:a|an) (?:new )?(?:match|card|profile|entry) for\\b`,
      ].join('|'),
    ),
    when: ({ standards, previous }) => standards === 0 && previous?.startsWith('draft-') !== true,
    reply: addForMe,
  },
  'rate-for-me': {
    intent: 'how-change-date',
    words: spoken(
      `(?:${PLEASE}|(?<!\\b(?:lets|let us|let is|to|we|he|she|they|i|not|xmatch) ))(?:make|change|turn|set|put|bump|raise|lower) (?:it|that|this|the rating)(?: up| down| back)? ?(?:a|an|to|into|at|to a|to an)? number(?: (?:please|then|instead|for me))*(?: \\?)?$`,
    ),
    when: ({ previous, previousSituation }) => OF_RATINGS.has(previous) || previousSituation === 'record-one',
    needsPerson: true,
    reply: rateForMe,
  },
  'note-for-me': {
    intent: 'how-change-date',
    words: spoken(
      `(?:${START}|${PLEASE})(?:(?:jot|note|save) (?:this|that|it)(?: down)? (?:then|for me|please|to (?:HIS|my|the) notes?)|(?:add|put|write) (?:this|that|it) (?:to|in|into) (?:HIS|my|the) notes?)\\b`,
    ),
    needsPerson: true,
    reply: noteForMe,
  },
  'plan-for-me': {
    intent: 'date-plan',
    words: spoken(
      `${START}(?:(?:can|could) (?:you|i) (?:\\w+ )?|please )(?:move|shift|push|change|put) (?:the|my|our|that) (?:\\w+ )?${OF_A_DATE}\\b.* (?:to|for|later|earlier|back|number|tomorrow)\\b`,
    ),
    needsPerson: true,
    reply: planForMe,
  },
} as const satisfies Record<string, Situation>;

/** Anything else, heard outside of a story. */
export const DO_IT_OTHERWISE = {
  'do-it-for-me': {
    intent: 'help',
    words: spoken(
      '(?:can|could|would|will) you (?:please )?(?:add|delete|archive|score|rate|change|edit|remove|remind|send|set|update|save)\\b(?!.*(?:message|text|draft))|remind me (?:to|tomorrow|on|about)',
    ),
    reply: () =>
      say`I can't do that for you: I only read your records and never change anything, send anything or remind you. You'll find it on the person's card under “Matches & Standards”: “Score Date” for a new date, “Details” to edit or delete one, and “Archive” to set someone aside. I'm happy to help with what to write or decide.`,
  },
} as const satisfies Record<string, Situation>;
