import { compareText } from '../../date-order';
import { mean, roundToOneDecimal } from '../../statistics';
import { type Finding, findingFrom, listFrom } from '../finding';
import { topicsIn } from './topics';

const SESSION_GAP_MINUTES = 30;
const MINUTE_MS = 60_000;
const TOP_TOPICS = 5;
const FULL_BAR = 10;

export interface SaidMessage {
  readonly role: 'user' | 'alex';
  readonly message: string;
  readonly createdAt: Date;
}

interface TopicCount {
  readonly topic: string;
  readonly frequency: number;
}

interface ChatInsights {
  /** Messages of the user. */
  readonly totalMessages: number;
  /** Minutes, one decimal. Counts sessions; 1 is needed. */
  readonly avgSessionLength: Finding<number | null>;
  /** Most frequent first, at most five. Counts the user's messages that mention a topic; 1 is needed. */
  readonly topTopics: Finding<readonly TopicCount[]>;
}

/** `messages` in any order; a pause of more than 30 minutes begins a new session. */
export function chatInsights(messages: readonly SaidMessage[]): ChatInsights {
  const asked = messages.filter(({ role }) => role === 'user').map(({ message }) => message);
  const lengths = sessionLengths(messages.map(({ createdAt }) => createdAt.getTime() / MINUTE_MS));
  const touching = asked.map(topicsIn).filter((topics) => topics.length > 0);
  return {
    totalMessages: asked.length,
    avgSessionLength: findingFrom(lengths.length, 1, () => roundToOneDecimal(mean(lengths) ?? 0)),
    topTopics: listFrom(touching.length, 1, topicCounts(touching)),
  };
}

/** Length of a topic's bar, 0 to 1: full at ten messages. */
export function topicBar(frequency: number): number {
  return Math.min(FULL_BAR, frequency) / FULL_BAR;
}

/** How long each session lasted, from timestamps in minutes. */
export function sessionLengths(moments: readonly number[]): number[] {
  const lengths: number[] = [];
  let start: number | null = null;
  let last = 0;
  for (const moment of [...moments].sort((a, b) => a - b)) {
    if (start !== null && moment - last > SESSION_GAP_MINUTES) {
      lengths.push(last - start);
      start = null;
    }
    start ??= moment;
    last = moment;
  }
  return start === null ? lengths : [...lengths, last - start];
}

function topicCounts(messages: readonly (readonly string[])[]): TopicCount[] {
  const counts = new Map<string, number>();
  for (const topic of messages.flat()) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  return [...counts]
    .map(([topic, frequency]) => ({ topic, frequency }))
    .sort((a, b) => b.frequency - a.frequency || compareText(a.topic, b.topic))
    .slice(0, TOP_TOPICS);
}
