import type { Concept } from './record-concepts';
import {
  TO_COME,
  OF_OTHERS,
  WENT_OUT,
  GIVES,
  SURELY_OPEN,
  SETS,
  LIMIT_SET,
  WHAT_CHANGED,
  GAP,
  BEST_DATE,
  MOVED,
  FIRST_AND_NOW,
  SIDE_BY_SIDE,
  BEYOND_FIGURE,
} from './record-patterns';
import type { Heard, Measure } from './record-slots';

interface Rule {
  readonly measure: Measure;
  /** One concept of each of these. */
  readonly needs: readonly (readonly Concept[])[];
  readonly without?: readonly Concept[];
  readonly said?: RegExp;
  readonly unsaid?: RegExp;
  readonly standards?: 'none' | 'some';
  readonly also?: (heard: Heard) => boolean;
}

const isOfSome = ({ has, named }: Heard): boolean => has('person') || named > 0;
const isAfter = ({ before }: Heard, ...measures: readonly Measure[]): boolean =>
  before !== null && measures.includes(before.measure);

/** "The first time", without a sentence around it. */
const isShort = ({ said, before }: Heard): boolean =>
  before !== null && !/\b(?:he|she|they|i|we|it)\b/.test(said);

/** Two people side by side. */
export const isPair = ({ named, said }: Heard): boolean => named === 2 || SIDE_BY_SIDE.test(said);

const EXTREME: readonly Concept[] = ['most', 'least'];
const TIMES: readonly Concept[] = ['last', 'first', 'before', 'day'];
/** The first that fits is taken, so the more particular come first. */
const RULES: readonly Rule[] = [
  {
    measure: 'limit-what-if',
    needs: [['number']],
    without: ['weight'],
    also: (heard) =>
      (heard.has('what-if') || SETS.test(heard.said)) &&
      (heard.has('limit') || isAfter(heard, 'limit', 'limit-what-if', 'limit-of-person')),
  },
  {
    measure: 'limit-of-person',
    needs: [['how-much', 'above', 'ahead', 'limit']],
    without: ['why', 'what-if'],
    also: (heard) =>
      isOfSome(heard) &&
      (heard.has('limit') ||
        isAfter(heard, 'limit', 'limit-of-person', 'limit-what-if') ||
        LIMIT_SET.test(heard.said)),
  },
  {
    measure: 'limit',
    needs: [['limit']],
    without: ['why', 'what-if', 'most', 'who'],
    unsaid: /\bwhat (?:\w+ )?(?:is|are) (?:a )?must haves?\b/,
    also: ({ standards, said }) => standards > 0 || /\b(?:my|mine|i|floor)\b/.test(said),
  },
  {
    measure: 'stars',
    needs: [['weight']],
    without: ['what-if', 'rate', 'why', 'change', 'last', 'person'],
    unsaid: /\b(?:too|right|better to|if|would)\b/,
    also: (heard) =>
      !isOfSome(heard) && (heard.standards > 0 || heard.has('which-standard') || heard.has(...EXTREME)),
  },
  { measure: 'provisional', needs: [['provisional']] },
  {
    measure: 'to-catch-up',
    needs: [['takes'], ['catch-up', 'ahead']],
    said: /\b(?:he|she|they|xmatch|him|her)\b/,
  },
  {
    measure: 'why-changed',
    needs: [['why'], ['change']],
    without: ['limit', 'what-if', 'takes', 'note', 'meet'],
    standards: 'none',
    // "Why did he drop me?" is about people; a percentage goes up or down, or from one number to another.
    also: (heard) => heard.has('percentage') || MOVED.test(heard.said),
  },
  {
    measure: 'why-ahead',
    needs: [['why'], ['ahead', 'behind', 'most', 'least']],
    without: ['meet', 'note', 'limit'],
    also: (heard) =>
      heard.has('ahead', 'behind') ? isOfSome(heard) || isAfter(heard, 'lead', 'compare') : isPair(heard),
  },
  {
    measure: 'note',
    needs: [['note'], TIMES],
    without: ['rate', 'blank'],
    said: /\b(?:did|have|had) i\b|\bi (?:wrote|noted)\b|\bmy notes?\b/,
    unsaid: /\b(?:write|wrote|written) (?:to )?(?:him|her|them|xmatch)\b/,
  },
  {
    measure: 'place',
    needs: [['where'], TIMES],
    said: /\b(?:did|was|were) (?:we|i)\b/,
    unsaid: TO_COME,
  },
  {
    measure: 'blank',
    needs: [['blank']],
    without: ['note', 'day', 'catch-up', 'long-ago', 'what-if'],
    unsaid: /\b(?:a|in my|from my) standards?\b/,
    also: (heard) =>
      (SURELY_OPEN.test(heard.said) || heard.before !== null) &&
      (isOfSome(heard) || heard.has('everyone', 'which-standard', 'who')),
  },
  {
    measure: 'percentage',
    needs: [['percentage']],
    without: [
      ...EXTREME,
      'ahead',
      'behind',
      'above',
      'range',
      'average',
      ...TIMES,
      'since',
      'each-time',
      'change',
      'why',
      'what-if',
      'takes',
      'limit',
      'weight',
      'when',
      'meet',
      'provisional',
      'blank',
    ],
    standards: 'none',
    said: /\bpercent|\bwhat (?:is|are) .*\b(?:fit|compatibility)\b/,
    unsaid: BEYOND_FIGURE,
    also: (heard) => isOfSome(heard) || heard.has('everyone'),
  },
  {
    measure: 'compare',
    needs: [['difference', 'how-much', 'change', ...EXTREME]],
    without: ['meet', 'count', 'note', 'when', 'how-long', 'why', 'takes', 'what-if'],
    also: (heard) => isPair(heard) && (!heard.has('change') || /\bdifferent\b/.test(heard.said)),
  },
  {
    measure: 'who-met',
    needs: [['who'], ['meet', 'long-ago'], ['last', 'long-ago', ...EXTREME]],
    standards: 'none',
    unsaid: TO_COME,
    also: ({ said, has }) =>
      (has('meet') || has('blank')) &&
      /\b(?:i|we|my|our)\b/.test(said) &&
      !BEST_DATE.test(said) &&
      !/\bi date is\b/.test(said),
  },
  {
    measure: 'count',
    needs: [['count'], ['meet']],
    without: ['blank', 'rate'],
    standards: 'none',
    unsaid: /\bmade it\b/,
    also: ({ said }) => !TO_COME.test(said) && !OF_OTHERS.test(said) && WENT_OUT.test(said),
  },
  {
    measure: 'when',
    needs: [
      ['when', 'how-long'],
      ['meet', 'last', 'first', 'before'],
    ],
    without: ['change'],
    standards: 'none',
    unsaid: /\bhow (?:was|were|did)\b/,
    also: (heard) =>
      !TO_COME.test(heard.said) &&
      !OF_OTHERS.test(heard.said) &&
      (isOfSome(heard) || heard.has('last', 'first', 'before', 'everyone')),
  },
  {
    measure: 'lead',
    needs: [['ahead', 'behind', 'how-much', 'difference']],
    without: ['meet', 'note', 'count', 'why', 'limit'],
    standards: 'none',
    also: (heard) =>
      heard.has('ahead', 'behind')
        ? heard.has('who', 'how-much')
        : !isOfSome(heard) &&
          (isAfter(heard, 'lead') ? heard.has('how-much', 'difference') : GAP.test(heard.said)),
  },
  {
    measure: 'extreme-rating',
    needs: [EXTREME],
    without: ['who'],
    said: /\b(?:ever|i gave|i have given|rating|score)\b/,
    also: (heard) => (heard.standards > 0 ? heard.has('rate') : isAfter(heard, 'rating', 'extreme-rating')),
  },
  {
    measure: 'best-date',
    needs: [EXTREME, ['meet']],
    without: ['who', 'which-standard', 'count', 'percentage', 'why', 'what-if', 'last', 'change', 'before'],
    standards: 'none',
    said: BEST_DATE,
    unsaid: /\b(?:get|gets|getting|would|idea)\b/,
    also: ({ said }) => /\?|\b(?:what|which|when|where)\b/.test(said),
  },
  {
    measure: 'average',
    needs: [['average']],
    standards: 'some',
    also: (heard) => !isOfSome(heard),
  },
  {
    measure: 'change',
    needs: [['change', ...EXTREME]],
    without: ['what-if', 'limit', 'why'],
    unsaid: /\bwould\b/,
    also: (heard) =>
      (heard.has('change') || heard.has('before')) &&
      (heard.standards > 0
        ? heard.has('since', 'each-time', 'before', 'last', 'rate') || isAfter(heard, 'rating', 'change')
        : heard.before !== null ||
          heard.has('last', 'before') ||
          (FIRST_AND_NOW.test(heard.said) && isOfSome(heard)) ||
          (heard.has('since', 'each-time') && (isOfSome(heard) || WHAT_CHANGED.test(heard.said)))),
  },
  {
    measure: 'rated-highest',
    needs: [EXTREME, ['who']],
    without: ['meet', 'why'],
    also: ({ standards }) => standards === 1,
  },
  {
    measure: 'extreme-standard',
    needs: [EXTREME],
    without: [
      'meet',
      'why',
      'who',
      'how-much',
      'when',
      'takes',
      'percentage',
      'what-if',
      'since',
      'before',
      'blank',
      'weight',
      'limit',
      'range',
    ],
    standards: 'none',
    unsaid: /\bwould\b/,
    also: (heard) =>
      heard.has('which-standard', 'everyone') ||
      (isOfSome(heard) && /\b(?:what|which|where|his|her|their|xmatch is)\b/.test(heard.said)),
  },
  {
    measure: 'rating',
    needs: [['rate', 'average', 'last', 'before', 'first']],
    without: ['who', 'why', 'what-if', 'count'],
    unsaid: /\bhow (?:reliable|dependable|trustworthy|accurate|honest|xstandard)\b|\bwould\b/,
    also: (heard) =>
      (heard.standards > 0 || (heard.before?.standards.length ?? 0) > 0) &&
      (heard.has('rate') ? heard.standards > 0 : heard.has('average') || isShort(heard)) &&
      !GIVES.test(heard.said) &&
      (isOfSome(heard) || isAfter(heard, 'rating', 'extreme-rating')),
  },
  {
    measure: 'ratings',
    needs: [['rate'], TIMES],
    without: ['why', 'what-if', 'who', 'count', 'change', 'blank', ...EXTREME],
    standards: 'none',
    unsaid: /\bwould\b/,
    also: ({ said }) => !GIVES.test(said),
  },
];

/** What a question measures; null for one that isn't about the records. */
export function measureOf(heard: Heard): Measure | null {
  return RULES.find((rule) => fits(rule, heard))?.measure ?? null;
}

function fits({ needs, without = [], said, unsaid, standards, also }: Rule, heard: Heard): boolean {
  const isOfThese = needs.every((some) => heard.has(...some)) && !heard.has(...without);
  if (!isOfThese || said?.test(heard.said) === false || unsaid?.test(heard.said) === true) return false;
  if (standards !== undefined && (standards === 'some') !== heard.standards > 0) return false;
  return also?.(heard) ?? true;
}
