import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import type { FailedAttempt, MailServerOutage, MailServerState } from '../server/mail-server';
import { MailServerRepository } from '../server/mail-server.repository';

/** Rounded down like the columns: a moment that was rounded up would still lie ahead. */
const NOW = `date_trunc('milliseconds', now())`;
/** Saves an update per email. */
const SUCCESS_EVERY = `interval '5 seconds'`;

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

  async isSuccessNews(): Promise<boolean> {
    const rows = await this.database.query(
      'mail-server-news',
      `select 1 from mail_server where failing_since is not null or last_success_at is null
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
}
