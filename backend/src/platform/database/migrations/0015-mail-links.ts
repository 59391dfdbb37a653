import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Confirmation links know the sign-up they belong to, a changed address can be restored, and the outbox knows how many
 * account emails an address was sent lately.
 */
export class MailLinks1700000000015 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table mail_tokens add column sign_up_hash bytea;
      alter table mail_tokens drop constraint mail_tokens_purpose_check;
      alter table mail_tokens add constraint mail_tokens_purpose_check
        check (purpose in ('confirm_email', 'reset_password', 'change_email', 'undo_email_change'));
      alter table outbox add column address_hash bytea;
      alter table outbox add column counts_from timestamptz(3);
      create index outbox_address_idx on outbox (address_hash, counts_from) where address_hash is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table outbox drop column counts_from, drop column address_hash;
      delete from mail_tokens where purpose = 'undo_email_change';
      alter table mail_tokens drop constraint mail_tokens_purpose_check;
      alter table mail_tokens add constraint mail_tokens_purpose_check
        check (purpose in ('confirm_email', 'reset_password', 'change_email'));
      alter table mail_tokens drop column sign_up_hash`);
  }
}
