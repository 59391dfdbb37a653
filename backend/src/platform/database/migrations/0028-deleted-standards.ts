import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A deleted standard keeps its row, so that the ratings it was given keep their name. */
export class DeletedStandards1700000000028 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table criteria add column deleted_at timestamptz check (deleted_at is null or position is null)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table criteria drop column deleted_at');
  }
}
