export interface StreamEvent {
  /** `message` where the server names none. */
  name: string;
  data: string;
}

/**
 * Reads server-sent events (WHATWG HTML, 9.2.6) from pieces that may end anywhere, within a line's end too. Each call
 * takes the next piece and gives the events it completes. Ids and retry times are left out: nothing reconnects here.
 */
export function eventParser(): (piece: string) => StreamEvent[] {
  let rest = '';
  let name = '';
  let data: string[] = [];

  const take = (line: string): StreamEvent[] => {
    if (line === '') {
      const event = { name: name || 'message', data: data.join('\n') };
      const isEmpty = data.length === 0;
      name = '';
      data = [];
      return isEmpty ? [] : [event];
    }
    const [field = '', value = ''] = splitField(line);
    if (field === 'event') name = value;
    if (field === 'data') data.push(value);
    return [];
  };

  return (piece) => {
    // A carriage return that ends the piece may be the first half of a line's end.
    const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    return lines.flatMap(take);
  };
}

/** `data: text` -> data and text, without the one space that may follow the colon. A comment has an empty name. */
function splitField(line: string): [string, string] {
  const colon = line.indexOf(':');
  if (colon < 0) return [line, ''];
  return [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')];
}

/** The events of a body as they come. Ends early, without an error, when it is told to stop. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<StreamEvent> {
  const reader = body.getReader();
  const stop = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', stop);
  const decoder = new TextDecoder();
  const parse = eventParser();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read())
      yield* parse(decoder.decode(next.value, { stream: true }));
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}
