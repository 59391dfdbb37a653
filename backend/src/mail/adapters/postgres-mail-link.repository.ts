import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { MailLinkRepository } from '../links/mail-link.repository';

@Injectable()
export class PostgresMailLinkRepository extends MailLinkRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async lifetimeSeconds(tokenHash: Buffer): Promise<number | null> {
    const rows = await this.database.query<{ seconds: number }>(
      'mail-link-lifetime',
      `select extract(epoch from expires_at - created_at)::float8 as seconds from (
         select token_hash, created_at, expires_at from mail_tokens where used_at is null
         union all select token_hash, created_at, expires_at from administrator_invitations) link
       where token_hash = $1`,
      [tokenHash],
    );
    return rows[0]?.seconds ?? null;
  }

  async renew(tokenHash: Buffer, newTokenHash: Buffer, secondsLater: number): Promise<boolean> {
    const rows = await this.database.query(
      'mail-link-renew',
      `with invitation as (
         update administrator_invitations set token_hash = $2,
           created_at = created_at + make_interval(secs => $3), expires_at = expires_at + make_interval(secs => $3)
         where token_hash = $1 returning 1),
       link as (
       insert into mail_tokens (token_hash, user_id, purpose, new_email, sign_up_hash, registration, created_at, expires_at)
       select $2, user_id, purpose, new_email, sign_up_hash, registration,
         created_at + make_interval(secs => $3), expires_at + make_interval(secs => $3)
       from mail_tokens where token_hash = $1 and used_at is null for update
       returning 1)
       select 1 from invitation union all select 1 from link`,
      [tokenHash, newTokenHash, secondsLater],
    );
    return rows.length > 0;
  }
}
