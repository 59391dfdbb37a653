import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a user sees of the sign-ins to their account; kept for 90 days. */
export class SecurityEvents1700000000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table security_events (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        kind text not null,
        device text,
        at timestamptz(3) not null
      );
      create index security_events_user_idx on security_events (user_id, at desc);
      create index security_events_at_idx on security_events (at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table security_events');
  }
}
