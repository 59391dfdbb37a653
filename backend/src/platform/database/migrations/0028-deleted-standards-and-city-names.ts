import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A deleted standard keeps its row, so that the ratings it was given keep their name. And a city that shares its
 * region's name is found by what it now reads: "Lisbon, Portugal".
 */
export class DeletedStandardsAndCityNames1700000000028 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table criteria add column deleted_at timestamptz check (deleted_at is null or position is null)',
    );
    await runner.query(String.raw`
      update cities set search = regexp_replace(search, '^(.+) \1( |$)', '\1\2') where name = region`);
    await runner.query(String.raw`
      update cities set search = regexp_replace(search, '(^| )(.+) \2$', '\1\2') where region = country`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table criteria drop column deleted_at');
  }
}
