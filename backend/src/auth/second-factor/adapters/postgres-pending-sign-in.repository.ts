import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { PendingSignInRepository, type PendingSignIn } from '../pending-sign-in.repository';

@Injectable()
export class PostgresPendingSignInRepository extends PendingSignInRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async add({ tokenHash, userId, codesLeft, expiresAt }: PendingSignIn): Promise<void> {
    await this.database.query(
      'pending-sign-in-add',
      'insert into pending_sign_ins (token_hash, user_id, codes_left, expires_at) values ($1, $2, $3, $4)',
      [tokenHash, userId, codesLeft, expiresAt],
    );
  }

  async spendTry(tokenHash: Buffer, at: Date): Promise<Pick<PendingSignIn, 'userId' | 'codesLeft'> | null> {
    const [row] = await this.database.query<Pick<PendingSignIn, 'userId' | 'codesLeft'>>(
      'pending-sign-in-spend',
      `update pending_sign_ins set codes_left = codes_left - 1
       where token_hash = $1 and expires_at > $2 and codes_left > 0
       returning user_id as "userId", codes_left as "codesLeft"`,
      [tokenHash, at],
    );
    return row ?? null;
  }

  async remove(tokenHash: Buffer): Promise<void> {
    await this.database.query(
      'pending-sign-in-remove',
      'delete from pending_sign_ins where token_hash = $1',
      [tokenHash],
    );
  }

  async spendChallenge(challengeHash: Buffer, expiresAt: Date): Promise<boolean> {
    const rows = await this.database.query(
      'challenge-spend',
      `insert into used_challenges (challenge_hash, expires_at) values ($1, $2)
       on conflict do nothing returning 1`,
      [challengeHash, expiresAt],
    );
    return rows.length === 1;
  }

  async removeExpired(at: Date): Promise<void> {
    await this.database.query(
      'pending-sign-in-expire',
      'delete from pending_sign_ins where expires_at <= $1',
      [at],
    );
    await this.database.query('challenge-expire', 'delete from used_challenges where expires_at <= $1', [at]);
  }
}
