import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What undoing an import has to know: when a fact, and a match's stage or reason, last changed (null: never), and which
 * empty details of matches that were there before the import filled: ids and field names only.
 */
export class ChangedSinceImport1700000000033 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table candidate_facts add column changed_at timestamptz(3)');
    await runner.query('alter table candidates add column aside_changed_at timestamptz(3)');
    await runner.query(`alter table import_batches add column filled json not null default '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table import_batches drop column filled');
    await runner.query('alter table candidates drop column aside_changed_at');
    await runner.query('alter table candidate_facts drop column changed_at');
  }
}
