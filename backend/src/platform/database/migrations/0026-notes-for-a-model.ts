import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a user lets a model read their notes; no one does until they say so. */
export class NotesForAModel1700000000026 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users add column ai_notes boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users drop column ai_notes');
  }
}
