import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An address can be on the list for several reasons at a time, and only what was asked for at the unsubscribe page or by
 * a link may show in its answer. Asking to stop any other kind of email means all of them; until now it stopped none.
 */
export class SuppressionReasons1700000000019 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table suppressions drop constraint suppressions_pkey;
      alter table suppressions drop constraint suppressions_reason_check;
      alter table suppressions add constraint suppressions_reason_check
        check (reason in ('unsubscribed', 'switched-off', 'bounced', 'complained'));
      insert into suppressions (address_hash, mail_kind, reason, created_at)
        select address_hash, 'all', 'unsubscribed', min(created_at) from suppressions s
        where mail_kind not in ('marketing', 'experience', 'all')
          and not exists (select 1 from suppressions known where known.address_hash = s.address_hash
            and known.mail_kind = 'all' and known.reason = 'unsubscribed')
        group by address_hash;
      delete from suppressions where mail_kind not in ('marketing', 'experience', 'all');
      alter table suppressions add primary key (address_hash, mail_kind, reason);
      alter table suppressions add constraint suppressions_mail_kind_check
        check (mail_kind in ('marketing', 'experience', 'all'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table suppressions drop constraint suppressions_mail_kind_check;
      alter table suppressions drop constraint suppressions_pkey;
      delete from suppressions s using suppressions kept
        where kept.address_hash = s.address_hash and kept.mail_kind = s.mail_kind and kept.reason < s.reason;
      alter table suppressions drop constraint suppressions_reason_check;
      update suppressions set reason = 'unsubscribed' where reason = 'switched-off';
      alter table suppressions add constraint suppressions_reason_check
        check (reason in ('unsubscribed', 'bounced', 'complained'));
      alter table suppressions add primary key (address_hash, mail_kind)`);
  }
}
