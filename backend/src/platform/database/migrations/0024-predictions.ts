import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What users predict about their matches, and who doesn't want to be asked. One open prediction per match. */
export class Predictions1700000000024 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table predictions (
        owner_id uuid not null,
        id uuid not null,
        candidate_id uuid not null,
        percent smallint not null check (percent between 0 and 100 and percent % 10 = 0),
        predicted_at timestamptz(3) not null,
        outcome boolean,
        answered_at timestamptz(3),
        primary key (owner_id, id),
        foreign key (owner_id, candidate_id) references candidates on delete cascade,
        check ((outcome is null) = (answered_at is null))
      );
      create index predictions_candidate_idx on predictions (owner_id, candidate_id);
      create unique index predictions_open_idx on predictions (owner_id, candidate_id) where outcome is null;

      create table prediction_mutes (
        owner_id uuid primary key references users on delete cascade,
        muted_at timestamptz(3) not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table prediction_mutes, predictions');
  }
}
