import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Dates that users plan: the local time with its zone, and the instant that was when it was saved. What a user chose for
 * all of them, and the secret link of a user's calendar, which is stored as a hash.
 */
export class PlannedDates1700000000029 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table planned_dates (
        owner_id uuid not null,
        id uuid not null,
        candidate_id uuid not null,
        planned_for timestamp(0) not null,
        time_zone text not null,
        starts_at timestamptz(3) not null,
        sealed bytea not null,
        version integer not null default 1,
        created_at timestamptz(3) not null,
        changed_at timestamptz(3) not null,
        primary key (owner_id, id),
        foreign key (owner_id, candidate_id) references candidates on delete cascade
      );
      create index planned_dates_candidate_idx on planned_dates (owner_id, candidate_id);
      create index planned_dates_start_idx on planned_dates (starts_at);

      create table planned_date_settings (
        owner_id uuid primary key references users on delete cascade,
        shows_names boolean not null default false
      );

      create table calendar_feeds (
        owner_id uuid primary key references users on delete cascade,
        token_hash bytea not null unique,
        created_at timestamptz(3) not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table calendar_feeds, planned_date_settings, planned_dates');
  }
}
