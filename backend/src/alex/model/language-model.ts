/** A look-up the model asks for. */
export interface ToolCall {
  readonly id: string;
  readonly name: string;
  /** JSON as the model wrote it; may be invalid. */
  readonly arguments: string;
}

export type ModelMessage =
  | { readonly role: 'system' | 'user'; readonly content: string }
  | { readonly role: 'assistant'; readonly content: string; readonly calls?: readonly ToolCall[] }
  | { readonly role: 'tool'; readonly callId: string; readonly content: string };

export interface ToolDefinition {
  readonly name: string;
  readonly description: string;
  /** A JSON schema. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

export interface ModelUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

export type ModelEvent =
  | { readonly kind: 'text'; readonly text: string }
  /** At most once, after the text. */
  | { readonly kind: 'calls'; readonly calls: readonly ToolCall[] }
  /** Once, after the text; `cut` when the server stopped before the model did. */
  | { readonly kind: 'end'; readonly ending: 'complete' | 'cut' }
  /** At most once, at the end; some servers never report it. */
  | { readonly kind: 'usage'; readonly usage: ModelUsage };

export interface ModelRequest {
  readonly messages: readonly ModelMessage[];
  readonly maxOutputTokens: number;
  /** The look-ups on offer; may be empty. */
  readonly tools: readonly ToolDefinition[];
  /** Whose question it is; never sent as it is. */
  readonly userId: string;
}

/** What a provider's moderation finds in a text. */
export type Harm = 'self-harm' | 'violence' | 'other';

/** Any failure between us and the model. The cause is for the log, and never quotes what the user wrote. */
export class ModelUnavailable extends Error {}

/** The server or the model has no tool calls. */
export class ToolsRefused extends ModelUnavailable {}

export abstract class LanguageModel {
  /** Tells servers and models apart, for what is remembered of them. */
  abstract readonly identity: string;
  /** Whether it runs on this machine, so that nothing leaves it. */
  abstract readonly runsHere: boolean;

  /**
   * The model's answer as it is written. Retries only before the first piece. Throws ModelUnavailable on failure and
   * after `withinMs` milliseconds, ToolsRefused when the tools on offer are the reason; ends early, without an error,
   * when `signal` is aborted.
   */
  abstract answer(request: ModelRequest, signal: AbortSignal, withinMs: number): AsyncIterable<ModelEvent>;

  /** What the server's moderation finds; nothing where it offers none, or fails. Never throws. */
  abstract moderate(text: string, signal: AbortSignal): Promise<readonly Harm[]>;
}

/** Which model answers: the configured one, the one on this machine that the administrator turned on, or none. */
export abstract class ModelChoice {
  abstract current(): Promise<LanguageModel | null>;
}
