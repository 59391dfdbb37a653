import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Messages to support have a state and replies. Earlier ones were answered by email alone: those of the past month are
 * open, in case some were not.
 */
export class ContactInbox1700000000044 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table contact_messages add column done_at timestamptz(3);
      update contact_messages set done_at = now() where created_at < now() - interval '30 days';
      create index contact_messages_open_idx on contact_messages (id desc) where done_at is null;
      create index contact_messages_done_idx on contact_messages (id desc) where done_at is not null;
      create index contact_messages_kept_idx on contact_messages (done_at) where done_at is not null;
      create table contact_replies (
        id uuid primary key,
        message_id uuid not null references contact_messages on delete cascade,
        outbox_id uuid not null,
        sealed bytea not null,
        created_at timestamptz(3) not null
      );
      create index contact_replies_message_idx on contact_replies (message_id, id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table contact_replies;
      drop index contact_messages_open_idx, contact_messages_done_idx, contact_messages_kept_idx;
      alter table contact_messages drop column done_at`);
  }
}
