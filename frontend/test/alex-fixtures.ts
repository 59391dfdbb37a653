import type { ChatAnswer, ChatMessage, CoachStatus } from '#contract/dating/alex';

export const NO_PATTERNS: CoachStatus = {
  coach: 'built-in',
  modelRunsHere: false,
  patterns: [
    { topic: 'pattern', known: false, text: 'No matches yet.', references: [] },
    { topic: 'success', known: false, text: 'Score 4 more dates.', references: [] },
    { topic: 'growth', known: false, text: 'Score a date first.', references: [] },
  ],
  suggestions: [],
};

/** "Mara" links to her, "73%" to one of her dates, "6 matches" to the insights and "5 stars" to the standards. */
export const ABOUT_MARA: ChatAnswer = {
  response: 'Mara is at 73% among 6 matches. Trust has 5 stars.',
  coach: 'built-in',
  references: [
    { start: 0, end: 4, target: { kind: 'match', matchId: 'm-mara' } },
    { start: 11, end: 14, target: { kind: 'date', matchId: 'm-mara', dateId: 'd-1' } },
    { start: 21, end: 30, target: { kind: 'insights' } },
    { start: 42, end: 49, target: { kind: 'standards' } },
  ],
};

export function aMessage(changes: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id: 'c-1',
    role: 'alex',
    message: 'Hi Ada, I am Alex.',
    createdAt: '2026-03-06T09:00:00.000Z',
    coach: 'built-in',
    references: [],
    ...changes,
  };
}

/** A streamed answer (server-sent events) that the test controls. */
export class StreamedAnswer implements AsyncIterable<string> {
  private readonly waiting: string[] = [];
  private isOver = false;
  private wake: () => void = () => undefined;

  /** Sends a chunk of text. */
  say(delta: string): this {
    return this.send(`data: ${JSON.stringify({ delta })}\n\n`);
  }

  finish(answer: ChatAnswer): this {
    return this.send(`event: done\ndata: ${JSON.stringify(answer)}\n\n`).disconnect();
  }

  fail(): this {
    return this.send('event: error\ndata: {"message":"Away."}\n\n').disconnect();
  }

  disconnect(): this {
    this.isOver = true;
    this.wake();
    return this;
  }

  private send(text: string): this {
    this.waiting.push(text);
    this.wake();
    return this;
  }

  async *[Symbol.asyncIterator]() {
    for (;;) {
      const next = this.waiting.shift();
      if (next !== undefined) yield next;
      else if (this.isOver) return;
      else await new Promise<void>((resolve) => (this.wake = resolve));
    }
  }
}
