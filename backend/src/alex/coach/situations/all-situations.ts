import { caseSituation } from '../cases/case-asked';
import { DIALOGUE_TURNS } from '../dialogue/dialogue-turn';
import { isTold } from '../../../words/message-text';
import { RECORD_SITUATIONS } from '../records-asked/record-situations';
import {
  messageFromStory,
  nothingWritten,
  whatToSay,
} from '../replies/messages/from-story/message-from-story';
import { judgedDraft } from '../replies/messages/judged-draft';
import { quotedWords } from '../replies/messages/quoted-words';
import { otherLanguage, revisedDraft } from '../replies/messages/revised-draft';
import { BETWEEN_DATES } from './advice/between-dates';
import { BIG_QUESTIONS } from './advice/big-questions';
import { CHOOSING } from './advice/choosing';
import { EVERYDAY } from './advice/everyday';
import { IN_THE_MOMENT } from './advice/in-the-moment';
import { FIRST_DATES } from './advice/first-dates';
import { LET_DOWNS } from './advice/let-downs';
import { ONESELF } from './advice/oneself';
import { ASIDES } from './records/asides';
import { COMPARED } from './records/compared';
import { DO_IT_FOR_ME, DO_IT_OTHERWISE } from './records/do-it-for-me';
import { LAST_RATINGS } from './ratings/last-ratings';
import { NOTES_ASKED } from './records/notes-asked';
import { RATED_BEFORE } from './ratings/rated-before';
import { NOT_ON_RECORD } from './records/not-on-record';
import { ONE_PERSON } from './records/one-person';
import { PLANNED_DATES } from './records/planned-dates';
import { QUESTIONS_FOR } from './advice/questions-for';
import { declineOnce } from '../replies/messages/decline-once';
import { PRODUCT_QUESTIONS } from './records/product-questions';
import { RATING_QUESTIONS } from './ratings/rating-questions';
import { SINGLE_DATES } from './records/single-dates';
import { SEVERAL_PEOPLE } from './records/several-people';
import { WHAT_IF_RATED } from './ratings/what-if-rated';
import { WHO_IS_HERE } from './records/who-is-here';
import { situationOfQuestions, situationOfWhole, type Around, type Situation } from './situation';
import { TALK, TOLD } from './talk';

/** The more particular first: the first one that fits is taken. */
const ASKED: ReadonlyMap<string, Situation> = new Map<string, Situation>(
  Object.entries({
    ...DO_IT_OTHERWISE,
    ...PRODUCT_QUESTIONS,
    ...SINGLE_DATES,
    ...SEVERAL_PEOPLE,
    ...ONE_PERSON,
    ...NOT_ON_RECORD,
    ...TALK,
    ...ONESELF,
    ...BIG_QUESTIONS,
    ...CHOOSING,
    ...BETWEEN_DATES,
    ...LET_DOWNS,
    ...FIRST_DATES,
    unsure: TOLD.unsure,
    'bad-day': TOLD['bad-day'],
  }),
);

const { compliment, ...LATER_TOLD } = TOLD;

/** What is told without a question; what went wrong is answered the same whether it is asked about or told. */
const ONLY_TOLD: ReadonlyMap<string, Situation> = new Map<string, Situation>(
  Object.entries({
    ...TALK,
    compliment,
    'number-feels-wrong': PRODUCT_QUESTIONS['number-feels-wrong'],
    ...ONESELF,
    ...LET_DOWNS,
    ...BETWEEN_DATES,
    ...LATER_TOLD,
    ...BIG_QUESTIONS,
    ...CHOOSING,
  }),
);

const ASIDE: ReadonlyMap<string, Situation> = new Map<string, Situation>(
  Object.entries({
    'who-sees-it': PRODUCT_QUESTIONS['who-sees-it'],
    'is-he-told': PRODUCT_QUESTIONS['is-he-told'],
    ...RATING_QUESTIONS,
    ...LAST_RATINGS,
    ...RATED_BEFORE,
    ...NOTES_ASKED,
    ...WHAT_IF_RATED,
    ...DO_IT_FOR_ME,
    ...WHO_IS_HERE,
    ...PLANNED_DATES,
    ...QUESTIONS_FOR,
    ...IN_THE_MOMENT,
    ...EVERYDAY,
    ...COMPARED,
    ...ASIDES,
  }),
);

const KNOWN: ReadonlyMap<string, Situation> = new Map(
  Object.entries({ ...PRODUCT_QUESTIONS, ...ONE_PERSON, ...NOT_ON_RECORD }),
);

type Change = Pick<Situation, 'intent' | 'reply' | 'needsPerson'>;

/** Changes of a message that was written before. */
const CHANGES: ReadonlyMap<string, Change> = new Map<string, Change>([
  ['draft-revised', { intent: 'draft-ask-out', needsPerson: true, reply: revisedDraft }],
  ['draft-from-story', { intent: 'draft-ask-out', needsPerson: true, reply: messageFromStory }],
  ['draft-what', { intent: 'draft-ask-out', needsPerson: true, reply: whatToSay }],
  ['draft-judged', { intent: 'draft-ask-out', needsPerson: true, reply: judgedDraft }],
  ['draft-decline-once', { intent: 'draft-decline', needsPerson: true, reply: declineOnce }],
  ['draft-quoted', { intent: 'draft-ask-out', needsPerson: true, reply: quotedWords }],
  ['draft-none', { intent: 'draft-ask-out', needsPerson: true, reply: nothingWritten }],
  ['draft-language', { intent: 'draft-ask-out', needsPerson: true, reply: otherLanguage }],
]);

/** Advice on what is told, which the subject of a conversation knows better. */
export const ADVICE_SITUATIONS: ReadonlySet<string> = new Set(
  [ONESELF, LET_DOWNS, BETWEEN_DATES, BIG_QUESTIONS, CHOOSING].flatMap((some) => Object.keys(some)),
);

const ALL: ReadonlyMap<string, Change> = new Map([
  ...ASKED,
  ...ONLY_TOLD,
  ...ASIDE,
  ...CHANGES,
  ...RECORD_SITUATIONS,
]);

export const SITUATION_NAMES = [...ALL.keys(), ...DIALOGUE_TURNS.keys()];

/** What is told, which what happens in it says better where that is plain. */
export const TOLD_SITUATIONS: ReadonlySet<string> = new Set([
  ...ADVICE_SITUATIONS,
  'upcoming',
  'bad-date',
  'happy',
]);

/** Requests for words to send or for notes, which mention what happened without asking about it. */
const REQUESTS =
  /\b(?:how (?:do|can|should) i text|write|draft|compose|words (?:for|to)|notes?|noted|wrote)\b/i;
const ASKED_FOR_WORDS: ReadonlyMap<string, Situation> = new Map(
  [...ASKED].filter(([name]) => !Object.hasOwn(LET_DOWNS, name)),
);

function askedIn(text: string): ReadonlyMap<string, Situation> {
  return REQUESTS.test(text) ? ASKED_FOR_WORDS : ASKED;
}

/** The situation of a question about the records, wherever in a conversation it is asked; null for none. */
export function asideAsked(text: string, around: Around): string | null {
  return situationOfWhole(text, ASIDE, around) ?? situationOfQuestions(text, ASIDE, around);
}

/** The situation of a question that no library of advice answers, but the records do, or no one can; null for none. */
export function knownAsked(text: string, around: Around): string | null {
  return situationOfQuestions(text, KNOWN, around);
}

/** The situation that the questions of a message are in, with `xmatch` for the names of matches; null for none. */
export function situationAsked(text: string, around: Around): string | null {
  return situationOfQuestions(text, askedIn(text), around);
}

/** The situation of a message as a whole: of what it tells, too. */
export function situationOf(text: string, around: Around): string | null {
  return situationOfWhole(text, isTold(text) ? ONLY_TOLD : askedIn(text), around);
}

export function situationNamed(
  name: string,
): Pick<Situation, 'intent' | 'reply' | 'needsPerson'> | undefined {
  return ALL.get(name) ?? DIALOGUE_TURNS.get(name) ?? caseSituation(name);
}
