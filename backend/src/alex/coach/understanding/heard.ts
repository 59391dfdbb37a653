import type { Memory } from './conversation-memory';
import {
  caseAsked,
  caseFollowUp,
  caseNamedIn,
  caseOfSubject,
  caseSaysWhether,
  caseShould,
  caseTold,
  caseWords,
  frameTold,
  isOfLibrary,
  isParticular,
  GATE,
  IN_PASSING,
} from '../cases/case-asked';
import { answerReported, facetAsked, feelingTold, moveMade, turnAtOnce } from '../dialogue/dialogue-turn';
import { facetOf, lastFacetOf, type Facet } from '../dialogue/facets';
import { endsAsking, replyToOffer } from '../dialogue/offers';
import { themeOf } from '../dialogue/themes';
import { whetherPlain } from '../dialogue/whether-to';
import { INTENT_NAMES, type Intent } from '../intents';
import { ADVICE_SITUATIONS } from '../situations/all-situations';
import { CLEAR, isDraftPlain } from './draft-wanted';
import type { IntentOfText } from './intent/intent-of-text';
import { isTold, standardWords } from '../../../words/message-text';

/** Turns of a conversation that a case named by the same words says more about. */
const MAY_BE_MORE = /^response-|^heard-(?:anniversary|moving-away|no-labels)$/;
/** Turns that say less than the answer someone reports with them. */
const SAYS_LESS = /^heard-sent$|^response-/;
/** A clear question about these is answered, whatever was told before it. */
export const ABOUT_RECORDS: ReadonlySet<Intent> = new Set(
  INTENT_NAMES.slice(0, INTENT_NAMES.indexOf('first-date')).concat(
    INTENT_NAMES.slice(INTENT_NAMES.indexOf('draft-ask-out'), INTENT_NAMES.indexOf('hello')),
  ),
);

/** What someone answered, news, or a move that says more than the subject does. */
export function heardAtOnce(text: string, memory: Memory): string | null {
  const first = frameTold(text, ({ isFirst }) => isFirst);
  if (first !== null) return first;
  if (memory.answer !== null && whetherPlain(text) !== null)
    return caseShould(memory.datingCase) ?? 'facet-should';
  const turn = turnAtOnce(text, memory);
  const isUnderWay = memory.topic !== null || memory.datingCase !== null;
  const answer = isUnderWay ? answerReported(text) : null;
  if (answer !== null && (turn === null || SAYS_LESS.test(turn)))
    return otherCase(text, memory, ALIKE) ?? answer;
  if (turn !== null) return MAY_BE_MORE.test(turn) ? (caseNamedIn(text) ?? turn) : turn;
  const move = isUnderWay ? moveMade(text, true) : null;
  return move === null ? null : (otherCase(text, memory, ALIKE) ?? frameTold(text, isParticular) ?? move);
}

/** What someone answered is a case of its own when it also reads a little like one. */
const ALIKE = 0.05;

/** A case that a message names, other than the one the conversation is in. */
function otherCase(text: string, { datingCase }: Memory, least = 0): string | null {
  const named = caseNamedIn(text, least);
  return named !== null && datingCase !== null && named.endsWith(`:${datingCase}`) ? null : named;
}

/** To the offer before the last answer: something more was told in between, and the answer to that asked nothing. */
function lateYes(text: string, { answer, earlierAnswer }: Memory): 'yes' | null {
  if (answer === null || endsAsking(answer)) return null;
  return replyToOffer(text, earlierAnswer) === 'yes' ? 'yes' : null;
}

/** What is made of a message to send that was offered. */
export function offerTaken(text: string, memory: Memory): string | null {
  const reply = replyToOffer(text, memory.answer) ?? lateYes(text, memory);
  if (reply === null) return null;
  if (reply === 'no') return 'response-declines';
  return (
    caseWords(text, [...(memory.datingCase === null ? [] : [memory.datingCase]), ...memory.cases]) ??
    'facet-say'
  );
}

/** The case that a message goes on about, wants words for or names. */
export function heardInCase(
  text: string,
  { datingCase, cases, answer }: Memory,
  meaning: IntentOfText,
): string | null {
  const ofRecords = isOfRecords(meaning);
  const isOther = ofRecords && isSure(meaning) && !caseSaysWhether(text, datingCase);
  const goesOnAbout = isOther ? null : caseFollowUp(text, datingCase, cases);
  if (goesOnAbout !== null) return goesOnAbout;
  if (isDraftPlain(text, meaning)) return caseWords(text, cases);
  if (isOther) return null;
  if (ofRecords) return caseNamedIn(text, IN_PASSING);
  const found = caseAsked(text, gateOf(meaning, answer === null ? GATE.first : GATE.known));
  const isSame = datingCase !== null && found?.endsWith(`:${datingCase}`) === true;
  return isSame && isTold(text) ? caseTold(datingCase) : found;
}

/** How to say it is asked about what was told, whatever that was about. */
function wordsAsked(text: string): Facet | null {
  return facetOf(text) === 'say' ? 'say' : null;
}

export function heardInTheme(text: string, memory: Memory, meaning: IntentOfText): string | null {
  const facet =
    facetAsked(text, memory) ?? (memory.answer !== null && !isOfRecords(meaning) ? wordsAsked(text) : null);
  return facet !== null && !asksElse(facet, meaning, memory) ? `facet-${facet}` : null;
}

const LONGEST_DETAIL = 12;

/** Whether a short remark adds to the case before it rather than starting on something else. */
export function goesOnTelling(text: string, { datingCase }: Memory, found: string | null): boolean {
  const isAdvice = found !== null && ADVICE_SITUATIONS.has(found);
  return isAdvice && datingCase !== null && isTold(text) && standardWords(text).length <= LONGEST_DETAIL;
}

/** What is made of a message that nothing else recognized. */
export function heardAfterAll(text: string, memory: Memory, meaning: IntentOfText): string | null {
  const isUnderWay = memory.datingCase !== null || themeOf(memory.topic) !== null;
  const gate = gateOf(meaning, isUnderWay ? GATE.first : GATE.alone);
  const inCase = isOfRecords(meaning) ? null : caseAsked(text, gate);
  if (inCase !== null) return inCase;
  const frame = frameTold(text, isParticular);
  if (frame !== null && firstOf(meaning) < (memory.answer === null ? OPENING : SURE)) return frame;
  const ofSubject = memory.datingCase === null && isFaint(meaning) ? caseOfSubject(text) : null;
  if (ofSubject !== null) return ofSubject;
  if (isTold(text)) return toldAbout(text, meaning, memory);
  return meaning.intent === null ? askedAbout(text) : null;
}

/** Where the classifier of intents knows the subject, a case has to be surer. */
function gateOf(meaning: IntentOfText, gate: number): number {
  return firstOf(meaning) >= CLEAR ? GATE.known : gate;
}

/** Below this one the classifier knows less of a message than the words it uses. */
const FAINT = 0.35;

function isFaint({ ranked: [first] }: IntentOfText): boolean {
  return first === undefined || first.label === 'none' || first.probability < FAINT;
}

/** Whether a message plainly asks about the records or the product, or for words to send. */
export function isOfRecords({ ranked: [first] }: IntentOfText, least = CLEAR): boolean {
  return (
    first !== undefined &&
    first.label !== 'none' &&
    first.probability >= least &&
    ABOUT_RECORDS.has(first.label)
  );
}

/** Above this probability not even the words of a case are heard in a question about the records. */
const SURE = 0.8;

function isSure(meaning: IntentOfText): boolean {
  return firstOf(meaning) >= SURE;
}

/** At an opening, what the classifier knows as well as this is its subject; later on, the subject is known. */
const OPENING = 0.5;

function firstOf({ ranked: [first] }: IntentOfText): number {
  return first?.probability ?? 0;
}

/** Above this probability a short question is one of its own, even in the middle of a conversation. */
const ELSE = 0.6;

function asksElse(facet: Facet, { ranked: [first] }: IntentOfText, { topic }: Memory): boolean {
  if (!first || first.label === 'none' || first.probability < ELSE) return false;
  // How to say something is asked about what was talked of, whatever else it could be about.
  if (facet === 'say') return ABOUT_RECORDS.has(first.label);
  return themeOf(first.label) !== themeOf(topic) || first.label.startsWith('draft-');
}

/** A question that isn't recognized, about something told: what can be said to any such. */
function askedAbout(text: string): string | null {
  const facet = lastFacetOf(text);
  return facet !== null && UNKNOWN_BUT_ASKED.has(facet) ? `facet-${facet}` : null;
}

const UNKNOWN_BUT_ASKED: ReadonlySet<Facet> = new Set<Facet>(['should', 'means', 'if-no', 'when']);

/** Above this one what is told is answered with advice, in the middle of a theme above the higher and in that same theme above the lower one. */
const WORTH_ADVICE = { other: 0.4, inTheme: 0.7, inCase: 0.8, same: 0.2 };

/** From which probability on a label is worth advice in a conversation about this topic. */
function adviceFrom(label: Intent | null, topic: Intent | null, isInCase: boolean): number {
  const theme = themeOf(topic);
  const isSame = label !== null && theme !== null && themeOf(label) === theme;
  if (isSame && !isInCase) return WORTH_ADVICE.same;
  if (theme === null) return WORTH_ADVICE.other;
  return isInCase ? WORTH_ADVICE.inCase : WORTH_ADVICE.inTheme;
}

/** What is said next in the case that a conversation is in, or what happens in what is told, whatever its subject. */
function happens(text: string, datingCase: string | null): string | null {
  const ofCase = datingCase !== null && isOfLibrary(datingCase) ? caseTold(datingCase) : null;
  return ofCase ?? frameTold(text, isParticular) ?? frameTold(text);
}

/** The answer to something told that is no situation of its own; null where its intent has a better one. */
function toldAbout(
  text: string,
  { intent, ranked: [first] }: IntentOfText,
  { topic, datingCase }: Memory,
): string | null {
  const label = first === undefined || first.label === 'none' ? null : first.label;
  const isAdvice = (first?.probability ?? 0) >= adviceFrom(label, topic, datingCase !== null);
  if (label !== null && isAdvice && label !== topic) return null;
  const heard = feelingTold(text) ?? happens(text, datingCase);
  if (heard !== null) return heard;
  const move = themeOf(topic) === null ? null : moveMade(text, false);
  if (move !== null) return move;
  // Questions about the records are often typed without a question mark.
  if (label !== null && ABOUT_RECORDS.has(label) && themeOf(topic) === null) return null;
  return intent === null || (label !== null && isAdvice) ? null : 'told';
}
