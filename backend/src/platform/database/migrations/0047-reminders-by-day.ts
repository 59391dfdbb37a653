import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Automations that remind people once, some days after a step. The second index finds those without standards by zone. */
export class RemindersByDay1700000000047 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table automations add column after_days smallint check (after_days between 1 and 30);
      create unique index automation_sends_once_idx on automation_sends (owner_id, automation)
        where automation in ('no_standards_reminder', 'no_date_reminder');
      create index users_unready_zone_idx on users (coalesce(timezone, 'UTC'), email_confirmed_at, id)
        where email_confirmed_at is not null and criteria_count = 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index users_unready_zone_idx, automation_sends_once_idx;
      delete from automations where key in ('no_standards_reminder', 'no_date_reminder');
      alter table automations drop column after_days`);
  }
}
