import type { LoadSubject } from '#contract/error-catalogue';
import { isErrorCode, type ErrorAnswer, type ErrorCode } from '#contract/errors';
import { currentGeneration, eraseCopies, isCopiedRead, keepCopy, readCopy } from '../storage/offline-copies';
import { heldAnswers } from '../storage/held-answers';
import { connection } from '../connection';
import { ApiError, hasStatus } from './api-error';
import { arrivedAnswers } from './arrived-answers';
import { stepUp } from './step-up';

interface CallOptions {
  body?: unknown;
  /** Which list is being loaded, if it has its own entry in the error catalog. */
  loading?: LoadSubject;
  /** The same key makes a repeated POST return the first result instead of creating a second one. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Accepted media types. Default: JSON. */
  accept?: string;
  /** Milliseconds. Default: half a minute. */
  timeout?: number;
  /** The answer that is there already: it is not sent again while it is still right. */
  unless?: string;
  /** Response metadata besides the body, such as a list's total. */
  onHeaders?: (headers: Headers) => void;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * A call that hangs counts as a lost connection: the form becomes usable again, and a repeated save is still the same
 * one.
 */
const TIMEOUT_MS = 30_000;
/** A file may be large. */
const FILE_TIMEOUT_MS = 10 * 60_000;

function requestInit(
  method: Method,
  { body, idempotencyKey, signal, unless, accept = 'application/json', timeout = TIMEOUT_MS }: CallOptions,
): RequestInit {
  const headers: Record<string, string> = { Accept: accept };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (idempotencyKey !== undefined) headers['Idempotency-Key'] = idempotencyKey;
  if (unless !== undefined) headers['If-None-Match'] = unless;
  return {
    method,
    headers,
    credentials: 'include',
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]),
  };
}

/** A read that has no answer by then may be waiting for a network that is gone. */
const SLOW_MS = 4_000;

/** Aborts once it is known that there is no connection: a dead network may keep a call for as long as it likes. */
function whenLost(method: Method): { signal: AbortSignal; stop: () => void } {
  const lost = new AbortController();
  const ask = async () => {
    await connection.check();
    if (!connection.isOnline()) lost.abort();
  };
  const timer = method === 'GET' ? setTimeout(() => void ask(), SLOW_MS) : undefined;
  return { signal: lost.signal, stop: () => clearTimeout(timer) };
}

async function send(method: Method, path: string, options: CallOptions): Promise<Response> {
  const lost = whenLost(method);
  const signal = options.signal ? AbortSignal.any([options.signal, lost.signal]) : lost.signal;
  try {
    const response = await fetch(path, requestInit(method, { ...options, signal }));
    connection.confirm();
    return response;
  } catch (error) {
    if (options.signal?.aborted) throw error;
    if (connection.isOnline()) await connection.check();
    throw new ApiError({ status: 0, message: "The server couldn't be reached.", loading: options.loading });
  } finally {
    lost.stop();
  }
}

/** How often a read is sent again while the server says that it will soon be able to answer. */
const RETRIES = 2;
const RETRY_WITHIN_SECONDS = 5;
/** So that browsers which were refused together don't come back together. */
const JITTER_MS = 500;

const retryAfterOf = (response: Response): number =>
  Number(response.headers.get('retry-after') ?? Number.NaN);

/** A read may be repeated without a trace. Whether to send a change again is for its user to decide. */
async function readPatiently(path: string, options: CallOptions): Promise<Response> {
  for (let retry = 0; ; retry += 1) {
    const response = await sendConfirmed('GET', path, options);
    const seconds = retryAfterOf(response);
    if (response.status !== 503 || !(seconds <= RETRY_WITHIN_SECONDS) || retry === RETRIES) return response;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000 + Math.random() * JITTER_MS));
  }
}

const STEP_UP_REQUIRED: ErrorCode = 'auth.step-up-required';

/** Sends the call, and repeats it once the user has confirmed who they are, where the server asks for that. */
async function sendConfirmed(method: Method, path: string, options: CallOptions): Promise<Response> {
  const response = await send(method, path, options);
  if (response.status !== 403) return response;
  const answer = parseJson(await response.clone().text());
  const isAsked = isObject(answer) && answer['code'] === STEP_UP_REQUIRED;
  return isAsked && (await stepUp.request()) ? send(method, path, options) : response;
}

function looksLikeHtml(response: Response, text: string): boolean {
  return (
    (response.headers.get('content-type') ?? '').includes('text/html') || text.trimStart().startsWith('<')
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function toApiError(response: Response, text: string, loading: LoadSubject | undefined): ApiError {
  const answer = parseJson(text);
  const body: Partial<ErrorAnswer> = isObject(answer) ? answer : {};
  const retryAfter = retryAfterOf(response);
  return new ApiError({
    status: response.status,
    message: typeof body.message === 'string' ? body.message : text || response.statusText,
    code: isErrorCode(body.code) ? body.code : undefined,
    isHtml: looksLikeHtml(response, text),
    loading,
    errors: Array.isArray(body.errors) ? body.errors : undefined,
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : undefined,
  });
}

/** One API call. Resolves to its JSON (undefined for 204); rejects with `ApiError`. */
async function call<Answer>(method: Method, path: string, options: CallOptions = {}): Promise<Answer> {
  if (method === 'GET') return readOnce<Answer>(path, options);
  return changeOnce<Answer>(method, path, options);
}

/** Changes under way, by what they say. */
const changing = new Map<string, Promise<unknown>>();

/** A double tap asks twice for the same change: while it is under way, both get its one answer. */
function changeOnce<Answer>(method: Method, path: string, options: CallOptions): Promise<Answer> {
  const key = JSON.stringify([method, path, options.body]);
  const underWay = changing.get(key);
  if (underWay) return underWay as Promise<Answer>;
  arrivedAnswers.forget();
  const change = request<Answer>(method, path, options, () => undefined).finally(() => changing.delete(key));
  changing.set(key, change);
  return change;
}

/** Reads asked for in this moment, by their path. */
const reading = new Map<string, Promise<unknown>>();

/** After a change that was asked for twice, both ask at once for what it changed: it is read once. */
function readOnce<Answer>(path: string, options: CallOptions): Promise<Answer> {
  if (options.signal || options.onHeaders) return read(path, options);
  const underWay = reading.get(path);
  if (underWay) return underWay as Promise<Answer>;
  const answer = read<Answer>(path, options);
  reading.set(path, answer);
  // A later one may see a later change.
  void Promise.resolve().then(() => reading.delete(path));
  return answer;
}

function read<Answer>(path: string, options: CallOptions): Promise<Answer> {
  return isCopiedRead(path)
    ? readThroughCopies(path, options)
    : request('GET', path, options, () => undefined);
}

/** While there is no connection, the last stored response is used instead. */
async function readThroughCopies<Answer>(path: string, options: CallOptions): Promise<Answer> {
  const readGeneration = currentGeneration();
  try {
    return await request<Answer>('GET', path, options, (text) => void keepCopy(path, text, readGeneration));
  } catch (error) {
    const copy = hasStatus(error, 0) && !connection.isOnline() ? await readCopy(path) : null;
    if (copy === null) throw error;
    return parseJson(copy) as Answer;
  }
}

async function request<Answer>(
  method: Method,
  path: string,
  options: CallOptions,
  onAnswer: (text: string) => void,
): Promise<Answer> {
  const arrived = method === 'GET' ? arrivedAnswers.take(path) : undefined;
  if (arrived) {
    const text = JSON.stringify(arrived.answer);
    heldAnswers.hold(path, arrived.tag, text, arrived.answer);
    onAnswer(text);
    return arrived.answer as Answer;
  }
  const held = method === 'GET' ? heldAnswers.of(path) : undefined;
  const generation = currentGeneration();
  const response =
    method === 'GET'
      ? await readPatiently(path, { ...options, unless: held?.tag })
      : await sendConfirmed(method, path, options);
  if (held && response.status === 304) {
    options.onHeaders?.(response.headers);
    onAnswer(held.text);
    return held.answer as Answer;
  }
  const text = await response.text();
  if (response.status === 401) void eraseCopies();
  if (!response.ok) throw toApiError(response, text, options.loading);
  options.onHeaders?.(response.headers);
  if (response.status === 204) return undefined as Answer;
  const answer = parseJson(text);
  if (answer === undefined) {
    throw new ApiError({
      status: response.status,
      message: "The response wasn't JSON.",
      isHtml: true,
      loading: options.loading,
    });
  }
  if (method === 'GET' && generation === currentGeneration())
    heldAnswers.hold(path, response.headers.get('etag'), text, answer);
  onAnswer(text);
  return answer as Answer;
}

/** A call whose response the caller reads, within the timeout. Rejects with `ApiError`, like other calls. */
async function openCall(method: Method, path: string, options: CallOptions): Promise<Response> {
  const response = await sendConfirmed(method, path, options);
  if (response.status === 401) void eraseCopies();
  if (!response.ok) throw toApiError(response, await response.text(), undefined);
  return response;
}

export const api = {
  /** A POST whose response is read as a stream. */
  open: (path: string, options: CallOptions) => openCall('POST', path, options),
  /** A GET whose response is a file, with the name the server gives it. */
  file: async (path: string): Promise<{ name: string; content: Blob }> => {
    const response = await openCall('GET', path, { accept: '*/*', timeout: FILE_TIMEOUT_MS });
    const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
    return { name: name ?? 'download', content: await response.blob() };
  },
  get: <Answer>(path: string, options?: CallOptions) => call<Answer>('GET', path, options),
  post: <Answer>(path: string, body?: unknown, options?: CallOptions) =>
    call<Answer>('POST', path, { ...options, body }),
  put: <Answer>(path: string, body: unknown, options?: CallOptions) =>
    call<Answer>('PUT', path, { ...options, body }),
  patch: <Answer>(path: string, body: unknown, options?: CallOptions) =>
    call<Answer>('PATCH', path, { ...options, body }),
  delete: <Answer>(path: string, body?: unknown, options?: CallOptions) =>
    call<Answer>('DELETE', path, { ...options, body }),
};

/** 32 hex digits. `crypto.randomUUID` is unavailable over plain http except on localhost. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
