import type { MigrationInterface, QueryRunner } from 'typeorm';

/** `mail_log.id` is the outbox id, on which the Message-ID rests; the outbox forgets what is settled, the log stays. */
export class MailLog1700000000011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table mail_log (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        mail_type text not null,
        mail_kind text,
        campaign_id uuid,
        subject text not null,
        sent_at timestamptz(3) not null,
        opened_at timestamptz(3),
        clicked_at timestamptz(3),
        unsubscribed_at timestamptz(3),
        bounced_at timestamptz(3),
        complained_at timestamptz(3)
      ) with (fillfactor = 85);
      create index mail_log_user_idx on mail_log (user_id, sent_at desc, id desc);
      create index mail_log_campaign_idx on mail_log (campaign_id) where campaign_id is not null;

      alter table suppressions add column reason text not null default 'unsubscribed'
        check (reason in ('unsubscribed', 'bounced', 'complained'));

      create table mail_template_versions (
        template_key text not null,
        version integer not null check (version > 0),
        words jsonb not null,
        saved_at timestamptz(3) not null,
        saved_by text not null,
        primary key (template_key, version)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table mail_template_versions, mail_log;
      delete from suppressions where mail_kind = 'all';
      alter table suppressions drop column reason`);
  }
}
