import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Administrators with their roles, and invitations to become one. Until now there was one, whom a setting names. What an
 * administrator did stays known by other tables when the account is gone.
 */
export class Administrators1700000000043 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table administrators (
        user_id uuid primary key references users on delete cascade,
        role text not null check (role in ('owner', 'support')),
        from_setting boolean not null default false,
        invited_by text,
        since timestamptz(3) not null
      );
      insert into administrators (user_id, role, from_setting, since)
        select id, 'owner', true, coalesce(email_confirmed_at, created_at) from users where is_admin;
      create table administrator_invitations (
        id uuid primary key,
        email text not null,
        email_key text not null unique,
        role text not null check (role in ('owner', 'support')),
        token_hash bytea not null unique,
        invited_by text not null,
        created_at timestamptz(3) not null,
        expires_at timestamptz(3) not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table administrator_invitations, administrators');
  }
}
