import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeyCheck1700000000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create table key_check (only_row boolean primary key default true, sealed bytea not null)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table key_check');
  }
}
