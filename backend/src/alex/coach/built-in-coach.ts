import { ALEX_TEXTS } from '#contract/dating/alex';
import { joined, paragraphs, type Piece } from '../answer';
import type { CoachFacts, MatchFact } from '../facts';
import type { Asked, Understanding } from './asked';
import { isFrame, SAID_BACK } from './cases/case-situations';
import { closestCases } from './cases/closest-cases';
import { afterDanger } from './dialogue/after-danger';
import { disclosedLately } from '../../safety/going-on';
import { inEarnest } from '../conversation/misreading';
import { meaningOf } from './meaning';
import { saidByUser, type Turn } from './understanding/conversation-memory';
import type { Intent } from './intents';
import { REPLIES } from './replies/registry';
import { acknowledgement } from './replies/talk/acknowledgement';
import { asGuess, notSure } from './replies/talk/repair';
import { greeting } from './replies/talk/small-talk';
import { firstSentences } from './replies/talk/shortened';
import { situationNamed } from './situations/all-situations';

/** What someone who wants the answer before in fewer words gets. */
const SHORT_ANSWER = 2;

/** Answers from the user's records alone; every figure and name links to its record. */
export function answerBuiltIn(asked: Asked): Piece[] {
  const answer = asked.isGuess ? asGuess(asked, replyTo(asked)) : replyTo(asked);
  const first = acknowledgement(asked);
  return paragraphs(
    first.length > 0 ? joined([first, answer], ' ') : answer,
    closestCases(asked),
    ALEX_TEXTS.builtInSignature,
  );
}

/**
 * The answer to a message soon after a disclosure, whichever coach would answer otherwise; null where there is nothing to
 * stay with. `history` is what was said within a day.
 */
export function answerAfterDanger(
  message: string,
  history: readonly Turn[],
  facts: CoachFacts,
): Piece[] | null {
  if (!disclosedLately(saidByUser(inEarnest(history)), message)) return null;
  const meant = meaningOf(message, history, facts);
  const gentle = afterDanger({ ...meant, ...meant.understanding, message, history, facts });
  return gentle && paragraphs(gentle, ALEX_TEXTS.builtInSignature);
}

function replyTo(asked: Asked): Piece[] {
  const { intent, situation, isRepeated, wishes } = asked;
  if (intent === null || intent === 'why' || intent === 'more') return notSure(asked);
  const reply = (situation === null ? undefined : situationNamed(situation)?.reply) ?? REPLIES[intent];
  const isShort = isRepeated && wishes.includes('shorter') && !intent.startsWith('draft-');
  return isShort ? firstSentences(reply({ ...asked, isRepeated: false }), SHORT_ANSWER) : reply(asked);
}

export function greetBuiltIn(facts: CoachFacts): Piece[] {
  return paragraphs(greeting(facts), ALEX_TEXTS.builtInSignature);
}

const NAMES_IDEAS: ReadonlySet<Intent | null> = new Set<Intent>([
  'what-next',
  'whom-to-see',
  'what-to-find-out',
  'date-plan',
]);

/** Whether an answer may name date ideas. */
export function namesIdeas({ intent, situation }: Pick<Understanding, 'intent' | 'situation'>): boolean {
  return situation === null && NAMES_IDEAS.has(intent);
}

/** The match whose answer may name date ideas: the first one it is about, else the suggested next one. */
export function matchToPlanFor(
  { intent, situation, matches }: Pick<Understanding, 'intent' | 'situation' | 'matches'>,
  { standing }: CoachFacts,
): MatchFact | null {
  const suggested = intent === 'date-plan' ? null : standing.next;
  const about = namesIdeas({ intent, situation }) ? (matches[0] ?? suggested) : null;
  return about && !about.isHeldBack ? about : null;
}

const QUOTES_NOTES: ReadonlySet<string | null> = new Set([
  // What isn't understood is answered with what is on record.
  null,
  SAID_BACK,
  'still-here',
  'my-notes',
  'notes-asked',
  'record-notes',
  'date-by-note',
  'nth-date',
  'match-report',
  'known-of-someone',
  'draft-ask-out',
]);

/** Whether the answer quotes the user's own notes, which are loaded only then. */
export function quotesNotes({ intent, situation }: Pick<Understanding, 'intent' | 'situation'>): boolean {
  return QUOTES_NOTES.has(situation ?? intent) || (situation !== null && isFrame(situation));
}
