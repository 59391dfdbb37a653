import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Addresses are kept as keyed hashes: enough to recognize one, and nothing to read. */
export class ContactAndSuppressions1700000000009 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table suppressions (
        address_hash bytea not null,
        mail_kind text not null,
        created_at timestamptz(3) not null,
        primary key (address_hash, mail_kind)
      );

      create table contact_messages (
        id uuid primary key,
        address_hash bytea not null,
        outbox_id uuid not null,
        sealed bytea not null,
        created_at timestamptz(3) not null
      );
      create index contact_messages_address_idx on contact_messages (address_hash);

      alter table outbox drop constraint outbox_status_check;
      alter table outbox add constraint outbox_status_check
        check (status in ('pending', 'sent', 'dead', 'suppressed'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table contact_messages, suppressions;
      update outbox set status = 'sent' where status = 'suppressed';
      alter table outbox drop constraint outbox_status_check;
      alter table outbox add constraint outbox_status_check check (status in ('pending', 'sent', 'dead'));
    `);
  }
}
