import type { Piece } from '../../answer';
import type { Asked } from '../asked';
import type { Intent } from '../intents';
import { notSure } from '../replies/talk/repair';
import { limitOfPerson, limitSet, limitWhatIf, starsSet } from './answers/limit-answers';
import { bestOfDates, datesCounted, notesOfDay, whenMet, whoWasMet } from './answers/date-answers';
import {
  averageTold,
  blanksTold,
  extremeRating,
  extremeStandard,
  ratedHighest,
  ratingsTold,
  ratingTold,
} from './answers/rating-answers';
import {
  changeTold,
  comparedTold,
  leadTold,
  percentageTold,
  provisionalTold,
  toCatchUp,
  whyAhead,
  whyChanged,
} from './answers/order-answers';
import { recordQuestionAsked, type RecordAsked } from './record-asked';
import type { Measure, RecordQuestion } from './record-slots';

const ANSWERS: Readonly<Record<Measure, (asked: RecordAsked) => Piece[]>> = {
  limit: limitSet,
  'limit-what-if': limitWhatIf,
  'limit-of-person': limitOfPerson,
  stars: starsSet,
  provisional: provisionalTold,
  blank: blanksTold,
  'to-catch-up': toCatchUp,
  'why-ahead': whyAhead,
  'why-changed': whyChanged,
  lead: leadTold,
  percentage: percentageTold,
  compare: comparedTold,
  note: notesOfDay,
  place: notesOfDay,
  count: datesCounted,
  'who-met': whoWasMet,
  when: whenMet,
  'best-date': bestOfDates,
  change: changeTold,
  'extreme-standard': extremeStandard,
  'extreme-rating': extremeRating,
  'rated-highest': ratedHighest,
  rating: ratingTold,
  ratings: ratingsTold,
  average: averageTold,
};

function recordAnswer(asked: Asked): Piece[] {
  const question = recordQuestionAsked(asked);
  return question === null ? notSure(asked) : ANSWERS[question.measure]({ ...asked, question });
}

interface RecordSituation {
  readonly intent: Intent;
  readonly needsPerson?: boolean;
  readonly reply: (asked: Asked) => Piece[];
}

/** One for each way of finding whom a question is about. */
export const RECORD_SITUATIONS: ReadonlyMap<string, RecordSituation> = new Map<string, RecordSituation>([
  ['record-one', { intent: 'my-ratings', needsPerson: true, reply: recordAnswer }],
  ['record-why', { intent: 'why-score', needsPerson: true, reply: recordAnswer }],
  ['record-two', { intent: 'compare', reply: recordAnswer }],
  ['record-all', { intent: 'how-many', reply: recordAnswer }],
  ['record-order', { intent: 'best-match', reply: recordAnswer }],
  ['record-dates', { intent: 'last-seen', needsPerson: true, reply: recordAnswer }],
  ['record-notes', { intent: 'my-notes', needsPerson: true, reply: recordAnswer }],
]);

/** The situation of a question about the records. */
export function recordSituation({ measure, people }: RecordQuestion): string {
  if (measure === 'note' || measure === 'place') return 'record-notes';
  if (measure === 'why-changed') return 'record-why';
  if (people === 'two') return 'record-two';
  if (people === 'all' && ORDERS.has(measure)) return 'record-order';
  if (people === 'all' && !NEEDS_SOMEONE.has(measure)) return 'record-all';
  return measure === 'when' || measure === 'count' ? 'record-dates' : 'record-one';
}

/** Whose answers put people in an order, the first of whom the conversation is about then. */
const ORDERS: ReadonlySet<Measure> = new Set<Measure>(['lead', 'rated-highest', 'who-met', 'best-date']);

/** About the latest person of the conversation where no one is named. */
const NEEDS_SOMEONE: ReadonlySet<Measure> = new Set<Measure>([
  'limit-of-person',
  'rating',
  'ratings',
  'change',
  'why-changed',
  'when',
  'why-ahead',
  'to-catch-up',
  'provisional',
]);
