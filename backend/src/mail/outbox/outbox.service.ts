import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { AddressHash } from '../../platform/crypto/address-hash';
import { newId } from '../../platform/crypto/ids';
import { Transaction } from '../../platform/database/database';
import type { AccountMail, OutgoingMail } from '../mail';
import { admit } from './account-mail-limits';
import { MailQueue } from './mail-queue';
import { OutboxRepository, type MailLogEntry } from './outbox.repository';

@Injectable()
export class OutboxService {
  constructor(
    private readonly outbox: OutboxRepository,
    private readonly queue: MailQueue,
    private readonly addresses: AddressHash,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores the email and returns its id. Call it inside the transaction that causes the email, so that both commit
   * together.
   */
  async enqueue(mail: OutgoingMail): Promise<string> {
    const id = newId();
    await this.outbox.add(id, mail, this.clock.now());
    this.transaction.afterCommit(() => this.queue.announce(id));
    return id;
  }

  /**
   * Stores account mail, unless its address has had its share: then a notice waits for room, and anything else is
   * dropped, because it can be requested again. Call it inside the transaction that causes the email.
   */
  async enqueueAccountMail(mail: AccountMail): Promise<void> {
    const addressHash = this.addresses.of(mail.to);
    const now = this.clock.now();
    const at = admit(mail.type, await this.outbox.lockAccountMails(addressHash, now), now);
    if (at === null) return;
    const id = newId();
    await this.outbox.add(id, mail, now, { addressHash, at });
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
  forget(ownerId: string): Promise<void> {
    return this.outbox.removeFor(ownerId);
  }
}
