import { Injectable } from '@nestjs/common';
import { EntitySchema, In, IsNull, LessThan, MoreThan } from 'typeorm';
import { Database } from '../../platform/database/database';
import type { MailToken, MailTokenPurpose, SignUp } from '../mail-links/mail-token';
import { MailTokenRepository } from '../mail-links/mail-token.repository';

export const MAIL_TOKEN_SCHEMA = new EntitySchema<MailToken>({
  name: 'MailToken',
  tableName: 'mail_tokens',
  columns: {
    tokenHash: { type: 'bytea', name: 'token_hash', primary: true },
    userId: { type: 'uuid', name: 'user_id' },
    purpose: { type: 'text' },
    newEmail: { type: 'text', name: 'new_email', nullable: true },
    signUpHash: { type: 'bytea', name: 'sign_up_hash', nullable: true },
    registration: { type: 'json', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    expiresAt: { type: 'timestamptz', name: 'expires_at' },
    usedAt: { type: 'timestamptz', name: 'used_at', nullable: true },
  },
});

@Injectable()
export class TypeOrmMailTokenRepository extends MailTokenRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async add(token: MailToken): Promise<void> {
    await this.tokens.insert({ ...token });
  }

  async find(tokenHash: Buffer): Promise<MailToken | null> {
    return this.tokens.findOne({ where: { tokenHash } });
  }

  async findLocked(tokenHash: Buffer): Promise<MailToken | null> {
    return this.tokens.findOne({ where: { tokenHash }, lock: { mode: 'pessimistic_write' } });
  }

  async markUsed(tokenHash: Buffer, at: Date): Promise<void> {
    await this.tokens.update({ tokenHash }, { usedAt: at });
  }

  async revoke(userId: string, purposes: readonly MailTokenPurpose[]): Promise<void> {
    await this.tokens.delete({ userId, purpose: In([...purposes]), usedAt: IsNull() });
  }

  async revokeNewer(userId: string, purpose: MailTokenPurpose, since: Date): Promise<void> {
    await this.tokens.delete({ userId, purpose, usedAt: IsNull(), createdAt: MoreThan(since) });
  }

  async useUp(userId: string, purpose: MailTokenPurpose, at: Date): Promise<void> {
    await this.database.query(
      'mail-token-use-up',
      `update mail_tokens set used_at = coalesce(used_at, $3), registration = null where user_id = $1 and purpose = $2`,
      [userId, purpose, at],
    );
  }

  async findSignUp(userId: string, signUpHashes: readonly Buffer[]): Promise<SignUp | null> {
    return this.tokens.findOne({
      select: { signUpHash: true, registration: true },
      where: { userId, signUpHash: In([...signUpHashes]) },
      order: { createdAt: 'DESC' },
    });
  }

  async latestCreatedAt(userId: string, purpose: MailTokenPurpose): Promise<Date | null> {
    const latest = await this.tokens.findOne({ where: { userId, purpose }, order: { createdAt: 'DESC' } });
    return latest?.createdAt ?? null;
  }

  async removeExpired(before: Date): Promise<void> {
    await this.tokens.delete({ expiresAt: LessThan(before) });
  }

  private get tokens() {
    return this.database.manager.getRepository(MAIL_TOKEN_SCHEMA);
  }
}
