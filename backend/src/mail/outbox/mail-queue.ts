export const MAIL_QUEUE_NAME = 'mail';

/** Handles one outbox id; answers the milliseconds after which it wants another try, or null when it is settled. */
export type Deliver = (outboxId: string) => Promise<number | null>;

/** Carries outbox ids to a worker. It may forget and it may repeat: the outbox table is the truth. */
export abstract class MailQueue {
  /** Returns at once and never throws, also while the queue's server is away. */
  abstract announce(outboxId: string): void;
  /** Begins to hand announced ids to `deliver`. */
  abstract work(deliver: Deliver): Promise<void>;
  /** Lets running deliveries finish. */
  abstract stop(): Promise<void>;
}
