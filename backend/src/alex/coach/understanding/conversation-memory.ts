import type { AnswerReference, Coach } from '#contract/dating/alex';
import type { CoachFacts, MatchFact, StandardFact } from '../../facts';
import { caseAfter } from '../cases/case-situations';
import type { Intent } from '../intents';
import type { RecordQuestion } from '../records-asked/record-slots';

/** A message of the conversation so far, as the user saw it. */
export interface Turn {
  readonly role: 'user' | 'alex';
  readonly message: string;
  readonly references: readonly AnswerReference[];
  readonly coach?: Coach | null;
}

/** The user's messages, oldest first. */
export function saidByUser(history: readonly Turn[]): string[] {
  return history.flatMap(({ role, message }) => (role === 'user' ? [message] : []));
}

/** What the conversation so far was about. */
export interface Memory {
  /** What was asked last; null when that wasn't clear. */
  readonly intent: Intent | null;
  /** What was asked last that wasn't mere talk: what short follow-ups are about. */
  readonly topic: Intent | null;
  /** The situation it was in; null for none. */
  readonly situation: string | null;
  /** The case of the library that the conversation is in; null for none. */
  readonly datingCase: string | null;
  /** The question about the records that it was; null for none. */
  readonly record: RecordQuestion | null;
  /** What the user said lately, names of matches being `xmatch`, the latest first. */
  readonly told: readonly string[];
  /** The standards it named. */
  readonly standards: readonly StandardFact[];
  /** The people it was about, the latest first, each once. */
  readonly people: readonly Remembered[];
  /** The people in the last answer, in its order. */
  readonly listed: readonly MatchFact[];
  /** Whether the last answer chose these people by itself, as a ranking does, rather than being asked about someone. */
  readonly isList: boolean;
  /** Questions that the last answer offered. */
  readonly offered: readonly string[];
  /** The cases the conversation was in, the latest first. */
  readonly cases: readonly string[];
  /** The last answer; null when there was none. */
  readonly answer: string | null;
  /** The answer before that one; null when there was none. */
  readonly earlierAnswer: string | null;
  /** Whether it had a message to send in it. */
  readonly hasDraft: boolean;
}

interface Remembered {
  readonly match: MatchFact;
  /** How many messages ago, from 1. */
  readonly ago: number;
}

/** Said around a subject, without changing it. */
const TALK: ReadonlySet<Intent> = new Set<Intent>([
  'hello',
  'how-are-you',
  'thanks',
  'goodbye',
  'who-are-you',
  'help',
  'not-helpful',
  'why',
  'more',
  'small-talk',
]);

export const NOTHING_REMEMBERED: Memory = {
  intent: null,
  topic: null,
  situation: null,
  datingCase: null,
  record: null,
  told: [],
  standards: [],
  people: [],
  listed: [],
  isList: false,
  offered: [],
  cases: [],
  answer: null,
  earlierAnswer: null,
  hasDraft: false,
};

/** Talk, news, words about an answer and messages to send leave the case as it is. */
function staysInCase({
  intent,
  situation,
}: {
  readonly intent: Intent | null;
  readonly situation: string | null;
}) {
  if (situation !== null) return /^(?:response|heard|facet|draft)-|^(?:told|said-back)$/.test(situation);
  return intent === null || TALK.has(intent) || intent.startsWith('draft-');
}

/** So many cases are remembered. */
const CASES = 4;

export function afterQuestion(
  memory: Memory,
  said: {
    readonly intent: Intent | null;
    readonly situation: string | null;
    readonly matches: readonly MatchFact[];
    readonly standards: readonly StandardFact[];
  },
): Memory {
  const datingCase = caseAfter(memory.datingCase, said.situation, staysInCase(said));
  return {
    ...memory,
    cases: datingCase === null ? memory.cases : [...new Set([datingCase, ...memory.cases])].slice(0, CASES),
    intent: said.intent,
    topic: said.intent === null || TALK.has(said.intent) ? memory.topic : said.intent,
    situation: said.situation,
    datingCase,
    standards: said.standards,
    people: remembered(memory.people, said.matches),
    listed: [],
    isList: false,
    offered: [],
  };
}

/** After an answer to a message about `asked`. */
export function afterAnswer(
  memory: Memory,
  turn: Turn,
  asked: readonly MatchFact[],
  facts: CoachFacts,
): Memory {
  // What was said about danger is no small talk to come back to.
  if (turn.coach === 'safety') return NOTHING_REMEMBERED;
  const listed = matchesOf(turn.references, facts);
  return {
    ...memory,
    people: remembered(memory.people, asked.length > 0 || staysWithSomeone(memory) ? [] : listed),
    answer: turn.message,
    earlierAnswer: memory.answer,
    hasDraft: turn.references.some(({ target }) => target.kind === 'draft'),
    listed,
    isList: asked.length === 0 && listed.length > 1,
    offered: turn.references
      .filter(({ target }) => target.kind === 'question')
      .map(({ start, end }) => turn.message.slice(start, end)),
  };
}

/** Whom the conversation is about isn't changed by who else a count of the records names. */
function staysWithSomeone({ intent, people }: Memory): boolean {
  return intent === 'how-many' && people.length > 0;
}

/** One message later, with `latest` in front. */
function remembered(people: readonly Remembered[], latest: readonly MatchFact[]): Remembered[] {
  const ids = new Set(latest.map(({ id }) => id));
  return [
    ...latest.map((match) => ({ match, ago: 1 })),
    ...people.filter(({ match }) => !ids.has(match.id)).map(({ match, ago }) => ({ match, ago: ago + 1 })),
  ];
}

function matchesOf(references: readonly AnswerReference[], { matches }: CoachFacts): MatchFact[] {
  const ids = references.flatMap(({ target }) => (target.kind === 'match' ? [target.matchId] : []));
  return [...new Set(ids)].flatMap((id) => matches.find((match) => match.id === id) ?? []);
}
