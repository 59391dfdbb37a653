import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import {
  ATTEMPTS_KEPT,
  type FailedAttempt,
  type MailServerOutage,
  type MailServerState,
  type RecentAttempts,
} from '../server/mail-server';
import { MailServerRepository } from '../server/mail-server.repository';

/** Rounded down like the columns: a moment that was rounded up would still lie ahead. */
const NOW = `date_trunc('milliseconds', now())`;
/** Saves an update per email. */
const SUCCESS_EVERY = `interval '5 seconds'`;

/** Each attempt takes the place of the one that many attempts ago. */
const addAttempt = (isAccepted: boolean, words: string): string =>
  `insert into mail_attempts (slot, at, is_accepted, words)
   values (nextval('mail_attempt_seq') % ${ATTEMPTS_KEPT}, clock_timestamp(), ${isAccepted}, ${words})
   on conflict (slot) do update set at = excluded.at, is_accepted = excluded.is_accepted, words = excluded.words`;

@Injectable()
export class PostgresMailServerRepository extends MailServerRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async lock(): Promise<MailServerState> {
    const rows = await this.database.query<MailServerState>(
      'mail-server-lock',
      `select extract(epoch from now() - last_success_at)::float8 as "secondsSinceSuccess",
         failed_address as "failedAddress", away_since is not null as "isAway"
       from mail_server for update`,
      [],
    );
    return rows[0] ?? { secondsSinceSuccess: null, failedAddress: null, isAway: false };
  }

  async noteFailure({ beganAt, addressHash }: FailedAttempt): Promise<void> {
    await this.database.query(
      'mail-server-failed',
      'update mail_server set failing_since = $1, failed_address = $2 where failing_since is null',
      [beganAt, addressHash],
    );
  }

  async markAway(reason: string): Promise<void> {
    await this.database.query(
      'mail-server-away',
      `with away as (update mail_server set away_since = ${NOW}, reason = $1 returning failing_since)
       update outbox set next_attempt_at = ${NOW}, attempts = greatest(attempts - 1, 0) from away
       where status = 'pending' and claimed_until is null and attempted_at >= away.failing_since
         and next_attempt_at > now()`,
      [reason],
    );
  }

  async addFailure(words: string): Promise<void> {
    await this.database.query('mail-server-failure', addAttempt(false, '$1'), [words]);
  }

  async addSuccess(): Promise<boolean> {
    const rows = await this.database.query(
      'mail-server-news',
      `with attempt as (${addAttempt(true, 'null')})
       select 1 from mail_server where failing_since is not null or last_success_at is null
         or last_success_at < now() - ${SUCCESS_EVERY}`,
      [],
    );
    return rows.length > 0;
  }

  async noteSuccess(): Promise<void> {
    await this.database.query(
      'mail-server-success',
      `update mail_server set last_success_at = ${NOW}, failing_since = null, failed_address = null,
         away_since = null, reason = null, probed_at = null`,
      [],
    );
  }

  async outage(): Promise<MailServerOutage | null> {
    const rows = await this.database.query<MailServerOutage>(
      'mail-server-outage',
      `select away_since as since, extract(epoch from now() - away_since)::float8 as seconds, reason
       from mail_server where away_since is not null`,
      [],
    );
    return rows[0] ?? null;
  }

  async recentAttempts(): Promise<RecentAttempts> {
    const rows = await this.database.query<RecentAttempts>(
      'mail-server-attempts',
      `select count(at)::int as total, (count(*) filter (where not is_accepted))::int as failed,
         (array_agg(words order by at desc) filter (where not is_accepted))[1] as "lastFailure",
         coalesce((array_agg(is_accepted order by at desc))[1], true)
           and not exists (select 1 from outbox where status = 'pending' and last_error is not null) as "isOver",
         (select extract(epoch from now() - last_success_at)::float8 from mail_server) as "secondsSinceSuccess"
       from mail_attempts where at > now() - interval '1 day'`,
      [],
    );
    return rows[0] ?? { total: 0, failed: 0, lastFailure: null, isOver: true, secondsSinceSuccess: null };
  }

  async probeSoon(): Promise<void> {
    await this.database.query(
      'mail-server-probe-soon',
      'update mail_server set probed_at = null where away_since is not null',
      [],
    );
  }
}
