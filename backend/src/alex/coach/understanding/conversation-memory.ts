import type { AnswerReference, Coach } from '#contract/dating/alex';
import type { CoachFacts, MatchFact, StandardFact } from '../../facts';
import type { Intent } from '../intents';

/** A message of the conversation so far, as the user saw it. */
export interface Turn {
  readonly role: 'user' | 'alex';
  readonly message: string;
  readonly references: readonly AnswerReference[];
  readonly coach?: Coach | null;
}

/** What the conversation so far was about. */
export interface Memory {
  /** What was asked last; null when that wasn't clear. */
  readonly intent: Intent | null;
  /** What was asked last that wasn't mere talk: what short follow-ups are about. */
  readonly topic: Intent | null;
  /** The situation it was in; null for none. */
  readonly situation: string | null;
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
  standards: [],
  people: [],
  listed: [],
  isList: false,
  offered: [],
};

export function afterQuestion(
  memory: Memory,
  said: {
    readonly intent: Intent | null;
    readonly situation: string | null;
    readonly matches: readonly MatchFact[];
    readonly standards: readonly StandardFact[];
  },
): Memory {
  return {
    ...memory,
    intent: said.intent,
    topic: said.intent === null || TALK.has(said.intent) ? memory.topic : said.intent,
    situation: said.situation,
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
    people: remembered(memory.people, asked.length > 0 ? [] : listed),
    listed,
    isList: asked.length === 0 && listed.length > 1,
    offered: turn.references
      .filter(({ target }) => target.kind === 'question')
      .map(({ start, end }) => turn.message.slice(start, end)),
  };
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
