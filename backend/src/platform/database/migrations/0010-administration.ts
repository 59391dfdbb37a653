import type { MigrationInterface, QueryRunner } from 'typeorm';

/** No reference to users: who did what stays known when the account is gone. */
const AUDIT_LOG = `
  create table audit_log (
    id uuid primary key,
    at timestamptz(3) not null,
    actor_id uuid not null,
    actor_email text not null,
    action text not null,
    target text,
    details jsonb not null
  );
  create index audit_log_at_idx on audit_log (at desc, id desc);
  create index audit_log_action_idx on audit_log (action text_pattern_ops, at desc, id desc);

  create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'the audit log can only be added to';
    end $$;
  create trigger audit_log_append_only before update or delete or truncate on audit_log
    for each statement execute function refuse_change();`;

export class Administration1700000000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(AUDIT_LOG);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table audit_log; drop function refuse_change()');
  }
}
