import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SecondFactors1700000000016 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table sessions
        add column authenticated_at timestamptz(3),
        add column second_factor boolean not null default false;
      update sessions set authenticated_at = created_at;
      alter table sessions alter column authenticated_at set not null;

      create table authenticator_apps (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        name text not null,
        sealed bytea not null,
        last_step bigint not null,
        created_at timestamptz(3) not null,
        last_used_at timestamptz(3)
      );
      create index authenticator_apps_user_id_idx on authenticator_apps (user_id);

      create table passkeys (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        credential_id bytea not null unique,
        public_key bytea not null,
        counter bigint not null,
        transports text[] not null,
        name text not null,
        created_at timestamptz(3) not null,
        last_used_at timestamptz(3)
      );
      create index passkeys_user_id_idx on passkeys (user_id);

      create table recovery_codes (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        code_hash text not null
      );
      create index recovery_codes_user_id_idx on recovery_codes (user_id);

      create table pending_sign_ins (
        token_hash bytea primary key,
        user_id uuid not null references users on delete cascade,
        codes_left integer not null,
        expires_at timestamptz(3) not null
      );
      create index pending_sign_ins_user_id_idx on pending_sign_ins (user_id);

      create table used_challenges (
        challenge_hash bytea primary key,
        expires_at timestamptz(3) not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table used_challenges, pending_sign_ins, recovery_codes, passkeys, authenticator_apps;
      alter table sessions drop column second_factor, drop column authenticated_at;
    `);
  }
}
