import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { WebhookTokenRepository } from '../webhook-token.repository';

@Injectable()
export class PostgresWebhookTokenRepository extends WebhookTokenRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async take(tokenHash: Buffer): Promise<boolean> {
    const rows = await this.database.query(
      'webhook-token-take',
      'insert into mail_webhook_tokens (token_hash) values ($1) on conflict do nothing returning 1',
      [tokenHash],
    );
    return rows.length === 1;
  }

  async deleteOld(): Promise<void> {
    await this.database.query(
      'webhook-token-delete-old',
      `delete from mail_webhook_tokens where taken_at < now() - interval '10 hours'`,
      [],
    );
  }
}
