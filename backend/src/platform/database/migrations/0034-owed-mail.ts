import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Since when an email is owed, however often it was tried since then, and the indexes by which the console lists what
 * waits, fails or couldn't be delivered, oldest first.
 */
export class OwedMail1700000000034 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table outbox add column due_at timestamptz(3) not null default date_trunc('milliseconds', now());
      update outbox set due_at = case when attempts = 0 then next_attempt_at else coalesce(counts_from, created_at) end
        where status in ('pending', 'dead');
      create index outbox_waiting_idx on outbox (due_at, id) where status = 'pending' and last_error is null;
      create index outbox_failing_idx on outbox (due_at, id) where status = 'pending' and last_error is not null;
      create index outbox_undeliverable_idx on outbox (due_at, id) where status = 'dead'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index outbox_waiting_idx;
      drop index outbox_failing_idx;
      drop index outbox_undeliverable_idx;
      alter table outbox drop column due_at`);
  }
}
