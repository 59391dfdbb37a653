import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether the user rates a date's standards before chemistry and enjoyment. */
export class RateStandardsFirst1700000000025 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users add column rate_standards_first boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users drop column rate_standards_first');
  }
}
