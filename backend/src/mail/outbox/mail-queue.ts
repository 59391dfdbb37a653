export const MAIL_QUEUE_NAME = 'mail';

/** Handles one outbox id; returns the milliseconds until the next attempt, or null when it is settled. */
export type Deliver = (outboxId: string) => Promise<number | null>;

/** Carries outbox ids to a worker. It may lose or repeat ids: the outbox table is the source of truth. */
export abstract class MailQueue {
  /** Returns immediately and never throws, even while the queue's server is down. */
  abstract announce(outboxId: string): void;
  /** Starts handing announced ids to `deliver`. */
  abstract work(deliver: Deliver): Promise<void>;
  /** Lets running deliveries finish. */
  abstract stop(): Promise<void>;
}
