import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The language that the browser of an account prefers; null until it signs in again. */
export class AccountLanguages1700000000051 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users add column language text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users drop column language');
  }
}
