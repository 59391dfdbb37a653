import type { OutgoingMail } from '../mail';
import type { EarlierAccountMail } from './account-mail-limits';

export interface MailLogEntry {
  readonly id: string;
  readonly type: string;
  readonly status: string;
  readonly createdAt: Date;
  readonly settledAt: Date | null;
}

export interface Backlog {
  /** Emails that are owed: due for the first time by now, and not sent, also while they wait for another attempt. */
  readonly depth: number;
  /** How long the oldest one has been owed; 0 when there is none. */
  readonly oldestSeconds: number;
  /** How long the next attempt of some email has been due; 0 when each was made in time. */
  readonly overdueSeconds: number;
  /** Why the oldest one that was tried was not sent; null when none was. */
  readonly oldestError: string | null;
}

/** An account email counts against its address from the moment it is due. */
export interface AccountMailSlot {
  readonly addressHash: Buffer;
  readonly at: Date;
}

/** Only the database's clock decides when an email goes, so that it makes no difference whose clock is wrong. */
export abstract class OutboxRepository {
  /** Due at once, or at its slot. */
  abstract add(id: string, mail: OutgoingMail, slot?: AccountMailSlot): Promise<void>;
  /**
   * The time, and the account mails to this address in the day before and still to come, newest first. Until the
   * surrounding transaction ends, no other one can ask for the same address.
   */
  abstract lockAccountMails(
    addressHash: Buffer,
  ): Promise<{ readonly now: Date; readonly earlier: EarlierAccountMail[] }>;
  abstract backlog(): Promise<Backlog>;
  abstract listFor(ownerId: string): Promise<MailLogEntry[]>;
  abstract removeFor(ownerIds: readonly string[]): Promise<void>;
  abstract removeMails(ids: readonly string[]): Promise<void>;
  /** Deletes some of those that were settled this many days ago; returns how many. */
  abstract deleteSettled(days: number): Promise<number>;
}
