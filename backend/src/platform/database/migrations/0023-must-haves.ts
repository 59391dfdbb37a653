import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The lowest rating a user accepts on a standard. */
export class MustHaves1700000000023 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table criteria add column must_have smallint check (must_have between 1 and 10)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table criteria drop column must_have');
  }
}
