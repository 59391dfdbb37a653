import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Asking how a planned date was, the morning after. A plan has `remind_at` until that is settled. A push subscription
 * belongs to the session of its browser, so that signing out ends it; a delivery is one push message that is owed.
 */
export class Reminders1700000000030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table planned_dates add column remind_at timestamptz(3);
      create index planned_dates_reminder_idx on planned_dates (remind_at) where remind_at is not null;

      alter table planned_date_settings
        add column emails_reminders boolean not null default false,
        add column reminded_at timestamptz(3),
        add column answered_at timestamptz(3),
        add column ignored smallint not null default 0;

      create table push_subscriptions (
        owner_id uuid not null references users on delete cascade,
        id uuid not null,
        session_hash bytea not null unique references sessions on update cascade on delete cascade,
        endpoint_hash bytea not null unique,
        sealed bytea not null,
        created_at timestamptz(3) not null,
        primary key (owner_id, id)
      );

      create table push_deliveries (
        owner_id uuid not null,
        subscription_id uuid not null,
        planned_date_id uuid not null,
        next_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        attempts smallint not null default 0,
        primary key (owner_id, subscription_id, planned_date_id),
        foreign key (owner_id, subscription_id) references push_subscriptions on delete cascade,
        foreign key (owner_id, planned_date_id) references planned_dates on delete cascade
      );
      create index push_deliveries_plan_idx on push_deliveries (owner_id, planned_date_id);
      create index push_deliveries_next_idx on push_deliveries (next_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table push_deliveries, push_subscriptions;
      alter table planned_date_settings
        drop column emails_reminders, drop column reminded_at, drop column answered_at, drop column ignored;
      alter table planned_dates drop column remind_at;
    `);
  }
}
