import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Accounts1700000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table users (
        id uuid primary key,
        email text not null,
        password_hash text not null,
        first_name text not null,
        last_name text not null,
        is_admin boolean not null default false,
        email_confirmed_at timestamptz(3),
        survey_completed_at timestamptz(3),
        guide_seen_at timestamptz(3),
        how_heard_about text,
        dating_challenge text,
        location text,
        gender text,
        dating_goal text,
        preferred_date_type text,
        dating_duration text,
        interested_in_genders text,
        marketing_emails boolean not null default false,
        experience_emails boolean not null default true,
        ai_enabled boolean not null default true,
        timezone text,
        standards json not null default '[]',
        created_at timestamptz(3) not null
      );
      create unique index users_email_key on users (lower(email));

      create table sessions (
        token_hash bytea primary key,
        user_id uuid not null references users on delete cascade,
        user_agent text,
        created_at timestamptz(3) not null,
        last_seen_at timestamptz(3) not null,
        expires_at timestamptz(3) not null
      );
      create index sessions_user_id_idx on sessions (user_id);
      create index sessions_expires_at_idx on sessions (expires_at);

      create table mail_tokens (
        token_hash bytea primary key,
        user_id uuid not null references users on delete cascade,
        purpose text not null check (purpose in ('confirm_email', 'reset_password', 'change_email')),
        new_email text,
        registration json,
        created_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        used_at timestamptz(3)
      );
      create index mail_tokens_user_id_idx on mail_tokens (user_id, purpose);
      create index mail_tokens_expires_at_idx on mail_tokens (expires_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table mail_tokens, sessions, users');
  }
}
