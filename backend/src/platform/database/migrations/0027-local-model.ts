import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The model on this machine that the administrator turned on; null while none is. */
export class LocalModel1700000000027 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table local_model (
        is_only_row boolean primary key default true check (is_only_row),
        model text check (length(model) between 1 and 200)
      );
      insert into local_model default values`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table local_model');
  }
}
