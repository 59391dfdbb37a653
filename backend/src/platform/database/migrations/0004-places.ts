import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Places1700000000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table cities (
        id integer primary key,
        name text not null,
        region text not null,
        country text not null,
        population integer not null,
        search text not null
      );
      create index cities_search_idx on cities (search text_pattern_ops);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table cities');
  }
}
