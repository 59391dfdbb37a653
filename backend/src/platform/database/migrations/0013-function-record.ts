import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which functions and triggers were installed last, and what the catalog said of them then. */
export class FunctionRecord1700000000013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table schema_functions (
        only_row boolean primary key default true check (only_row),
        source_checksum text not null,
        catalog_checksum text not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table schema_functions');
  }
}
