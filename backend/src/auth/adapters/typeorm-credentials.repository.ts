import { Injectable } from '@nestjs/common';
import { addressKey } from '#contract/rules/email-address';
import { Database } from '../../platform/database/database';
import { USER_SCHEMA } from '../../users/adapters/typeorm-user.repository';
import type { NewAccount } from '../../users/user';
import { CredentialsRepository, type StoredCredentials } from '../credentials.repository';
import type { Registration } from '../mail-links/mail-token';

const CREDENTIALS = `select id as "userId", email, password_hash as "passwordHash",
  email_confirmed_at is not null as confirmed from users`;

const UNIQUE_VIOLATION = '23505';

@Injectable()
export class TypeOrmCredentialsRepository extends CredentialsRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async add(account: NewAccount): Promise<boolean> {
    const result = await this.database.manager
      .createQueryBuilder()
      .insert()
      .into(USER_SCHEMA)
      .values({ ...account, emailKey: addressKey(account.email) })
      .orIgnore()
      .returning('id')
      .execute();
    return Array.isArray(result.raw) && result.raw.length === 1;
  }

  async findByEmail(email: string): Promise<StoredCredentials | null> {
    const rows = await this.database.query<StoredCredentials>(
      'user-credentials',
      `${CREDENTIALS} where email_key = $1`,
      [addressKey(email)],
    );
    return rows[0] ?? null;
  }

  async find(userId: string): Promise<StoredCredentials | null> {
    const rows = await this.database.query<StoredCredentials>(
      'user-credentials-by-id',
      `${CREDENTIALS} where id = $1`,
      [userId],
    );
    return rows[0] ?? null;
  }

  async lock(userId: string): Promise<void> {
    await this.database.query('user-lock', 'select 1 from users where id = $1 for update', [userId]);
  }

  async confirmEmail(userId: string, at: Date): Promise<void> {
    await this.database.query(
      'user-confirm-email',
      'update users set email_confirmed_at = coalesce(email_confirmed_at, $2) where id = $1',
      [userId, at],
    );
  }

  async setPasswordHash(userId: string, passwordHash: string): Promise<void> {
    await this.database.manager.getRepository(USER_SCHEMA).update({ id: userId }, { passwordHash });
  }

  async replaceRegistration(userId: string, registration: Registration): Promise<void> {
    await this.database.manager.getRepository(USER_SCHEMA).update({ id: userId }, { ...registration });
  }

  async setEmail(userId: string, email: string, confirmedAt: Date): Promise<boolean> {
    try {
      await this.database.query(
        'user-set-email',
        'update users set email = $2, email_key = $3, email_confirmed_at = $4 where id = $1',
        [userId, email, addressKey(email), confirmedAt],
      );
      return true;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) return false;
      throw error;
    }
  }

  async makeAdministrator(userId: string, at: Date): Promise<void> {
    await this.database.query(
      'user-make-administrator',
      `with former as (
         select user_id from administrators where from_setting and user_id <> $1),
       first as (
         insert into administrators (user_id, role, from_setting, since) values ($1, 'owner', true, $2)
         on conflict (user_id) do update set role = 'owner', from_setting = true
           where administrators.role <> 'owner' or not administrators.from_setting)
       update users set is_admin = (id = $1),
         email_confirmed_at = case when id = $1 then coalesce(email_confirmed_at, $2) else email_confirmed_at end
       where id = $1 or id in (select user_id from former)`,
      [userId, at],
    );
  }
}
