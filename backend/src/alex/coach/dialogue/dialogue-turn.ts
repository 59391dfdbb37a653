import type { Intent } from '../intents';
import type { Situation } from '../situations/situation';
import type { Memory } from '../understanding/conversation-memory';
import { isTold, standardWords } from '../../../words/message-text';
import { facetReply, heardReply, responseReply, toldReply } from './dialogue-replies';
import { facetOf, type Facet } from './facets';
import { HEARD } from './feelings';
import { SAID_BACK } from '../cases/case-situations';
import { saidBackReply } from './mirror/said-back';
import { doubts, MOVES_HEARD, moveIn } from './moves';
import { responseIn, TAG_QUESTION, type Response } from './replies-to-answers';
import { answerTone, THEIR_ANSWERS } from './their-answer';
import { themeOf } from './themes';

/** A turn of a conversation that goes on about what it was about before; the topic stays. */
export interface DialogueTurn extends Pick<Situation, 'intent' | 'reply'> {
  /** What the conversation is about from here on, where it isn't what it was. */
  readonly topic: Intent | null;
}

const turn = (reply: Situation['reply'], topic: Intent | null = null): DialogueTurn => ({
  intent: 'small-talk',
  reply,
  topic,
});

const FACETS: readonly Facet[] = ['say', 'tell', 'when', 'if-no', 'should', 'means', 'next'];
const RESPONSES: readonly Response[] = [
  'agrees',
  'disagrees',
  'laughs',
  'nods',
  'likes',
  'declines',
  'surprised',
  'honest',
  'thanks',
  'praises',
];

export const DIALOGUE_TURNS: ReadonlyMap<string, DialogueTurn> = new Map<string, DialogueTurn>([
  ...FACETS.map((facet): [string, DialogueTurn] => [`facet-${facet}`, turn(facetReply(facet))]),
  ...RESPONSES.map((one): [string, DialogueTurn] => [`response-${one}`, turn(responseReply(one))]),
  ...[...HEARD, ...MOVES_HEARD, ...THEIR_ANSWERS].map((heard): [string, DialogueTurn] => [
    `heard-${heard.name}`,
    turn(heardReply(heard), heard.topic),
  ]),
  ['told', turn(toldReply)],
  [SAID_BACK, turn(saidBackReply)],
]);

/** What changes the subject at once, whatever was asked before. */
const EVENTS: ReadonlySet<string> = new Set([
  'death',
  'ill',
  'yes',
  'official',
  'won',
  'kissed',
  'love-said',
  'asked-to-commit',
  'apology',
  'sent',
  'luck',
  'anniversary',
  'alone-with-it',
  'patience',
  'no-labels',
  'moving-away',
  'comparing-with-ex',
]);

/** A word about the answer before, or news. */
export function turnAtOnce(text: string, { intent, topic }: Memory): string | null {
  const said = standardWords(text).join(' ');
  if (!isTold(text) && !TAG_QUESTION.test(said)) return null;
  const event = HEARD.find(({ name, words }) => EVENTS.has(name) && words.test(said));
  if (event) return `heard-${event.name}`;
  const response = intent === null && topic === null ? null : responseIn(said);
  return response === null ? null : `response-${response}`;
}

/** What someone answered, as the user reports it in the middle of a conversation. */
export function answerReported(text: string): string | null {
  const tone = isTold(text) ? answerTone(text) : null;
  return tone === null ? null : `heard-answer-${tone}`;
}

/** A long story is no move in a conversation. */
const LONGEST_MOVE = 24;

/** What someone adds to what was talked about, which says more than its subject does. */
export function moveMade(text: string, isPlain: boolean): string | null {
  if (isPlain && doubts(text)) return 'heard-move-doubt';
  if (!isTold(text) || standardWords(text).length > LONGEST_MOVE) return null;
  const move = moveIn(text, isPlain);
  return move === null ? null : `heard-${move}`;
}

/** A short question about the theme of the conversation, unless it plainly asks something else. */
export function facetAsked(text: string, { topic }: Memory): Facet | null {
  return themeOf(topic) === null ? null : facetOf(text);
}

/** A feeling that is told. */
export function feelingTold(text: string): string | null {
  const said = standardWords(text).join(' ');
  const found = HEARD.find(({ words }) => words.test(said));
  return found ? `heard-${found.name}` : null;
}
