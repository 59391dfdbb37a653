import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { connection } from '../src/lib/connection';

export interface FakeAnswer {
  status?: number;
  body?: unknown;
  /** Sent as is instead of a JSON body. */
  text?: string;
  headers?: Record<string, string>;
  /** Arrives in chunks instead of all at once. */
  stream?: AsyncIterable<string>;
}

export interface RecordedCall {
  method: string;
  path: string;
  body: unknown;
  headers: Record<string, string>;
}

type Answer = FakeAnswer | ((call: RecordedCall) => FakeAnswer | Promise<FakeAnswer>);

/** No answer: as if the call got lost. */
export const UNREACHABLE: Answer = () => Promise.reject(new Error('unreachable'));

const network = setupServer();
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

function toResponse({ status = 200, body, text, headers = {}, stream }: FakeAnswer): Response {
  const content = text ?? (body === undefined ? null : JSON.stringify(body));
  const type = stream ? 'text/event-stream' : text === undefined ? 'application/json' : 'text/html';
  return new HttpResponse(stream ? toBytes(stream) : content, {
    status,
    statusText: `Status ${status}`,
    headers: { 'content-type': type, ...headers },
  });
}

function toBytes(pieces: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const iterator = pieces[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const next = await iterator.next();
      if (next.done) controller.close();
      else controller.enqueue(encoder.encode(next.value));
    },
    cancel: () => void iterator.return?.(),
  });
}

/** Normalizes capitalization: HTTP header names are case-insensitive. */
const usualName = (name: string) => name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

async function record(request: Request): Promise<RecordedCall> {
  const { pathname, search } = new URL(request.url);
  const text = await request.text();
  return {
    method: request.method,
    path: pathname + search,
    body: text === '' ? undefined : JSON.parse(text),
    headers: Object.fromEntries([...request.headers].map(([name, value]) => [usualName(name), value])),
  };
}

/** What the page asks to know whether it is the connection that failed, and not the call. */
const CONNECTION = 'GET /healthz';

/**
 * Fakes the network: responds by "METHOD /path" (with or without the query) and records requests. A request without
 * a response defined here fails as if it were lost; for the whole server to be out of reach, define `GET /healthz` as
 * `UNREACHABLE`.
 */
export function fakeApi(answers: Record<string, Answer>) {
  // A call of the test before may have come when there was nothing left to answer it.
  connection.confirm();
  const calls: RecordedCall[] = [];
  const current: Record<string, Answer> = { [CONNECTION]: {}, ...answers };
  network.resetHandlers(
    http.all('*', async ({ request }) => {
      const call = await record(request);
      if (`${call.method} ${call.path}` !== CONNECTION) calls.push(call);
      const answer =
        current[`${call.method} ${call.path}`] ?? current[`${call.method} ${call.path.split('?')[0]}`];
      try {
        if (answer === undefined) return HttpResponse.error();
        return toResponse(typeof answer === 'function' ? await answer(call) : answer);
      } catch {
        return HttpResponse.error();
      }
    }),
  );
  return {
    calls,
    sent: (method: string, path: string) =>
      calls.filter((call) => call.method === method && call.path.split('?')[0] === path),
    answer: (key: string, answer: Answer) => {
      current[key] = answer;
    },
  };
}
