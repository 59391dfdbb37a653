import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every table of a dater's data starts its key with the owner, so that the database can be spread by user. */
export class StandardsAndMatches1700000000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table criteria (
        owner_id uuid not null references users on delete cascade,
        id uuid not null,
        slot smallint not null check (slot between 1 and 255),
        built_in_id text,
        question text not null,
        description text not null,
        high_example text not null,
        low_example text not null,
        weight smallint not null check (weight between 1 and 5),
        position smallint,
        created_at timestamptz(3) not null,
        primary key (owner_id, id),
        unique (owner_id, slot),
        unique (owner_id, question)
      );

      create table standards_history (
        owner_id uuid not null references users on delete cascade,
        id uuid not null,
        saved_at timestamptz(3) not null,
        weights jsonb not null,
        primary key (owner_id, id)
      );

      create table candidates (
        owner_id uuid not null references users on delete cascade,
        id uuid not null,
        sealed bytea not null,
        archived_at timestamptz(3),
        history json not null default '[]',
        version integer not null default 1,
        created_at timestamptz(3) not null,
        primary key (owner_id, id)
      );

      create table date_experiences (
        owner_id uuid not null,
        id uuid not null,
        candidate_id uuid not null,
        date_date date not null,
        chemistry smallint not null check (chemistry between 1 and 10),
        enjoyment smallint not null check (enjoyment between 1 and 10),
        ratings json not null,
        sealed bytea not null,
        version integer not null default 1,
        created_at timestamptz(3) not null,
        primary key (owner_id, id),
        foreign key (owner_id, candidate_id) references candidates on delete cascade
      );
      create index date_experiences_candidate_idx on date_experiences (owner_id, candidate_id);

      create table idempotency_keys (
        owner_id uuid not null references users on delete cascade,
        key text not null,
        request_hash bytea not null,
        status smallint,
        sealed bytea,
        created_at timestamptz(3) not null,
        primary key (owner_id, key)
      );
      create index idempotency_keys_created_at_idx on idempotency_keys (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop table idempotency_keys, date_experiences, candidates, standards_history, criteria',
    );
  }
}
