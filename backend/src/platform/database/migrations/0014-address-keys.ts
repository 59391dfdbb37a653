import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addressKey } from '#contract/rules/email-address';

/**
 * Addresses are compared by one function in the application. Until now PostgreSQL and JavaScript each lower-cased in
 * their own way and disagreed on letters like İ.
 */
export class AddressKeys1700000000014 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table users add column email_key text;
      update users set email_key = lower(email collate "C") where octet_length(email) = char_length(email);
      create unique index users_email_key_idx on users (email_key)`);
    const others: unknown = await runner.query(
      'select id, email from users where email_key is null order by email_confirmed_at nulls last, id',
    );
    for (const { id, email } of others as { id: string; email: string }[])
      // Where two accounts turn out to share a key, the one confirmed first keeps it.
      await runner.query(
        `update users set email_key = $2::text || case when exists (select 1 from users where email_key = $2) then ' ' || id else '' end
         where id = $1`,
        [id, addressKey(email)],
      );
    await runner.query(`
      alter table users alter column email_key set not null;
      drop index users_email_key`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create unique index users_email_key on users (lower(email));
      alter table users drop column email_key`);
  }
}
