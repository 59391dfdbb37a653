import type { MigrationInterface, QueryRunner } from 'typeorm';

/** No owner and no address: an event says what happened on which page, and to whom is nobody's business. */
export class Tracking1700000000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create table tracking_events (
         at timestamptz not null,
         id uuid not null default gen_random_uuid(),
         page text not null,
         action text not null,
         metadata jsonb not null,
         primary key (at, id)
       )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table tracking_events');
  }
}
