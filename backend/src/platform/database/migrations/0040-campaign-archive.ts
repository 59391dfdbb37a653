import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Campaigns that are put away, and the few recipients of a large one that got nothing. */
export class CampaignArchive1700000000040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table campaigns add column archived_at timestamptz(3)');
    await runner.query('create index campaigns_archived_idx on campaigns (id) where archived_at is not null');
    await runner.query(
      `create index campaign_sends_unsent_idx on campaign_sends (campaign_id, status, user_id)
       where status in ('failed', 'skipped')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index campaign_sends_unsent_idx');
    await runner.query('drop index campaigns_archived_idx');
    await runner.query('alter table campaigns drop column archived_at');
  }
}
