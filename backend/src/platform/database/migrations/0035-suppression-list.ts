import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A list of suppressed addresses that the console can page through. The account is remembered where there was one, so
 * that its address can be shown in part; of any other there is only the keyed hash. An address that the mail server
 * refused is told apart from one whose email came back later, and a refused email is in its user's log.
 */
export class SuppressionList1700000000035 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table suppressions drop constraint suppressions_reason_check;
      alter table suppressions add constraint suppressions_reason_check
        check (reason in ('unsubscribed', 'switched-off', 'bounced', 'complained', 'refused'));
      alter table suppressions add column user_id uuid references users on delete set null;
      create index suppressions_user_idx on suppressions (user_id) where user_id is not null;
      create index suppressions_newest_idx on suppressions (created_at desc, address_hash desc, mail_kind desc, reason desc);
      create index suppressions_reason_idx
        on suppressions (reason, created_at desc, address_hash desc, mail_kind desc);
      alter table mail_log add column refused_at timestamptz(3)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from mail_log where refused_at is not null;
      alter table mail_log drop column refused_at;
      drop index suppressions_reason_idx;
      drop index suppressions_newest_idx;
      alter table suppressions drop column user_id;
      delete from suppressions s using suppressions kept where s.reason = 'refused' and kept.reason = 'bounced'
        and kept.address_hash = s.address_hash and kept.mail_kind = s.mail_kind;
      alter table suppressions drop constraint suppressions_reason_check;
      update suppressions set reason = 'bounced' where reason = 'refused';
      alter table suppressions add constraint suppressions_reason_check
        check (reason in ('unsubscribed', 'switched-off', 'bounced', 'complained'))`);
  }
}
