import { Injectable } from '@nestjs/common';
import { addressKey } from '#contract/rules/email-address';
import { Database } from '../../platform/database/database';
import type { CampaignEvent, LoggedMail, MailMark } from '../log/mail-log';
import { MailLogRepository } from '../log/mail-log.repository';

/** A click means the email was opened, even when images are off. */
const MARKS: Readonly<Record<MailMark, string>> = {
  opened: 'opened_at = $2',
  clicked: 'opened_at = coalesce(opened_at, $2), clicked_at = $2',
  delivered: 'delivered_at = $2',
  bounced: 'bounced_at = $2',
  complained: 'complained_at = $2',
  refused: 'refused_at = $2',
  unsubscribed: 'unsubscribed_at = $2',
};

/** As much of a link as an index can hold. */
const URL_MAX = 600;

/** Rows per statement, so that no deletion holds locks for long. */
const DELETE_BATCH = 5_000;

@Injectable()
export class PostgresMailLogRepository extends MailLogRepository {
  constructor(private readonly database: Database) {
    super();
  }

  listFor(userId: string): Promise<LoggedMail[]> {
    return this.database.query<LoggedMail>(
      'mail-log-list',
      `select id, mail_type as type, subject, sent_at as "sentAt", opened_at as "openedAt", clicked_at as "clickedAt",
         unsubscribed_at as "unsubscribedAt", delivered_at as "deliveredAt", bounced_at as "bouncedAt", complained_at as "complainedAt",
         refused_at as "refusedAt"
       from mail_log where user_id = $1 order by sent_at desc, id desc`,
      [userId],
    );
  }

  async addressOf(id: string): Promise<string | null> {
    const rows = await this.database.query<{ email: string }>(
      'mail-log-address',
      'select u.email from mail_log l join users u on u.id = l.user_id where l.id = $1',
      [id],
    );
    return rows[0]?.email ?? null;
  }

  async mark(id: string, mark: MailMark, at: Date): Promise<boolean> {
    const rows = await this.database.query(
      `mail-log-${mark}`,
      `update mail_log set ${MARKS[mark]} where id = $1 and ${mark}_at is null returning 1`,
      [id, at],
    );
    return rows.length === 1;
  }

  async countForCampaign(id: string, event: CampaignEvent): Promise<void> {
    const [name, bucket] =
      event.kind === 'link'
        ? ['links', event.url.slice(0, URL_MAX)]
        : ['hours', `${event.at.toISOString().slice(0, 13)}:00Z ${event.kind}`];
    await this.database.query(
      'mail-log-count-for-campaign',
      `insert into rollup_deltas (metric, bucket, amount)
       select 'mail:' || $2::text || ':' || campaign_id, $3::text, 1 from mail_log where id = $1 and campaign_id is not null`,
      [id, name, bucket],
    );
  }

  async markUnsubscribed(email: string, kind: string, at: Date): Promise<void> {
    await this.database.query(
      'mail-log-unsubscribed',
      `update mail_log set unsubscribed_at = coalesce(unsubscribed_at, $3) where id = (
         select l.id from mail_log l join users u on u.id = l.user_id
         where u.email_key = $1 and l.mail_kind = $2 order by l.sent_at desc, l.id desc limit 1)`,
      [addressKey(email), kind, at],
    );
  }

  async deleteOlderThan(days: number): Promise<number> {
    const rows = await this.database.query(
      'mail-log-forget',
      `delete from mail_log where id in (
         select id from mail_log where sent_at < now() - make_interval(days => $1) limit $2)
       returning 1`,
      [days, DELETE_BATCH],
    );
    return rows.length;
  }
}
