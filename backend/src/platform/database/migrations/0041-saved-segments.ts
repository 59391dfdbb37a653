import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Segments that the administrator saved under a name. */
export class SavedSegments1700000000041 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table saved_segments (
        id uuid primary key,
        name text not null,
        conditions jsonb not null,
        updated_at timestamptz(3) not null
      );
      create unique index saved_segments_name_idx on saved_segments (lower(name))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table saved_segments');
  }
}
