import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What all workers know about the mail server, when an email was last attempted, and indexes for daily deletions. */
export class MailBreaker1700000000022 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table mail_server (
        is_only_row boolean primary key default true check (is_only_row),
        last_success_at timestamptz(3),
        failing_since timestamptz(3),
        failed_address bytea,
        away_since timestamptz(3),
        reason text,
        probed_at timestamptz(3)
      );
      insert into mail_server default values;
      alter table outbox add column attempted_at timestamptz(3);
      alter table outbox add column link_renewed_at timestamptz(3);
      create index outbox_settled_idx on outbox (settled_at) where status <> 'pending';
      create index mail_log_sent_idx on mail_log using brin (sent_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index mail_log_sent_idx;
      drop index outbox_settled_idx;
      alter table outbox drop column link_renewed_at, drop column attempted_at;
      drop table mail_server`);
  }
}
