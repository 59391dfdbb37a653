export interface ModelMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

export interface ModelUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

export type ModelEvent =
  | { readonly kind: 'text'; readonly text: string }
  /** At most once, after the text; some servers never report it. */
  | { readonly kind: 'usage'; readonly usage: ModelUsage };

export interface ModelRequest {
  readonly messages: readonly ModelMessage[];
  readonly maxOutputTokens: number;
}

/** Any failure between us and the model. The cause is for the log, and never quotes what the user wrote. */
export class ModelUnavailable extends Error {}

export abstract class LanguageModel {
  abstract readonly isConfigured: boolean;

  /**
   * The model's answer as it is written. Retries only before the first piece. Throws ModelUnavailable on failure and
   * after 20 seconds; ends early, without an error, when `signal` is aborted.
   */
  abstract answer(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelEvent>;
}
