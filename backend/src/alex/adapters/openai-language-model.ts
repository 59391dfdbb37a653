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
  ToolsRefused,
  type Harm,
  type ModelEvent,
  type ModelMessage,
  type ModelRequest,
  type ModelUsage,
} from '../model/language-model';
import { CallCollector } from './openai-tool-calls';

export interface ModelServer {
  readonly apiKey: string | null;
  readonly baseUrl: string | null;
  readonly model: string;
  /** A model on this machine: it gets no identifier, and has no moderation. */
  readonly runsHere?: boolean;
  /** Stands for a user at the provider; null when the server isn't known to accept it. */
  readonly identifierOf?: ((userId: string) => string) | null;
}

const DEADLINE_MS = 20_000;
/** The SDK retries refused connections, 408, 409, 429 and 5xx, always before the first token. */
const RETRIES = 1;
/** A server that wants us to wait longer is as good as away. */
const LONGEST_WAIT_SECONDS = 5;
const MAX_ANSWER_LENGTH = 8_000;
/** More than any model can take or give. */
const MAX_TOKENS = 10_000_000;
/** Around each token a server sends a few hundred bytes. */
const MAX_BYTES = 2_000_000;
const MODERATION_MODEL = 'omni-moderation-latest';
const MODERATION_WITHIN_MS = 3_000;
/** The server has no moderation, or this key may not use it. */
const NO_MODERATION: ReadonlySet<number> = new Set([400, 401, 403, 404, 405, 501]);
const ABOUT_TOOLS = /\btools?\b|\bfunction/i;

/** Any server that speaks the OpenAI chat completions protocol. */
export class OpenAiLanguageModel extends LanguageModel {
  readonly identity: string;
  readonly runsHere: boolean;
  private readonly client: OpenAI;
  private hasModeration: boolean;

  constructor(
    private readonly server: ModelServer,
    outgoing: OutgoingClient,
  ) {
    super();
    this.identity = `${server.baseUrl ?? ''} ${server.model}`;
    this.runsHere = server.runsHere === true;
    this.hasModeration = !this.runsHere;
    this.client = new OpenAI({
      // A local server needs no key, but the SDK insists on one.
      apiKey: server.apiKey ?? 'none',
      baseURL: server.baseUrl ?? undefined,
      organization: null,
      project: null,
      maxRetries: RETRIES,
      timeout: DEADLINE_MS,
      logLevel: 'off',
      fetch: async (url, init) =>
        withoutLongWait(
          await outgoing.fetch(new Request(url).url, toRequest(init), {
            maxBytes: MAX_BYTES,
            withinMs: DEADLINE_MS,
            // A redirect would carry the key and the conversation to wherever it leads.
            redirects: 0,
          }),
        ),
    });
  }

  async *answer(
    request: ModelRequest,
    signal: AbortSignal,
    withinMs = DEADLINE_MS,
  ): AsyncIterable<ModelEvent> {
    const deadline = AbortSignal.timeout(Math.max(1, Math.round(withinMs)));
    try {
      yield* this.stream(request, AbortSignal.any([signal, deadline]));
    } catch (error) {
      if (signal.aborted) return;
      if (deadline.aborted) throw new ModelUnavailable('no answer in time');
      if (request.tools.length > 0 && isAboutTools(error)) throw new ToolsRefused(reasonOf(error));
      throw new ModelUnavailable(reasonOf(error));
    }
    // The SDK ends an aborted stream as if it were complete.
    if (deadline.aborted && !signal.aborted) throw new ModelUnavailable('no answer in time');
  }

  async moderate(text: string, signal: AbortSignal): Promise<readonly Harm[]> {
    if (!this.hasModeration || text.trim() === '') return [];
    try {
      const { results } = await this.client.moderations.create(
        { model: MODERATION_MODEL, input: text },
        { signal, timeout: MODERATION_WITHIN_MS, maxRetries: 0 },
      );
      return [
        ...new Set(results.flatMap(({ flagged, categories }) => (flagged ? harmsIn({ ...categories }) : []))),
      ];
    } catch (error) {
      if (error instanceof OpenAI.APIError && NO_MODERATION.has(Number(error.status)))
        this.hasModeration = false;
      return [];
    }
  }

  /** OpenAI's newer models reject the old name, and many other servers do not know the new one. */
  private limited(tokens: number) {
    return this.server.baseUrl === null ? { max_completion_tokens: tokens } : { max_tokens: tokens };
  }

  private paramsOf({ messages, maxOutputTokens, tools, userId }: ModelRequest) {
    const { identifierOf, model } = this.server;
    return {
      model,
      messages: messages.map(toParam),
      ...this.limited(maxOutputTokens),
      ...(tools.length > 0 && {
        tools: tools.map((tool) => ({ type: 'function' as const, function: { ...tool } })),
      }),
      ...(identifierOf && { safety_identifier: identifierOf(userId) }),
      stream: true,
      stream_options: { include_usage: true },
    } as const;
  }

  private async *stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelEvent> {
    const chunks = await this.client.chat.completions.create(this.paramsOf(request), { signal });
    const calls = new CallCollector();
    let length = 0;
    let finish: string | null = null;
    let usage: ModelUsage | null = null;
    for await (const chunk of chunks as AsyncIterable<Partial<ChatCompletionChunk>>) {
      const { text, deltas, reason, reported } = partsOf(chunk);
      length += text.length;
      if (length > MAX_ANSWER_LENGTH) {
        finish = 'length';
        break;
      }
      if (text !== '') yield { kind: 'text', text };
      calls.take(deltas);
      finish = reason ?? finish;
      usage = reported ?? usage;
    }
    if (signal.aborted) return;
    const asked = calls.all();
    if (length === 0 && asked.length === 0) throw new ModelUnavailable('an empty answer');
    if (asked.length > 0) yield { kind: 'calls', calls: asked };
    yield { kind: 'end', ending: finish === null || finish === 'length' ? 'cut' : 'complete' };
    if (usage) yield { kind: 'usage', usage };
  }
}

/** Servers differ in which fields of a chunk they omit, so any of them may be missing. */
function partsOf({ choices, usage }: Partial<ChatCompletionChunk>) {
  const [choice] = choices ?? [];
  return {
    text: choice?.delta?.content ?? '',
    deltas: choice?.delta?.tool_calls ?? [],
    reason: choice?.finish_reason ?? null,
    reported: usageOf(usage?.prompt_tokens, usage?.completion_tokens),
  };
}

function toParam(message: ModelMessage): ChatCompletionMessageParam {
  switch (message.role) {
    case 'tool':
      return { role: 'tool', tool_call_id: message.callId, content: message.content };
    case 'assistant':
      return message.calls
        ? {
            role: 'assistant',
            content: message.content,
            tool_calls: message.calls.map(({ id, name, arguments: json }) => ({
              id,
              type: 'function',
              function: { name, arguments: json },
            })),
          }
        : { role: 'assistant', content: message.content };
    case 'system':
    case 'user':
      return { role: message.role, content: message.content };
  }
}

function harmsIn(categories: Readonly<Record<string, unknown>>): Harm[] {
  return Object.entries(categories)
    .filter(([, isFlagged]) => isFlagged === true)
    .map(([category]): Harm => {
      if (category.startsWith('self-harm')) return 'self-harm';
      return category.startsWith('violence') ? 'violence' : 'other';
    });
}

/** Null for a report that can't be true, such as a negative count; the budget then estimates. */
function usageOf(inputTokens: unknown, outputTokens: unknown): ModelUsage | null {
  return isTokenCount(inputTokens) && isTokenCount(outputTokens) ? { inputTokens, outputTokens } : null;
}

function isTokenCount(reported: unknown): reported is number {
  return Number.isInteger(reported) && Number(reported) >= 0 && Number(reported) <= MAX_TOKENS;
}

/** The SDK would sleep for as long as the server asks, past our own deadline. */
function withoutLongWait(response: Response): Response {
  const seconds = Number(response.headers.get('retry-after'));
  if (seconds > LONGEST_WAIT_SECONDS) response.headers.set('x-should-retry', 'false');
  return response;
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

/** Servers without tool calls say so with different statuses; their message names the tools. */
function isAboutTools(error: unknown): boolean {
  if (!(error instanceof OpenAI.APIError) || typeof error.status !== 'number') return false;
  return [400, 404, 405, 422, 500, 501].includes(error.status) && ABOUT_TOOLS.test(error.message);
}

function reasonOf(error: unknown): string {
  if (error instanceof ModelUnavailable || error instanceof OutgoingRefusal) return error.message;
  if (error instanceof OpenAI.APIConnectionError && error.cause instanceof OutgoingRefusal)
    return error.cause.message;
  if (error instanceof OpenAI.APIError && typeof error.status === 'number') return `status ${error.status}`;
  return error instanceof Error ? error.name : 'unknown';
}
