import { createParser } from 'eventsource-parser';
import { api } from './api-client';

export interface StreamEvent {
  /** `message` if the server sends no name. */
  name: string;
  data: string;
}

/** The server-sent events of a body as they arrive. Ends early, without an error, when aborted. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<StreamEvent> {
  const reader = body.getReader();
  const stop = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', stop);
  const decoder = new TextDecoder();
  let complete: StreamEvent[] = [];
  const parser = createParser({
    onEvent: ({ event: name = 'message', data }) => complete.push({ name, data }),
  });
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      parser.feed(decoder.decode(next.value, { stream: true }));
      yield* complete;
      complete = [];
    }
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}

const EVENTS = 'text/event-stream';

/**
 * A call with a streamed response; a response that isn't streamed yields one event, `done`. Rejects with
 * `ApiError` before the first event.
 */
export async function* postForEvents(
  path: string,
  body: unknown,
  signal: AbortSignal,
): AsyncGenerator<StreamEvent> {
  const response = await api.open(path, { body, signal, accept: `${EVENTS}, application/json` });
  const isWhole = !(response.headers.get('content-type') ?? '').includes(EVENTS);
  if (isWhole || !response.body) yield { name: 'done', data: await response.text() };
  else yield* readEvents(response.body, signal);
}
