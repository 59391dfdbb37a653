import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Outbox1700000000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table outbox (
        id uuid primary key,
        mail_type text not null,
        user_id uuid references users on delete set null,
        sealed bytea,
        status text not null default 'pending' check (status in ('pending', 'sent', 'dead')),
        attempts smallint not null default 0,
        next_attempt_at timestamptz(3) not null,
        claimed_until timestamptz(3),
        last_error text,
        created_at timestamptz(3) not null,
        settled_at timestamptz(3)
      );
      create index outbox_due_idx on outbox (next_attempt_at) where status = 'pending';
      create index outbox_dead_idx on outbox (created_at) where status = 'dead';
      create index outbox_user_id_idx on outbox (user_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table outbox');
  }
}
