import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tokens of signed reports that were taken, as hashes, for as long as they could be sent again. */
export class WebhookTokens1700000000039 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table mail_webhook_tokens (
        token_hash bytea primary key,
        taken_at timestamptz(3) not null default now()
      );
      create index mail_webhook_tokens_taken_idx on mail_webhook_tokens (taken_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table mail_webhook_tokens');
  }
}
