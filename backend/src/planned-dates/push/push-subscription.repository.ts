import type { NewPushSubscription } from '#contract/dating/planned-dates';

export interface PushSubscription extends NewPushSubscription {
  readonly id: string;
}

/** Each belongs to the session of its browser, and ends with it. */
export abstract class PushSubscriptionRepository {
  /**
   * Replaces those of the same session and the same endpoint, whosever they were: a browser has one. Keeps the newest
   * `keep` of the owner.
   */
  abstract set(
    ownerId: string,
    sessionHash: Buffer,
    subscription: PushSubscription,
    at: Date,
    keep: number,
  ): Promise<void>;
  /** Null when it has ended. */
  abstract find(ownerId: string, id: string): Promise<PushSubscription | null>;
  abstract hasOne(ownerId: string, sessionHash: Buffer): Promise<boolean>;
  abstract count(ownerId: string): Promise<number>;
  abstract removeOfSession(ownerId: string, sessionHash: Buffer): Promise<void>;
  abstract remove(ownerId: string, id: string): Promise<void>;
}
