import type { Intent } from '../intents';
import type { Situation } from '../situations/situation';
import type { Memory } from '../understanding/conversation-memory';
import { isTold, standardWords } from '../understanding/message-text';
import { facetReply, heardReply, responseReply, toldReply } from './dialogue-replies';
import { facetOf, type Facet } from './facets';
import { HEARD } from './feelings';
import { responseIn, type Response } from './replies-to-answers';
import { themeOf } from './themes';

/** A turn of a conversation that goes on about what it was about before; the topic stays. */
export interface DialogueTurn extends Pick<Situation, 'intent' | 'reply'> {
  readonly keepsTopic: true;
}

const turn = (intent: Intent, reply: Situation['reply']): DialogueTurn => ({ intent, reply, keepsTopic: true });

const FACETS: readonly Facet[] = ['say', 'when', 'if-no', 'should', 'means', 'next'];
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
];

export const DIALOGUE_TURNS: ReadonlyMap<string, DialogueTurn> = new Map<string, DialogueTurn>([
  ...FACETS.map((facet): [string, DialogueTurn] => [`facet-${facet}`, turn('small-talk', facetReply(facet))]),
  ...RESPONSES.map((one): [string, DialogueTurn] => [`response-${one}`, turn('small-talk', responseReply(one))]),
  ...HEARD.map((heard): [string, DialogueTurn] => [`heard-${heard.name}`, turn('small-talk', heardReply(heard))]),
  ['told', turn('small-talk', toldReply)],
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
]);

/** A word about the answer before, or news. */
export function turnAtOnce(text: string, { intent, topic }: Memory): string | null {
  if (!isTold(text)) return null;
  const said = standardWords(text).join(' ');
  const event = HEARD.find(({ name, words }) => EVENTS.has(name) && words.test(said));
  if (event) return `heard-${event.name}`;
  const response = intent === null && topic === null ? null : responseIn(said);
  return response === null ? null : `response-${response}`;
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
