import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What became of the email with a reply to a message, which outlives the record of the email. */
export class ReplyOutcomes1700000000049 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table contact_replies add column status text not null default 'pending';
      update contact_replies r set status = coalesce((select o.status from outbox o where o.id = r.outbox_id), 'sent');
      create index contact_replies_outbox_idx on contact_replies (outbox_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index contact_replies_outbox_idx;
      alter table contact_replies drop column status`);
  }
}
