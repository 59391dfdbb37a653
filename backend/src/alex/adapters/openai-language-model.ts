import OpenAI from 'openai';
import type { ChatCompletionChunk, ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import {
  OutgoingRefusal,
  type OutgoingClient,
  type OutgoingRequest,
} from '../../platform/outgoing/outgoing-client';
import {
  LanguageModel,
  ModelUnavailable,
  type ModelEvent,
  type ModelRequest,
  type ModelUsage,
} from '../model/language-model';

export interface ModelServer {
  readonly apiKey: string | null;
  readonly baseUrl: string | null;
  readonly model: string;
}

const DEADLINE_MS = 20_000;
/** The SDK retries refused connections, 408, 409, 429 and 5xx, always before the first token. */
const RETRIES = 1;
const MAX_ANSWER_LENGTH = 8_000;
/** More than any model can take or give. */
const MAX_TOKENS = 10_000_000;
/** Around each token a server sends a few hundred bytes. */
const MAX_BYTES = 2_000_000;

/** Any server that speaks the OpenAI chat completions protocol. */
export class OpenAiLanguageModel extends LanguageModel {
  readonly isConfigured: boolean;
  private readonly client: OpenAI;

  constructor(
    private readonly server: ModelServer,
    outgoing: OutgoingClient,
    private readonly deadlineMs = DEADLINE_MS,
  ) {
    super();
    this.isConfigured = server.apiKey !== null || server.baseUrl !== null;
    this.client = new OpenAI({
      // A local server needs no key, but the SDK insists on one.
      apiKey: server.apiKey ?? 'none',
      baseURL: server.baseUrl ?? undefined,
      organization: null,
      project: null,
      maxRetries: RETRIES,
      timeout: deadlineMs,
      logLevel: 'off',
      fetch: (url, init) =>
        outgoing.fetch(new Request(url).url, toRequest(init), {
          maxBytes: MAX_BYTES,
          withinMs: deadlineMs,
          // A redirect would carry the key and the conversation to wherever it leads.
          redirects: 0,
        }),
    });
  }

  async *answer(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelEvent> {
    const deadline = AbortSignal.timeout(this.deadlineMs);
    try {
      yield* this.stream(request, AbortSignal.any([signal, deadline]));
    } catch (error) {
      if (signal.aborted) return;
      throw new ModelUnavailable(deadline.aborted ? 'no answer in time' : reasonOf(error));
    }
    // The SDK ends an aborted stream as if it were complete.
    if (deadline.aborted && !signal.aborted) throw new ModelUnavailable('no answer in time');
  }

  /** OpenAI's newer models reject the old name, and many other servers do not know the new one. */
  private limited(tokens: number) {
    return this.server.baseUrl === null ? { max_completion_tokens: tokens } : { max_tokens: tokens };
  }

  private async *stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelEvent> {
    const chunks = await this.client.chat.completions.create(
      {
        model: this.server.model,
        messages: request.messages.map(({ role, content }): ChatCompletionMessageParam => ({
          role,
          content,
        })),
        ...this.limited(request.maxOutputTokens),
        stream: true,
        stream_options: { include_usage: true },
      },
      { signal },
    );
    let length = 0;
    for await (const chunk of chunks) {
      for (const event of eventsOf(chunk)) {
        if (event.kind === 'text') length += event.text.length;
        if (length > MAX_ANSWER_LENGTH) return;
        yield event;
      }
    }
    if (length === 0 && !signal.aborted) throw new ModelUnavailable('an empty answer');
  }
}

/** Servers differ in which fields of a chunk they omit, so any of them may be missing. */
function eventsOf(chunk: Partial<ChatCompletionChunk>): ModelEvent[] {
  const text = chunk.choices?.[0]?.delta?.content;
  const usage = usageOf(chunk.usage?.prompt_tokens, chunk.usage?.completion_tokens);
  return [
    ...(text ? [{ kind: 'text', text } as const] : []),
    ...(usage ? [{ kind: 'usage', usage } as const] : []),
  ];
}

/** Null for a report that can't be true, such as a negative count; the budget then estimates. */
function usageOf(inputTokens: unknown, outputTokens: unknown): ModelUsage | null {
  return isTokenCount(inputTokens) && isTokenCount(outputTokens) ? { inputTokens, outputTokens } : null;
}

function isTokenCount(reported: unknown): reported is number {
  return Number.isInteger(reported) && Number(reported) >= 0 && Number(reported) <= MAX_TOKENS;
}

/** The SDK sends JSON only. */
function toRequest(init: RequestInit = {}): OutgoingRequest {
  return {
    method: 'POST',
    headers: Object.fromEntries(new Headers(init.headers)),
    body: typeof init.body === 'string' ? init.body : '',
    signal: init.signal ?? undefined,
  };
}

function reasonOf(error: unknown): string {
  if (error instanceof ModelUnavailable || error instanceof OutgoingRefusal) return error.message;
  if (error instanceof OpenAI.APIConnectionError && error.cause instanceof OutgoingRefusal)
    return error.cause.message;
  if (error instanceof OpenAI.APIError && typeof error.status === 'number') return `status ${error.status}`;
  return error instanceof Error ? error.name : 'unknown';
}
