import { Injectable } from '@nestjs/common';
import type { ContactMessage } from '#contract/account/contact';
import { FieldCipher } from '../../platform/crypto/field-cipher';
import { Database } from '../../platform/database/database';
import {
  ContactMessageRepository,
  type DeliveryStatus,
  type InboxFilter,
  type ListedContactMessage,
  type StoredContactMessage,
  type StoredReply,
} from '../contact-message.repository';

interface SealedRow {
  readonly id: string;
  readonly sealed: Buffer;
}
type ListedRow = SealedRow &
  Pick<ListedContactMessage, 'createdAt' | 'doneAt' | 'replyCount'> & {
    replyId: string | null;
    replySealed: Buffer | null;
    repliedAt: Date | null;
  };
type ReplyRow = SealedRow & { messageId: string; createdAt: Date; status: DeliveryStatus };

const LISTED = `m.id, m.sealed, m.created_at as "createdAt", m.done_at as "doneAt",
  (select count(*)::int from contact_replies r where r.message_id = m.id) as "replyCount",
  l.id as "replyId", l.sealed as "replySealed", l.created_at as "repliedAt"`;
const WITH_LAST_REPLY = `contact_messages m
  left join lateral (select * from contact_replies r where r.message_id = m.id order by r.id desc limit 1) l on true`;
const REPLIES = `select r.id, r.message_id as "messageId", r.sealed, r.created_at as "createdAt", r.status
  from contact_replies r`;
const BATCH = 500;

@Injectable()
export class PostgresContactMessageRepository extends ContactMessageRepository {
  constructor(
    private readonly database: Database,
    private readonly cipher: FieldCipher,
  ) {
    super();
  }

  async add(
    addressHash: Buffer,
    { id, createdAt, ...message }: StoredContactMessage,
    mailId: string,
  ): Promise<void> {
    await this.database.query(
      'contact-message-add',
      'insert into contact_messages (id, address_hash, outbox_id, sealed, created_at) values ($1, $2, $3, $4, $5)',
      [id, addressHash, mailId, this.cipher.encrypt(message, id), createdAt],
    );
  }

  async listFor(addressHash: Buffer): Promise<(StoredContactMessage & { replies: StoredReply[] })[]> {
    const rows = await this.database.query<SealedRow & { createdAt: Date }>(
      'contact-message-list',
      `select id, sealed, created_at as "createdAt" from contact_messages where address_hash = $1 order by id`,
      [addressHash],
    );
    const replies = await this.database.query<ReplyRow>(
      'contact-message-list-replies',
      `${REPLIES} where r.message_id in (select id from contact_messages where address_hash = $1) order by r.id`,
      [addressHash],
    );
    return rows.map(({ sealed, ...row }) => ({
      ...row,
      ...this.cipher.decrypt<ContactMessage>(sealed, row.id),
      replies: replies.filter(({ messageId }) => messageId === row.id).map((reply) => this.toReply(reply)),
    }));
  }

  async removeFor(addressHashes: readonly Buffer[]): Promise<string[]> {
    const rows = await this.database.query<{ mailId: string }>(
      'contact-message-remove',
      `with gone as (delete from contact_messages where address_hash = any($1::bytea[]) returning id, outbox_id)
       select outbox_id as "mailId" from gone
       union all select r.outbox_id from contact_replies r join gone on gone.id = r.message_id`,
      [addressHashes],
    );
    return rows.map(({ mailId }) => mailId);
  }

  async page({ state, addressHash, after }: InboxFilter, limit: number): Promise<ListedContactMessage[]> {
    const rows = await this.database.query<ListedRow>(
      `contact-inbox-${state}`,
      `select ${LISTED} from ${WITH_LAST_REPLY} where m.done_at is ${state === 'open' ? 'null' : 'not null'}
         and ($1::bytea is null or m.address_hash = $1) and ($2::uuid is null or m.id < $2)
       order by m.id desc limit $3`,
      [addressHash, after, limit],
    );
    return rows.map((row) => this.toListed(row));
  }

  async countOpen(): Promise<number> {
    const rows = await this.database.query<{ count: number }>(
      'contact-inbox-count',
      'select count(*)::int as count from contact_messages where done_at is null',
      [],
    );
    return rows[0]?.count ?? 0;
  }

  async lock(id: string): Promise<void> {
    await this.database.query(
      'contact-inbox-lock',
      'select 1 from contact_messages where id = $1 for update',
      [id],
    );
  }

  async find(id: string): Promise<ListedContactMessage | null> {
    const rows = await this.database.query<ListedRow>(
      'contact-inbox-find',
      `select ${LISTED} from ${WITH_LAST_REPLY} where m.id = $1`,
      [id],
    );
    return rows[0] ? this.toListed(rows[0]) : null;
  }

  async repliesTo(id: string): Promise<(StoredReply & { readonly status: DeliveryStatus })[]> {
    const rows = await this.database.query<ReplyRow>(
      'contact-inbox-replies',
      `${REPLIES} where r.message_id = $1 order by r.id`,
      [id],
    );
    return rows.map((row) => ({ ...this.toReply(row), status: row.status }));
  }

  async addReply(
    messageId: string,
    { id, createdAt, text, author }: StoredReply,
    mailId: string,
  ): Promise<void> {
    await this.database.query(
      'contact-inbox-add-reply',
      'insert into contact_replies (id, message_id, outbox_id, sealed, created_at) values ($1, $2, $3, $4, $5)',
      [id, messageId, mailId, this.cipher.encrypt({ text, author }, id), createdAt],
    );
  }

  async setDone(id: string, at: Date | null): Promise<boolean> {
    const rows = await this.database.query(
      'contact-inbox-set-done',
      `update contact_messages set done_at = $2
       where id = $1 and (done_at is null) <> ($2::timestamptz is null) returning 1`,
      [id, at],
    );
    return rows.length > 0;
  }

  async deleteDoneBefore(before: Date): Promise<number> {
    const rows = await this.database.query(
      'contact-inbox-delete-done',
      `delete from contact_messages where id in (
         select id from contact_messages where done_at < $1 order by done_at limit ${BATCH}) returning 1`,
      [before],
    );
    return rows.length;
  }

  private toListed({ sealed, replyId, replySealed, repliedAt, ...row }: ListedRow): ListedContactMessage {
    const lastReply =
      replyId === null || replySealed === null || repliedAt === null
        ? null
        : this.toReply({ id: replyId, sealed: replySealed, createdAt: repliedAt });
    return {
      ...row,
      ...this.cipher.decrypt<ContactMessage>(sealed, row.id),
      lastReply: lastReply && { author: lastReply.author, createdAt: lastReply.createdAt },
    };
  }

  private toReply({ id, sealed, createdAt }: Omit<ReplyRow, 'messageId' | 'status'>): StoredReply {
    return { id, createdAt, ...this.cipher.decrypt<Pick<StoredReply, 'text' | 'author'>>(sealed, id) };
  }
}
