import { Injectable } from '@nestjs/common';
import { FieldCipher } from '../../platform/crypto/field-cipher';
import { Database } from '../../platform/database/database';
import type { OutgoingMail } from '../mail';
import type { MailType } from '../mail-payloads';
import type { EarlierAccountMail } from '../outbox/account-mail-limits';
import {
  OutboxRepository,
  type AccountMailSlot,
  type Backlog,
  type MailLogEntry,
} from '../outbox/outbox.repository';
import { encryptMail } from './stored-mail';

/** Truncated to milliseconds like the columns: rounding up could put the time in the future. */
const NOW = `date_trunc('milliseconds', now())`;
/** Rows per statement, so that no deletion holds locks for long. */
const DELETE_BATCH = 5_000;

/** The first half of an advisory lock's key: what the second half means. */
const ACCOUNT_MAIL_LOCK = 1;

@Injectable()
export class PostgresOutboxRepository extends OutboxRepository {
  constructor(
    private readonly database: Database,
    private readonly cipher: FieldCipher,
  ) {
    super();
  }

  async add(id: string, mail: OutgoingMail, slot?: AccountMailSlot): Promise<void> {
    await this.database.query(
      'outbox-add',
      `insert into outbox (id, mail_type, user_id, sealed, created_at, due_at, next_attempt_at, address_hash, counts_from)
       values ($1, $2, $3, $4, ${NOW}, coalesce($6, ${NOW}), coalesce($6, ${NOW}), $5, $6)`,
      [
        id,
        mail.type,
        mail.userId,
        encryptMail(this.cipher, id, mail),
        slot?.addressHash ?? null,
        slot?.at ?? null,
      ],
    );
  }

  async lockAccountMails(addressHash: Buffer): Promise<{ now: Date; earlier: EarlierAccountMail[] }> {
    await this.database.query('outbox-lock-address', 'select pg_advisory_xact_lock($1, $2)', [
      ACCOUNT_MAIL_LOCK,
      addressHash.readInt32BE(),
    ]);
    const rows = await this.database.query<{ now: Date; type: MailType | null; at: Date | null }>(
      'outbox-account-mails',
      // After waiting for the lock, the transaction's own time would be before that of the emails it waited for.
      `with clock as materialized (select clock_timestamp() as now)
       select clock.now, mail_type as type, counts_from as at from clock
       left join outbox on address_hash = $1 and counts_from > clock.now - interval '1 day' order by counts_from desc`,
      [addressHash],
    );
    const earlier = rows.flatMap(({ type, at }) => (type && at ? [{ type, at }] : []));
    return { now: rows[0]?.now ?? new Date(NaN), earlier };
  }

  listFor(ownerId: string): Promise<MailLogEntry[]> {
    return this.database.query<MailLogEntry>(
      'outbox-list-owner',
      `select id, mail_type as type, status, created_at as "createdAt", settled_at as "settledAt"
       from outbox where user_id = $1 order by id`,
      [ownerId],
    );
  }

  async removeFor(ownerIds: readonly string[]): Promise<void> {
    // Recent emails to an address still count: deleting accounts must not be a way around its limit.
    await this.database.query(
      'outbox-disown',
      `update outbox set user_id = null, sealed = null, claimed_until = null, last_error = null,
         status = case status when 'pending' then 'suppressed' else status end, settled_at = coalesce(settled_at, now())
       where user_id = any($1::uuid[]) and counts_from > now() - interval '1 day'`,
      [ownerIds],
    );
    await this.database.query('outbox-remove-owners', 'delete from outbox where user_id = any($1::uuid[])', [
      ownerIds,
    ]);
  }

  async removeMails(ids: readonly string[]): Promise<void> {
    await this.database.query('outbox-remove-mails', 'delete from outbox where id = any($1::uuid[])', [ids]);
  }

  async backlog(): Promise<Backlog> {
    const rows = await this.database.query<Backlog>(
      'outbox-backlog',
      // Each part is answered by one of the two indexes, so both conditions are spelled out.
      `with waiting as (select count(*)::int as depth, min(due_at) as oldest from outbox
           where status = 'pending' and last_error is null and due_at <= now()),
         failing as (select count(*)::int as depth, min(due_at) as oldest from outbox
           where status = 'pending' and last_error is not null and due_at <= now())
       select waiting.depth + failing.depth as depth,
         coalesce(extract(epoch from now() - least(waiting.oldest, failing.oldest)), 0)::float8 as "oldestSeconds",
         greatest(0, coalesce(extract(epoch from now() - (select min(next_attempt_at) from outbox where status = 'pending')), 0))::float8
           as "overdueSeconds",
         (select last_error from outbox where status = 'pending' and last_error is not null and due_at <= now()
           order by due_at, id limit 1) as "oldestError"
       from waiting, failing`,
      [],
    );
    return rows[0] ?? { depth: 0, oldestSeconds: 0, overdueSeconds: 0, oldestError: null };
  }

  async deleteSettled(days: number): Promise<number> {
    const rows = await this.database.query(
      'outbox-forget',
      `delete from outbox where id in (
         select id from outbox where status <> 'pending' and settled_at < now() - make_interval(days => $1) limit $2)
       returning 1`,
      [days, DELETE_BATCH],
    );
    return rows.length;
  }
}
