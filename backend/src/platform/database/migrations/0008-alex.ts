import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Alex1700000000008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table alex_messages (
        owner_id uuid not null references users on delete cascade,
        id uuid not null,
        role text not null check (role in ('user', 'alex')),
        sealed bytea not null,
        created_at timestamptz(3) not null,
        primary key (owner_id, id)
      );
      create index alex_messages_time_idx on alex_messages (owner_id, created_at, id);

      create table alex_usage (
        owner_id uuid not null references users on delete cascade,
        day date not null,
        tokens bigint not null default 0,
        cost_micros bigint not null default 0,
        primary key (owner_id, day)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table alex_usage, alex_messages');
  }
}
