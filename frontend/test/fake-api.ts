import { ReadableStream } from 'node:stream/web';

export interface FakeAnswer {
  status?: number;
  body?: unknown;
  /** Sent as it stands instead of a JSON body. */
  text?: string;
  headers?: Record<string, string>;
  /** Comes piece by piece instead of all at once. */
  stream?: AsyncIterable<string>;
}

export interface RecordedCall {
  method: string;
  path: string;
  body: unknown;
  headers: Record<string, string>;
}

type Answer = FakeAnswer | ((call: RecordedCall) => FakeAnswer | Promise<FakeAnswer>);

function toResponse({ status = 200, body, text, headers = {}, stream }: FakeAnswer): Partial<Response> {
  const content = text ?? (body === undefined ? '' : JSON.stringify(body));
  const type = stream ? 'text/event-stream' : text === undefined ? 'application/json' : 'text/html';
  const lookup = new Map(Object.entries({ 'content-type': type, ...headers }));
  return {
    ok: status < 400,
    status,
    statusText: `Status ${status}`,
    headers: { get: (name: string) => lookup.get(name.toLowerCase()) ?? null } as Headers,
    text: () => Promise.resolve(content),
    body: stream ? (ReadableStream.from(toBytes(stream)) as Response['body']) : null,
  };
}

async function* toBytes(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const piece of pieces) yield encoder.encode(piece);
}

/** Rejects once the caller gives up, as fetch does. */
function givenUp(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Given up.', 'AbortError')));
  });
}

/**
 * The network's edge: answers by "METHOD /path" (with or without its query) and keeps what was sent.
 * A call that no answer is given for fails as if the server could not be reached.
 */
export function fakeApi(answers: Record<string, Answer>) {
  const calls: RecordedCall[] = [];
  const current = { ...answers };
  globalThis.fetch = async (input, init = {}) => {
    const path = typeof input === 'string' ? input : 'pathname' in input ? input.pathname : input.url;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const call: RecordedCall = {
      method: init.method ?? 'GET',
      path,
      body,
      headers: init.headers as Record<string, string>,
    };
    calls.push(call);
    const answer = current[`${call.method} ${path}`] ?? current[`${call.method} ${path.split('?')[0]}`];
    if (answer === undefined) throw new TypeError('Failed to fetch');
    if (typeof answer !== 'function') return toResponse(answer) as Response;
    return toResponse(await Promise.race([answer(call), givenUp(init.signal)])) as Response;
  };
  return {
    calls,
    sent: (method: string, path: string) =>
      calls.filter((call) => call.method === method && call.path.split('?')[0] === path),
    answer: (key: string, answer: Answer) => {
      current[key] = answer;
    },
  };
}
