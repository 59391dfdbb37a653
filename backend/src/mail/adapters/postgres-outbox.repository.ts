import { Injectable } from '@nestjs/common';
import { FieldCipher } from '../../platform/crypto/field-cipher';
import { Database } from '../../platform/database/database';
import type { Envelope, OutgoingMail } from '../mail';
import type { EarlierAccountMail } from '../outbox/account-mail-limits';
import type { MailPayload, MailType } from '../mail-payloads';
import {
  OutboxRepository,
  type AccountMailSlot,
  type Backlog,
  type ClaimedMail,
  type DeadMail,
  type MailLogEntry,
  type SentMail,
} from '../outbox/outbox.repository';

/** The first half of an advisory lock's key: what the second half means. */
const ACCOUNT_MAIL_LOCK = 1;

interface ClaimedRow {
  id: string;
  type: MailType;
  userId: string | null;
  sealed: Buffer;
  attempt: number;
}
type EncryptedPart = Omit<Envelope, 'userId'> & { readonly data: MailPayload['data'] };

@Injectable()
export class PostgresOutboxRepository extends OutboxRepository {
  constructor(
    private readonly database: Database,
    private readonly cipher: FieldCipher,
  ) {
    super();
  }

  async add(
    id: string,
    { type, to, replyTo, userId, data, words }: OutgoingMail,
    at: Date,
    slot?: AccountMailSlot,
  ): Promise<void> {
    const sealed = this.cipher.encrypt({ to, replyTo, data, words } satisfies EncryptedPart, id);
    await this.database.query(
      'outbox-add',
      `insert into outbox (id, mail_type, user_id, sealed, created_at, next_attempt_at, address_hash, counts_from)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, type, userId, sealed, at, slot?.at ?? at, slot?.addressHash ?? null, slot?.at ?? null],
    );
  }

  async lockAccountMails(addressHash: Buffer, now: Date): Promise<EarlierAccountMail[]> {
    await this.database.query('outbox-lock-address', 'select pg_advisory_xact_lock($1, $2)', [
      ACCOUNT_MAIL_LOCK,
      addressHash.readInt32BE(),
    ]);
    return this.database.query<EarlierAccountMail>(
      'outbox-account-mails',
      `select mail_type as type, counts_from as at from outbox
       where address_hash = $1 and counts_from > $2::timestamptz - interval '1 day' order by counts_from desc`,
      [addressHash, now],
    );
  }

  async claim(id: string, at: Date, until: Date): Promise<ClaimedMail | null> {
    const rows = await this.database.query<ClaimedRow>(
      'outbox-claim',
      `update outbox set claimed_until = $3, attempts = attempts + 1
       where id = $1 and status = 'pending' and next_attempt_at <= $2 and (claimed_until is null or claimed_until <= $2)
       returning id, mail_type as type, user_id as "userId", sealed, attempts as attempt`,
      [id, at, until],
    );
    const row = rows[0];
    if (!row) return null;
    const mail = this.open(row);
    if (mail) return { ...mail, id: row.id, attempt: row.attempt };
    await this.markDead(row.id, at, 'The content cannot be read: was it written with another DATA_KEY?');
    return null;
  }

  private open({ id, type, userId, sealed }: ClaimedRow): OutgoingMail | null {
    try {
      const { data, ...envelope } = this.cipher.decrypt<EncryptedPart>(sealed, id);
      // `add` has stored the type and the data of one payload.
      const payload = { type, data } as MailPayload;
      return { ...envelope, ...payload, userId };
    } catch {
      return null;
    }
  }

  async markSent(id: string, at: Date, log: SentMail | null): Promise<void> {
    await this.database.query(
      'outbox-sent',
      `with settled as (
         update outbox set status = 'sent', settled_at = $2, claimed_until = null, last_error = null, sealed = null
         where id = $1 returning id, user_id, mail_type
       )
       insert into mail_log (id, user_id, mail_type, mail_kind, campaign_id, subject, sent_at)
       select id, user_id, mail_type, $4::text, $5::uuid, $3::text, $2::timestamptz from settled
       where user_id is not null and $3::text is not null on conflict do nothing`,
      [id, at, log?.subject ?? null, log?.mailKind ?? null, log?.campaignId ?? null],
    );
  }

  async markSuppressed(id: string, at: Date): Promise<void> {
    await this.database.query(
      'outbox-suppressed',
      `update outbox set status = 'suppressed', settled_at = $2, claimed_until = null, sealed = null where id = $1`,
      [id, at],
    );
  }

  listFor(ownerId: string): Promise<MailLogEntry[]> {
    return this.database.query<MailLogEntry>(
      'outbox-list-owner',
      `select id, mail_type as type, status, created_at as "createdAt", settled_at as "settledAt"
       from outbox where user_id = $1 order by id`,
      [ownerId],
    );
  }

  async removeFor(ownerId: string): Promise<void> {
    // What an address got lately counts on: deleting accounts must not be a way around its limit.
    await this.database.query(
      'outbox-disown',
      `update outbox set user_id = null, sealed = null, claimed_until = null, last_error = null,
         status = case status when 'pending' then 'suppressed' else status end, settled_at = coalesce(settled_at, now())
       where user_id = $1 and counts_from > now() - interval '1 day'`,
      [ownerId],
    );
    await this.database.query('outbox-remove-owner', 'delete from outbox where user_id = $1', [ownerId]);
  }

  async removeMails(ids: readonly string[]): Promise<void> {
    await this.database.query('outbox-remove-mails', 'delete from outbox where id = any($1::uuid[])', [ids]);
  }

  async release(ids: readonly string[]): Promise<void> {
    await this.database.query(
      'outbox-release',
      `update outbox set claimed_until = null where id = any($1::uuid[]) and status = 'pending'`,
      [ids],
    );
  }

  async scheduleRetry(id: string, nextAttemptAt: Date, error: string): Promise<void> {
    await this.database.query(
      'outbox-retry',
      'update outbox set next_attempt_at = $2, claimed_until = null, last_error = $3 where id = $1',
      [id, nextAttemptAt, error],
    );
  }

  async postpone(id: string, nextAttemptAt: Date): Promise<void> {
    await this.database.query(
      'outbox-put-off',
      'update outbox set next_attempt_at = $2, claimed_until = null, attempts = attempts - 1 where id = $1',
      [id, nextAttemptAt],
    );
  }

  async markDead(id: string, at: Date, error: string): Promise<void> {
    await this.database.query(
      'outbox-dead',
      `update outbox set status = 'dead', settled_at = $2, claimed_until = null, last_error = $3 where id = $1`,
      [id, at, error],
    );
  }

  async markBounced(id: string, at: Date, error: string): Promise<void> {
    await this.database.query(
      'outbox-bounced',
      `with dead as (
         update outbox set status = 'dead', settled_at = $2, claimed_until = null, last_error = $3
         where id = $1 returning id)
       insert into rollup_deltas select 'mail:' || s.campaign_id, 'bounced', 1
       from campaign_sends s join dead on dead.id = s.outbox_id`,
      [id, at, error],
    );
  }

  async due(at: Date, limit: number): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      'outbox-due',
      `select id from outbox where status = 'pending' and next_attempt_at <= $1
       and (claimed_until is null or claimed_until <= $1) order by next_attempt_at limit $2`,
      [at, limit],
    );
    return rows.map((row) => row.id);
  }

  async backlog(at: Date): Promise<Backlog> {
    const rows = await this.database.query<Backlog>(
      'outbox-backlog',
      `select count(*)::int as depth, coalesce(extract(epoch from $1::timestamptz - min(next_attempt_at)), 0)::float8 as "oldestSeconds"
       from outbox where status = 'pending' and next_attempt_at <= $1`,
      [at],
    );
    return rows[0] ?? { depth: 0, oldestSeconds: 0 };
  }

  dead(limit: number): Promise<DeadMail[]> {
    return this.database.query<DeadMail>(
      'outbox-list-dead',
      `select id, mail_type as type, attempts, last_error as "lastError", created_at as "createdAt"
       from outbox where status = 'dead' order by created_at limit $1`,
      [limit],
    );
  }

  async requeue(id: string | null, at: Date): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      'outbox-requeue',
      `update outbox set status = 'pending', attempts = 0, next_attempt_at = $2, settled_at = null
       where status = 'dead' and ($1::uuid is null or id = $1::uuid) returning id`,
      [id, at],
    );
    return rows.map((row) => row.id);
  }

  async deleteSettled(before: Date): Promise<void> {
    await this.database.query(
      'outbox-forget',
      `delete from outbox where status <> 'pending' and settled_at < $1`,
      [before],
    );
  }
}
