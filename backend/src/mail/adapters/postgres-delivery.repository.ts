import { Injectable } from '@nestjs/common';
import { FieldCipher } from '../../platform/crypto/field-cipher';
import { Database } from '../../platform/database/database';
import {
  DeliveryRepository,
  type Claim,
  type ClaimedMail,
  type SentMail,
} from '../outbox/delivery.repository';
import { decryptMail, encryptMail, type StoredMail } from './stored-mail';

/** Rounded down like the columns; rounded up, it could be in the future. */
const NOW = `date_trunc('milliseconds', now())`;
/** Together with the sweep interval, gets a killed worker's email picked up within 30 seconds. */
const CLAIM = `interval '25 seconds'`;
const PROBE_EVERY = `interval '10 seconds'`;

const IS_FREE = `status = 'pending' and (claimed_until is null or claimed_until <= now())`;
const SERVER_IS_UP = 'not exists (select 1 from mail_server where away_since is not null)';
const TAKE = `claimed_until = ${NOW} + ${CLAIM}, attempts = o.attempts + 1, attempted_at = ${NOW}`;
const TAKEN = `o.id, o.mail_type as type, o.user_id as "userId", o.sealed, o.attempts as attempt,
  o.attempted_at as "claimedAt", extract(epoch from now() - o.created_at)::float8 as "ageSeconds",
  extract(epoch from now() - coalesce(o.link_renewed_at, o.created_at))::float8 as "linkAgeSeconds"`;
/** Marked as bounced, too, so that a later bounce isn't counted again. */
const LOG_REFUSAL = `insert into mail_log (id, user_id, mail_type, mail_kind, campaign_id, subject, sent_at, refused_at, bounced_at)
  select id, user_id, mail_type, $5::text, $6::uuid, $4::text, settled_at, settled_at, settled_at from dead
  where user_id is not null and $4::text is not null on conflict do nothing`;
/** The claim in $1 and $2 still holds. */
const IS_OURS = `id = $1 and attempts = $2 and status = 'pending'`;

type ClaimedRow = StoredMail & Pick<ClaimedMail, 'attempt' | 'claimedAt' | 'ageSeconds' | 'linkAgeSeconds'>;

@Injectable()
export class PostgresDeliveryRepository extends DeliveryRepository {
  constructor(
    private readonly database: Database,
    private readonly cipher: FieldCipher,
  ) {
    super();
  }

  async claim(id: string): Promise<ClaimedMail | null> {
    const rows = await this.database.query<ClaimedRow>(
      'delivery-claim',
      `update outbox o set ${TAKE}
       where o.id = $1 and ${IS_FREE} and next_attempt_at <= now() and ${SERVER_IS_UP} returning ${TAKEN}`,
      [id],
    );
    return (await this.readable(rows))[0] ?? null;
  }

  async claimDue(limit: number, dueForSeconds: number): Promise<ClaimedMail[]> {
    const rows = await this.database.query<ClaimedRow>(
      'delivery-claim-due',
      `with due as (
         select id from outbox where ${IS_FREE} and ${SERVER_IS_UP} and next_attempt_at <= now()
           and (attempted_at is not null or next_attempt_at <= now() - make_interval(secs => $2)) order by next_attempt_at limit $1 for update skip locked)
       update outbox o set ${TAKE} from due where o.id = due.id returning ${TAKEN}`,
      [limit, dueForSeconds],
    );
    return this.readable(rows);
  }

  async claimProbe(): Promise<ClaimedMail[]> {
    const rows = await this.database.query<ClaimedRow>(
      'delivery-claim-probe',
      // Takes a different email each time: one that is deferred on its own account says nothing about the server.
      `with turn as (
         update mail_server set probed_at = ${NOW}
         where away_since is not null and (probed_at is null or probed_at <= now() - ${PROBE_EVERY})
           and exists (select 1 from outbox where ${IS_FREE} and next_attempt_at <= now())
         returning 1),
       probe as (
         select id from outbox where ${IS_FREE} and next_attempt_at <= now() and exists (select 1 from turn)
         order by attempted_at nulls first, next_attempt_at limit 1 for update skip locked)
       update outbox o set ${TAKE} from probe where o.id = probe.id returning ${TAKEN}`,
      [],
    );
    return this.readable(rows);
  }

  async extendClaims(claims: readonly Claim[]): Promise<void> {
    await this.database.query(
      'delivery-extend',
      `update outbox o set claimed_until = ${NOW} + ${CLAIM} from unnest($1::uuid[], $2::int[]) c (id, attempt)
       where o.id = c.id and o.attempts = c.attempt and o.status = 'pending'`,
      toColumns(claims),
    );
  }

  async release(claims: readonly Claim[]): Promise<void> {
    await this.database.query(
      'delivery-release',
      `update outbox o set claimed_until = null from unnest($1::uuid[], $2::int[]) c (id, attempt)
       where o.id = c.id and o.attempts = c.attempt and o.status = 'pending'`,
      toColumns(claims),
    );
  }

  async markSent(id: string, log: SentMail | null): Promise<void> {
    await this.database.query(
      'delivery-sent',
      // It was sent, even if another worker has claimed it since.
      `with settled as (
         update outbox set status = 'sent', settled_at = ${NOW}, claimed_until = null, last_error = null, sealed = null
         where id = $1 and status = 'pending' returning id, user_id, mail_type, settled_at
       )
       insert into mail_log (id, user_id, mail_type, mail_kind, campaign_id, subject, sent_at)
       select id, user_id, mail_type, $3::text, $4::uuid, $2::text, settled_at from settled
       where user_id is not null and $2::text is not null
       on conflict (id) do update set sent_at = excluded.sent_at, subject = excluded.subject, refused_at = null, bounced_at = null
         where mail_log.refused_at is not null`,
      [id, ...logValues(log)],
    );
  }

  async markSuppressed({ id, attempt }: Claim, reason: string | null): Promise<void> {
    await this.database.query(
      'delivery-suppressed',
      `update outbox set status = 'suppressed', settled_at = ${NOW}, claimed_until = null, last_error = $3, sealed = null
       where ${IS_OURS}`,
      [id, attempt, reason],
    );
  }

  async retryIn({ id, attempt }: Claim, seconds: number, error: string): Promise<void> {
    await this.database.query(
      'delivery-retry',
      // The pause counts from the start of the attempt: a slow one already spent it waiting for an answer.
      `update outbox set next_attempt_at = greatest(${NOW}, attempted_at + make_interval(secs => $3)), claimed_until = null,
         last_error = $4
       where ${IS_OURS}`,
      [id, attempt, seconds, error],
    );
  }

  async postpone({ id, attempt }: Claim, seconds: number): Promise<void> {
    await this.database.query(
      'delivery-put-off',
      // It isn't due while it is held back.
      `update outbox set next_attempt_at = ${NOW} + make_interval(secs => $3), due_at = ${NOW} + make_interval(secs => $3),
         claimed_until = null, attempts = attempts - 1, attempted_at = case when attempts = 1 then null else attempted_at end
       where ${IS_OURS}`,
      [id, attempt, seconds],
    );
  }

  async hold({ id, attempt }: Claim, error: string): Promise<void> {
    await this.database.query(
      'delivery-hold',
      `update outbox set claimed_until = null, attempts = attempts - 1, last_error = $3 where ${IS_OURS}`,
      [id, attempt, error],
    );
  }

  async markDead({ id, attempt }: Claim, error: string, refused: SentMail | null): Promise<void> {
    await this.database.query(
      'delivery-dead',
      `with dead as (
         update outbox set status = 'dead', settled_at = ${NOW}, claimed_until = null, last_error = $3 where ${IS_OURS}
         returning id, user_id, mail_type, settled_at)
       ${LOG_REFUSAL}`,
      [id, attempt, error, ...logValues(refused)],
    );
  }

  async replaceContent(mail: ClaimedMail): Promise<void> {
    await this.database.query(
      'delivery-renew-link',
      `update outbox set sealed = $3, link_renewed_at = ${NOW} where ${IS_OURS}`,
      [mail.id, mail.attempt, encryptMail(this.cipher, mail.id, mail)],
    );
  }

  /** Gives up on emails that can't be decrypted. */
  private async readable(rows: readonly ClaimedRow[]): Promise<ClaimedMail[]> {
    const mails: ClaimedMail[] = [];
    for (const row of rows) {
      const { id, attempt, claimedAt, ageSeconds, linkAgeSeconds } = row;
      const mail = decryptMail(this.cipher, row);
      if (mail) mails.push({ ...mail, id, attempt, claimedAt, ageSeconds, linkAgeSeconds });
      else
        await this.markDead(
          row,
          "The content can't be decrypted. Was it encrypted with another DATA_KEY?",
          null,
        );
    }
    return mails;
  }
}

function logValues(log: SentMail | null): unknown[] {
  return [log?.subject ?? null, log?.mailKind ?? null, log?.campaignId ?? null];
}

function toColumns(claims: readonly Claim[]): unknown[] {
  return [claims.map(({ id }) => id), claims.map(({ attempt }) => attempt)];
}
