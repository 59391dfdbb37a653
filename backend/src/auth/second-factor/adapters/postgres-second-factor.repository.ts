import { Injectable } from '@nestjs/common';
import { FieldCipher } from '../../../platform/crypto/field-cipher';
import { Database } from '../../../platform/database/database';
import type {
  AuthenticatorApp,
  NewAuthenticatorApp,
  NewPasskey,
  Passkey,
  RecoveryCode,
  StoredFactor,
} from '../factor';
import { SecondFactorRepository } from '../second-factor.repository';

type PasskeyRow = Omit<Passkey, 'counter'> & { counter: string };

const PASSKEY = `select id, user_id as "userId", credential_id as "credentialId", public_key as "publicKey", counter,
  transports from passkeys`;

@Injectable()
export class PostgresSecondFactorRepository extends SecondFactorRepository {
  constructor(
    private readonly database: Database,
    private readonly cipher: FieldCipher,
  ) {
    super();
  }

  list(userId: string): Promise<StoredFactor[]> {
    return this.database.query<StoredFactor>(
      'factor-list',
      `select id, 'totp' as kind, name, created_at as "createdAt", last_used_at as "lastUsedAt"
         from authenticator_apps where user_id = $1
       union all
       select id, 'passkey', name, created_at, last_used_at from passkeys where user_id = $1
       order by "createdAt", id`,
      [userId],
    );
  }

  async lock(userId: string): Promise<void> {
    await this.database.query('factor-lock', 'select 1 from users where id = $1 for no key update', [userId]);
  }

  async addApp({ id, userId, name, secret, step, at }: NewAuthenticatorApp): Promise<void> {
    await this.database.query(
      'factor-add-app',
      `insert into authenticator_apps (id, user_id, name, sealed, last_step, created_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [id, userId, name, this.cipher.encrypt(secret, id), step, at],
    );
  }

  async apps(userId: string): Promise<AuthenticatorApp[]> {
    const rows = await this.database.query<{ id: string; sealed: Buffer }>(
      'factor-apps',
      'select id, sealed from authenticator_apps where user_id = $1',
      [userId],
    );
    return rows.map(({ id, sealed }) => ({ id, secret: this.cipher.decrypt<string>(sealed, id) }));
  }

  useStep(appId: string, step: number, at: Date): Promise<boolean> {
    return this.changesOne(
      'factor-use-step',
      `update authenticator_apps set last_step = $2, last_used_at = $3 where id = $1 and last_step < $2
       returning 1`,
      [appId, step, at],
    );
  }

  addPasskey({
    id,
    userId,
    credentialId,
    publicKey,
    counter,
    transports,
    name,
    at,
  }: NewPasskey): Promise<boolean> {
    return this.changesOne(
      'factor-add-passkey',
      `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (credential_id) do nothing returning 1`,
      [id, userId, credentialId, publicKey, counter, [...transports], name, at],
    );
  }

  async passkeys(userId: string): Promise<Passkey[]> {
    const rows = await this.database.query<PasskeyRow>('factor-passkeys', `${PASSKEY} where user_id = $1`, [
      userId,
    ]);
    return rows.map(toPasskey);
  }

  async passkey(credentialId: Buffer): Promise<Passkey | null> {
    const [row] = await this.database.query<PasskeyRow>(
      'factor-passkey',
      `${PASSKEY} where credential_id = $1`,
      [credentialId],
    );
    return row ? toPasskey(row) : null;
  }

  usePasskey(id: string, counter: number, at: Date): Promise<boolean> {
    return this.changesOne(
      'factor-use-passkey',
      `update passkeys set counter = $2, last_used_at = $3
       where id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning 1`,
      [id, counter, at],
    );
  }

  remove(userId: string, id: string): Promise<boolean> {
    return this.changesOne(
      'factor-remove',
      `with apps as (delete from authenticator_apps where user_id = $1 and id = $2 returning 1),
         keys as (delete from passkeys where user_id = $1 and id = $2 returning 1)
       select 1 from apps union all select 1 from keys`,
      [userId, id],
    );
  }

  async removeAddedSince(userId: string, since: Date): Promise<void> {
    await this.database.query(
      'second-factors-remove-since',
      `with apps as (delete from authenticator_apps where user_id = $1 and created_at >= $2),
         keys as (delete from passkeys where user_id = $1 and created_at >= $2)
       delete from recovery_codes where user_id = $1`,
      [userId, since],
    );
  }

  async removeAll(userId: string): Promise<void> {
    await this.database.query(
      'factor-remove-all',
      `with apps as (delete from authenticator_apps where user_id = $1),
         keys as (delete from passkeys where user_id = $1),
         pending as (delete from pending_sign_ins where user_id = $1)
       delete from recovery_codes where user_id = $1`,
      [userId],
    );
  }

  async replaceRecoveryCodes(userId: string, codes: readonly RecoveryCode[]): Promise<void> {
    await this.database.query('recovery-codes-remove', 'delete from recovery_codes where user_id = $1', [
      userId,
    ]);
    await this.database.query(
      'recovery-codes-add',
      `insert into recovery_codes (id, user_id, code_hash)
       select code.id, $1, code.hash from unnest($2::uuid[], $3::text[]) as code(id, hash)`,
      [userId, codes.map(({ id }) => id), codes.map(({ codeHash }) => codeHash)],
    );
  }

  recoveryCodes(userId: string): Promise<RecoveryCode[]> {
    return this.database.query<RecoveryCode>(
      'recovery-codes',
      'select id, code_hash as "codeHash" from recovery_codes where user_id = $1',
      [userId],
    );
  }

  useRecoveryCode(id: string): Promise<boolean> {
    return this.changesOne('recovery-code-use', 'delete from recovery_codes where id = $1 returning 1', [id]);
  }

  private async changesOne(name: string, statement: string, values: readonly unknown[]): Promise<boolean> {
    return (await this.database.query(name, statement, values)).length === 1;
  }
}

// PostgreSQL's bigint arrives as text.
const toPasskey = (row: PasskeyRow): Passkey => ({ ...row, counter: Number(row.counter) });
