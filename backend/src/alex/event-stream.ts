import { ALEX_TEXTS } from '#contract/alex';
import type { ChatEvent } from './answer';

/** The wire form of an answer under way (server-sent events). An error after the first piece is an event of its own. */
export async function* toEventStream(events: AsyncIterable<ChatEvent>): AsyncGenerator<string> {
  try {
    for await (const event of events)
      yield event.kind === 'delta'
        ? `data: ${JSON.stringify({ delta: event.text })}\n\n`
        : `event: done\ndata: ${JSON.stringify(event.answer)}\n\n`;
  } catch {
    yield `event: error\ndata: ${JSON.stringify({ message: ALEX_TEXTS.unavailable })}\n\n`;
  }
}

/** Waits for the first event, so that a failure before it can still be answered with a status. */
export async function started<Event>(events: AsyncIterable<Event>): Promise<AsyncIterable<Event>> {
  const iterator = events[Symbol.asyncIterator]();
  const first = await iterator.next();
  return {
    async *[Symbol.asyncIterator]() {
      try {
        if (first.done) return;
        yield first.value;
        for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
      } finally {
        await iterator.return?.();
      }
    },
  };
}
