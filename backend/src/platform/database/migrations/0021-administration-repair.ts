import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Migration 0010 was edited after databases had run it, and 0009 before that. This adds what those lack and changes
 * nothing in others. Their function `rebuild_rollups()` is installed with all functions.
 */
const MISSING = `
  create index if not exists users_active_idx on users (created_at desc, id desc) where criteria_count > 0;
  create index if not exists users_pending_idx on users (created_at desc, id desc) where criteria_count = 0;
  create index if not exists candidates_time_idx on candidates (owner_id, created_at);
  create index if not exists account_marks_time_idx on account_marks (marked_at);

  do $$
    begin
      if exists (select 1 from pg_index where indexrelid = 'users_newest_idx'::regclass and indnatts > indnkeyatts) then
        drop index users_newest_idx;
        create index users_newest_idx on users (created_at desc, id desc);
      end if;
    end $$;

  alter table rollup_counters set (fillfactor = 50);
  alter table rollup_deltas set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);
  alter table account_marks set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);

  alter table contact_messages add column if not exists outbox_id uuid;
  update contact_messages set outbox_id = id where outbox_id is null;
  alter table contact_messages alter column outbox_id set not null;`;

export class AdministrationRepair1700000000021 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(MISSING);
  }

  async down(): Promise<void> {
    // What it adds belongs to 0009 and 0010.
  }
}
