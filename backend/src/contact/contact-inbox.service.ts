import { Injectable } from '@nestjs/common';
import { KEPT_DAYS } from '#contract/account/privacy';
import {
  INBOX_PAGE_SIZE,
  type InboxEntry,
  type InboxMessage,
  type InboxPage,
  type InboxReply,
  type InboxReplyRequest,
  type InboxState,
} from '#contract/console/contact-inbox';
import type { Actor } from '../audit/audit';
import { AuditService } from '../audit/audit.service';
import { OutboxService } from '../mail/outbox/outbox.service';
import { Clock } from '../platform/clock/clock';
import { Config } from '../platform/config/config';
import { AddressHash } from '../platform/crypto/address-hash';
import { isId, newId } from '../platform/crypto/ids';
import { Transaction } from '../platform/database/database';
import { DomainError } from '../platform/errors/domain-error';
import {
  ContactMessageRepository,
  type DeliveryStatus,
  type ListedContactMessage,
} from './contact-message.repository';

const DAY_MS = 86_400_000;

/** The messages to support, as administrators read and answer them. */
@Injectable()
export class ContactInboxService {
  constructor(
    private readonly messages: ContactMessageRepository,
    private readonly outbox: OutboxService,
    private readonly addresses: AddressHash,
    private readonly audit: AuditService,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  async page(state: InboxState, address: string | null, after: string | null): Promise<InboxPage> {
    const filter = {
      state,
      addressHash: address === null ? null : this.addresses.of(address),
      after: after !== null && isId(after) ? after : null,
    };
    const rows = await this.messages.page(filter, INBOX_PAGE_SIZE + 1);
    const shown = rows.slice(0, INBOX_PAGE_SIZE);
    return {
      messages: shown.map(toEntry),
      open: await this.messages.countOpen(),
      next: rows.length > INBOX_PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null,
    };
  }

  async find(id: string): Promise<InboxMessage> {
    const { replyCount: _counted, lastReply: _last, ...message } = await this.require(id);
    const replies = await this.messages.repliesTo(id);
    return {
      ...message,
      createdAt: message.createdAt.toISOString(),
      doneAt: message.doneAt?.toISOString() ?? null,
      replies: replies.map(({ status, createdAt, ...reply }) => ({
        ...reply,
        createdAt: createdAt.toISOString(),
        delivery: deliveryOf(status),
      })),
    };
  }

  setDone(actor: Actor, id: string, done: boolean): Promise<InboxMessage> {
    return this.transaction.run(async () => {
      await this.require(id);
      await this.mark(actor, id, done);
      return this.find(id);
    });
  }

  /**
   * Emails the answer to the address the message gives; an answer to that goes to support. Throws
   * contact-message.answered when someone has answered whom the author of this reply has not read.
   */
  reply(actor: Actor, id: string, { text, done, seenReplies = 0 }: InboxReplyRequest): Promise<InboxMessage> {
    return this.transaction.run(async () => {
      await this.messages.lock(id);
      const { name, email, subject, message, replyCount, lastReply } = await this.require(id);
      if (lastReply && replyCount > seenReplies)
        throw new DomainError('contact-message.answered', { message: answered(lastReply.author) });
      const mailId = await this.outbox.enqueue({
        type: 'contact_reply',
        to: email,
        replyTo: this.config.supportEmail,
        userId: null,
        // An email subject must be a single line.
        data: { name, subject: subject.replace(/\s+/g, ' '), text, message },
      });
      const reply = { id: newId(), text, author: actor.email, createdAt: this.clock.now() };
      await this.messages.addReply(id, reply, mailId);
      await this.audit.record({ actor, action: 'contact.reply', target: id, details: {} });
      await this.mark(actor, id, done);
      return this.find(id);
    });
  }

  async deleteOld(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_DAYS.contactMessages * DAY_MS);
    while ((await this.messages.deleteDoneBefore(before)) > 0);
  }

  private async mark(actor: Actor, id: string, done: boolean): Promise<void> {
    if (!(await this.messages.setDone(id, done ? this.clock.now() : null))) return;
    const action = done ? 'contact.done' : 'contact.reopen';
    await this.audit.record({ actor, action, target: id, details: {} });
  }

  private async require(id: string): Promise<ListedContactMessage> {
    const message = await this.messages.find(id);
    if (!message) throw new DomainError('contact-message.not-found');
    return message;
  }
}

const answered = (author: string): string =>
  `${author} has answered this message. Look at the answer before you send another.`;

function toEntry({
  message: _text,
  createdAt,
  doneAt,
  lastReply,
  ...entry
}: ListedContactMessage): InboxEntry {
  return {
    ...entry,
    createdAt: createdAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
    lastReply: lastReply && { author: lastReply.author, createdAt: lastReply.createdAt.toISOString() },
  };
}

function deliveryOf(status: DeliveryStatus): InboxReply['delivery'] {
  if (status === 'pending') return 'waiting';
  return status === 'sent' ? 'sent' : 'failed';
}
