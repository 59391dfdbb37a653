import type { Intent } from '../intents';
import type { Memory } from './conversation-memory';
import { NAME_WORD, STANDARD_WORD } from './intent-features';
import { standardWords } from './message-text';

/** What a message means only after what was said before it. */
export type FollowUp =
  | { readonly kind: 'intent'; readonly intent: Intent; readonly guesses: readonly Intent[] }
  /** It picks one of the questions that the last answer offered. */
  | { readonly kind: 'offered'; readonly question: string };

const YES = new Set(
  'yes yeah yep yup yea sure okay right correct exactly please do that it is one'.split(' '),
);
const FIRST = new Set('the first one 1 option number former 1st a'.split(' '));
const SECOND = new Set('the second one 2 two option number latter 2nd b last other'.split(' '));
const NUMBER = /^\W*(?:number |option |no\.? ?)?([1-4])\W*$/i;
const STARTS_YES = /^(?:yes|yeah|yep|yup|yea|sure|okay|right|correct|exactly|please)$/;
const PICKS_FIRST = /^(?:first|1st|1|one|former)$/;
const PICKS_SECOND = /^(?:second|2nd|2|two|latter|last|other)$/;

/** "And Jona?", "what about her?": the words around the person say nothing but "the same again". */
const SAME_AGAIN = new Set(
  `${NAME_WORD} ${STANDARD_WORD} and or what how about with so then okay well now also for the same is thing question ? same him her them she he they that this one first second third other last too as me tell it by versus vs but hm hmm`.split(
    ' ',
  ),
);
const POINTS = new Set(`${NAME_WORD} him her them she he they one`.split(' '));

/** Intents that can be asked about someone else, or again. */
const ABOUT_PERSON: ReadonlySet<Intent> = new Set<Intent>([
  'what-to-find-out',
  'match-report',
  'why-score',
  'how-sure',
  'decide',
  'heart-or-head',
  'last-date',
  'last-seen',
  'how-many',
  'my-notes',
  'not-seen-yet',
  'date-plan',
  'must-haves',
  'my-predictions',
  'questions-to-ask',
  'draft-ask-out',
  'draft-reschedule',
  'draft-decline',
  'draft-end',
  'draft-boundary',
]);
/** Answers with a percentage or an order, whose "why" is about the percentage. */
const ABOUT_SCORE: ReadonlySet<Intent> = new Set<Intent>([
  'match-report',
  'best-match',
  'why-score',
  'how-sure',
  'heart-or-head',
]);
/** Answers that can be given again with something else in them. */
const HAVE_ANOTHER: ReadonlySet<Intent> = new Set<Intent>(['date-plan', 'questions-to-ask', 'small-talk']);
const WHY = new Set('why but is that so ? how come and not really'.split(' '));
const MORE_LIKE_IT =
  /^(?:(?:and )?(?:(?:give|tell|show) me )?(?:another|one more|more|some more|any other|other)(?: (?:one|ones|ideas?|questions?|jokes?|please))*)\??$/;

export function followUpOf(text: string, memory: Memory, named: number): FollowUp | null {
  const words = standardWords(text);
  const spoken = words.filter((word) => word !== '?');
  if (spoken.length === 0 || spoken.length > 7) return null;
  const offered = offeredPick(text, spoken, memory.offered);
  if (offered !== null) return { kind: 'offered', question: offered };
  const { intent: before } = memory;
  const asking = (intent: Intent): FollowUp => ({ kind: 'intent', intent, guesses: [] });
  if (spoken.every((word) => SAME_AGAIN.has(word)) && spoken.some((word) => POINTS.has(word))) {
    if (named === 0 && memory.people.length === 0) return null;
    if (before === 'compare' && (named === 2 || spoken.length > 1)) return asking('compare');
    return asking(before !== null && ABOUT_PERSON.has(before) ? before : 'match-report');
  }
  if (before === null) return null;
  if (spoken.includes('why') && words.every((word) => WHY.has(word)) && memory.people.length > 0) {
    if (ABOUT_SCORE.has(before)) return asking('why-score');
    if (before === 'compare') return asking('compare');
  }
  return HAVE_ANOTHER.has(before) && MORE_LIKE_IT.test(spoken.join(' ')) ? asking(before) : null;
}

function offeredPick(text: string, spoken: readonly string[], offered: readonly string[]): string | null {
  const [first, second] = offered;
  if (first === undefined) return null;
  const number = NUMBER.exec(text)?.[1];
  if (number !== undefined) return offered[Number(number) - 1] ?? null;
  const [start = ''] = spoken;
  if (
    second !== undefined &&
    spoken.every((word) => SECOND.has(word)) &&
    spoken.some((word) => PICKS_SECOND.test(word))
  )
    return second;
  if (spoken.every((word) => FIRST.has(word)) && spoken.some((word) => PICKS_FIRST.test(word))) return first;
  return STARTS_YES.test(start) && spoken.every((word) => YES.has(word)) ? first : null;
}
