import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a campaign last went on after a pause. */
export class CampaignCare1700000000037 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table campaigns add column resumed_at timestamptz(3)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table campaigns drop column resumed_at');
  }
}
