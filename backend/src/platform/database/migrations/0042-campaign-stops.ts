import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Campaigns that stopped by themselves, and the complaints an administrator knew of when they went on. */
export class CampaignStops1700000000042 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table campaigns add column stopped_for text check (stopped_for in ('complaints')),
        add column known_complaints integer not null default 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table campaigns drop column known_complaints, drop column stopped_for');
  }
}
