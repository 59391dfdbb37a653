import type { OptionalMailKind } from '#contract/account/unsubscribe';
import type { OutgoingMail } from '../mail';
import type { EarlierAccountMail } from './account-mail-limits';

export type ClaimedMail = OutgoingMail & {
  readonly id: string;
  /** Including this one: 1 on the first attempt. */
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

/** What the mail log stores about a sent email. */
export interface SentMail {
  readonly subject: string;
  readonly mailKind: OptionalMailKind | null;
  readonly campaignId: string | null;
}

export interface Backlog {
  /** Emails that are due but not sent. */
  readonly depth: number;
  /** How long the oldest one has been due; 0 when there is none. */
  readonly oldestSeconds: number;
}

/** An account email counts against its address from the moment it is due. */
export interface AccountMailSlot {
  readonly addressHash: Buffer;
  readonly at: Date;
}

export abstract class OutboxRepository {
  /** Due at once, or at its slot. */
  abstract add(id: string, mail: OutgoingMail, at: Date, slot?: AccountMailSlot): Promise<void>;
  /**
   * Account mails to this address since a day before `now`, newest first. Until the surrounding transaction ends, no
   * other one can ask for the same address.
   */
  abstract lockAccountMails(addressHash: Buffer, now: Date): Promise<EarlierAccountMail[]>;
  /** Null when it is settled, not due, unknown, or claimed by a live worker. */
  abstract claim(id: string, at: Date, until: Date): Promise<ClaimedMail | null>;
  /** Marks it sent, erases its content and adds `log` to the user's log. */
  abstract markSent(id: string, at: Date, log: SentMail | null): Promise<void>;
  /** Marks it not sent, because its recipient unsubscribed, and erases its content. */
  abstract markSuppressed(id: string, at: Date): Promise<void>;
  /** Releases claims on emails that are not settled. */
  abstract release(ids: readonly string[]): Promise<void>;
  abstract scheduleRetry(id: string, nextAttemptAt: Date, error: string): Promise<void>;
  /** Schedules another attempt; the claimed one does not count. */
  abstract postpone(id: string, nextAttemptAt: Date): Promise<void>;
  abstract markDead(id: string, at: Date, error: string): Promise<void>;
  /** Marks it dead, because nothing will reach its address, and counts a bounce for its campaign. */
  abstract markBounced(id: string, at: Date, error: string): Promise<void>;
  /** Pending ids that are due and unclaimed, oldest first. */
  abstract due(at: Date, limit: number): Promise<string[]>;
  abstract backlog(at: Date): Promise<Backlog>;
  abstract dead(limit: number): Promise<DeadMail[]>;
  /** Requeues dead emails with fresh attempts; all of them when `id` is null. Returns their ids. */
  abstract requeue(id: string | null, at: Date): Promise<string[]>;
  abstract listFor(ownerId: string): Promise<MailLogEntry[]>;
  abstract removeFor(ownerId: string): Promise<void>;
  abstract removeMails(ids: readonly string[]): Promise<void>;
  abstract deleteSettled(before: Date): Promise<void>;
}
