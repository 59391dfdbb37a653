import { Injectable } from '@nestjs/common';
import { KEPT_DAYS } from '#contract/account/privacy';
import { AddressHash } from '../../platform/crypto/address-hash';
import { newId } from '../../platform/crypto/ids';
import { Transaction } from '../../platform/database/database';
import type { AccountMail, OutgoingMail } from '../mail';
import { admit, admitRepeatedSignUp } from './account-mail-limits';
import { MailQueue } from './mail-queue';
import { OutboxRepository, type Backlog, type MailLogEntry } from './outbox.repository';

@Injectable()
export class OutboxService {
  constructor(
    private readonly outbox: OutboxRepository,
    private readonly queue: MailQueue,
    private readonly addresses: AddressHash,
    private readonly transaction: Transaction,
  ) {}

  /**
   * Stores the email and returns its id. Call it inside the transaction that causes the email, so that both commit
   * together.
   */
  async enqueue(mail: OutgoingMail): Promise<string> {
    const id = newId();
    await this.outbox.add(id, mail);
    this.transaction.afterCommit(() => this.queue.announce(id));
    return id;
  }

  /**
   * Stores account mail, unless its address has had its share: then a notice waits for room, and anything else is
   * dropped, because it can be requested again. Anyone can repeat someone's sign-up, so after the first time that is
   * confirmed every ten minutes at most. Call it inside the transaction that causes the email.
   */
  async enqueueAccountMail(mail: AccountMail, cause: 'repeated-sign-up' | 'other' = 'other'): Promise<void> {
    const addressHash = this.addresses.of(mail.to);
    const { now, earlier } = await this.outbox.lockAccountMails(addressHash);
    const at =
      cause === 'repeated-sign-up' ? admitRepeatedSignUp(earlier, now) : admit(mail.type, earlier, now);
    if (at === null) return;
    const id = newId();
    await this.outbox.add(id, mail, { addressHash, at });
    this.transaction.afterCommit(() => this.queue.announce(id));
  }

  /** Deletes emails that are about someone, not to them. */
  forgetMails(ids: readonly string[]): Promise<void> {
    return this.outbox.removeMails(ids);
  }

  /** Which emails went to the user, and when; their content is erased once they are sent. */
  exportFor(ownerId: string): Promise<MailLogEntry[]> {
    return this.outbox.listFor(ownerId);
  }

  /** Includes emails still waiting to be sent. */
  forget(ownerIds: readonly string[]): Promise<void> {
    return this.outbox.removeFor(ownerIds);
  }

  /** What is owed and not sent, for operators. */
  backlog(): Promise<Backlog> {
    return this.outbox.backlog();
  }

  async deleteSettled(): Promise<void> {
    while ((await this.outbox.deleteSettled(KEPT_DAYS.mails)) > 0);
  }
}
