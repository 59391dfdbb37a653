import type { OptionalMailKind } from '#contract/unsubscribe';
import type { OutgoingMail } from '../mail';

export type ClaimedMail = OutgoingMail & {
  readonly id: string;
  /** This one included: 1 on the first. */
  readonly attempt: number;
};

export interface DeadMail {
  readonly id: string;
  readonly type: string;
  readonly attempts: number;
  readonly lastError: string | null;
  readonly createdAt: Date;
}

export interface MailLogEntry {
  readonly id: string;
  readonly type: string;
  readonly status: string;
  readonly createdAt: Date;
  readonly settledAt: Date | null;
}

/** What the mail log keeps of a mail that was sent. */
export interface SentMail {
  readonly subject: string;
  readonly mailKind: OptionalMailKind | null;
  readonly campaignId: string | null;
}

export interface Backlog {
  /** Mails that are due and not sent. */
  readonly depth: number;
  /** How long the oldest of them has been due; 0 when there is none. */
  readonly oldestSeconds: number;
}

export abstract class OutboxRepository {
  abstract add(id: string, mail: OutgoingMail, at: Date): Promise<void>;
  /** Null when it is settled, not due, unknown, or claimed by a living worker. */
  abstract claim(id: string, at: Date, until: Date): Promise<ClaimedMail | null>;
  /** Sent: the content is erased with it, and its user's log grows by `log`. */
  abstract markSent(id: string, at: Date, log: SentMail | null): Promise<void>;
  /** Not sent, because its receiver unsubscribed: the content is erased. */
  abstract markSuppressed(id: string, at: Date): Promise<void>;
  /** Ends claims on mails that are not settled. */
  abstract release(ids: readonly string[]): Promise<void>;
  abstract scheduleRetry(id: string, nextAttemptAt: Date, error: string): Promise<void>;
  /** Tried again then; the attempt that was claimed does not count. */
  abstract putOff(id: string, nextAttemptAt: Date): Promise<void>;
  abstract markDead(id: string, at: Date, error: string): Promise<void>;
  /** Dead, because nothing will reach its address: its campaign's bounces grow by one. */
  abstract markBounced(id: string, at: Date, error: string): Promise<void>;
  /** Pending ids that are due and unclaimed, oldest first. */
  abstract due(at: Date, limit: number): Promise<string[]>;
  abstract backlog(at: Date): Promise<Backlog>;
  abstract dead(limit: number): Promise<DeadMail[]>;
  /** Puts dead mails back in line with fresh attempts; all of them when `id` is null. Answers their ids. */
  abstract requeue(id: string | null, at: Date): Promise<string[]>;
  abstract listFor(ownerId: string): Promise<MailLogEntry[]>;
  abstract removeFor(ownerId: string): Promise<void>;
  abstract removeMails(ids: readonly string[]): Promise<void>;
  abstract forgetSettled(before: Date): Promise<void>;
}
