import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What each import made, so that it can be undone. Ids only: what was imported is in its own tables. */
export class Imports1700000000032 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table import_batches (
        owner_id uuid not null references users on delete cascade,
        id uuid not null,
        kind text not null check (kind in ('csv', 'export')),
        imported_at timestamptz(3) not null,
        candidate_ids uuid[] not null,
        date_ids uuid[] not null,
        prediction_ids uuid[] not null,
        primary key (owner_id, id)
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table import_batches');
  }
}
