import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Columns that the next start of the product encrypts and empties; they stay empty from then on. */
const PLAIN_ANSWERS = `how_heard_about, dating_challenge, location, gender, dating_goal, preferred_date_type,
  dating_duration, interested_in_genders`;

/** What was only readable with the database at hand becomes unreadable without DATA_KEY, which migrations don't have. */
const ENCRYPTED = `
  alter table users
    add column sealed bytea,
    add column sealed_questions bytea,
    add column how_heard_about_index bytea,
    add column dating_goal_index bytea,
    add column dating_duration_index bytea,
    add column dating_challenge_index bytea,
    add column preferred_date_type_index bytea,
    add column gender_index bytea,
    add column interested_in_genders_index bytea;
  create index users_plain_idx on users (id) where coalesce(${PLAIN_ANSWERS}) is not null;

  alter table criteria
    alter column question drop not null,
    alter column description drop not null,
    alter column high_example drop not null,
    alter column low_example drop not null,
    add column sealed bytea;
  create index criteria_plain_idx on criteria (owner_id) where sealed is null;`;

/** A database with hashes under DATA_KEY itself gets an empty entry, for the start to keep that key in. */
const KEYS = `
  create table wrapped_keys (name text primary key, sealed bytea);
  insert into wrapped_keys (name) select 'hashes'
    where exists (select 1 from key_check) or exists (select 1 from suppressions)
      or exists (select 1 from contact_messages);

  create table key_rotations (
    key_id text not null,
    table_name text not null,
    column_name text not null,
    position text[],
    finished_at timestamptz(3),
    primary key (key_id, table_name, column_name)
  );`;

/** Who was erased, as keyed hashes, so that a restored backup can be told. */
const ERASURES = `
  create table erasures (
    account_hash bytea primary key,
    address_hash bytea not null,
    erased_at timestamptz(3) not null
  );
  create index erasures_time_idx on erasures (erased_at);`;

export class Keys1700000000017 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [ENCRYPTED, KEYS, ERASURES]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table erasures, key_rotations, wrapped_keys;
      delete from criteria where question is null;
      drop index criteria_plain_idx, users_plain_idx;
      alter table criteria
        drop column sealed,
        alter column question set not null,
        alter column description set not null,
        alter column high_example set not null,
        alter column low_example set not null;
      alter table users
        drop column sealed,
        drop column sealed_questions,
        drop column how_heard_about_index,
        drop column dating_goal_index,
        drop column dating_duration_index,
        drop column dating_challenge_index,
        drop column preferred_date_type_index,
        drop column gender_index,
        drop column interested_in_genders_index`);
  }
}
