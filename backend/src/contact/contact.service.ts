import { Injectable } from '@nestjs/common';
import type { MessageAnswer } from '#contract/account/auth';
import { contactCategoryLabel, type ContactMessage } from '#contract/account/contact';
import { OutboxService } from '../mail/outbox/outbox.service';
import { Clock } from '../platform/clock/clock';
import { Config } from '../platform/config/config';
import { AddressHash } from '../platform/crypto/address-hash';
import { newId } from '../platform/crypto/ids';
import { Transaction } from '../platform/database/database';
import {
  ContactMessageRepository,
  type StoredContactMessage,
  type StoredReply,
} from './contact-message.repository';

/** Messages to support: stored, and emailed to the support address. They belong to the address they were sent from. */
@Injectable()
export class ContactService {
  constructor(
    private readonly messages: ContactMessageRepository,
    private readonly outbox: OutboxService,
    private readonly addresses: AddressHash,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  async submit(message: ContactMessage): Promise<MessageAnswer> {
    await this.transaction.run(async () => {
      const mailId = await this.outbox.enqueue({
        type: 'contact_message',
        to: this.config.supportEmail,
        replyTo: message.email,
        userId: null,
        data: {
          name: message.name,
          email: message.email,
          // An email subject must be a single line.
          subject: message.subject.replace(/\s+/g, ' '),
          category: contactCategoryLabel(message.category),
          message: message.message,
        },
      });
      const kept = { ...message, id: newId(), createdAt: this.clock.now() };
      await this.messages.add(this.addresses.of(message.email), kept, mailId);
    });
    return { message: "We'll get back to you within 24 hours." };
  }

  exportFor(address: string): Promise<(StoredContactMessage & { replies: StoredReply[] })[]> {
    return this.messages.listFor(this.addresses.of(address));
  }

  /** Includes the emails that carried them and their replies, sent or not. */
  async forget(addresses: readonly string[]): Promise<void> {
    const hashes = addresses.map((address) => this.addresses.of(address));
    await this.outbox.forgetMails(await this.messages.removeFor(hashes));
  }
}
