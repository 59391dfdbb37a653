import type { NewPushSubscription, PushMessage } from '#contract/dating/planned-dates';

/**
 * What a push service did with a message. `gone`: the browser can't be reached with this subscription anymore; `refused`: this one will never
 * be taken; `later`: it may be taken later, in seconds when the service says so.
 */
export type PushOutcome =
  | { readonly kind: 'sent' | 'gone' | 'refused' }
  | { readonly kind: 'later'; readonly afterSeconds: number | null };

export abstract class PushSender {
  /** Whether a push service at this address could be called. */
  abstract accepts(endpoint: string): boolean;
  /** Encrypts the message for the browser and hands it over. `ttlSeconds`: how long the service may keep it. */
  abstract send(to: NewPushSubscription, message: PushMessage, ttlSeconds: number): Promise<PushOutcome>;
}
