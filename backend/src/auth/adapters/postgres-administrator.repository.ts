import { Injectable } from '@nestjs/common';
import { addressKey } from '#contract/rules/email-address';
import type { AdminRole } from '#contract/console/administrators';
import { Database } from '../../platform/database/database';
import {
  AdministratorRepository,
  type Invitation,
  type ListedAdministrator,
} from '../administrator/administrator.repository';

const LOCK = 7_204_515;
const INVITATION = `select id, email, role, invited_by as "invitedBy", created_at as "createdAt", expires_at as "expiresAt"
  from administrator_invitations`;

@Injectable()
export class PostgresAdministratorRepository extends AdministratorRepository {
  constructor(private readonly database: Database) {
    super();
  }

  list(): Promise<ListedAdministrator[]> {
    return this.database.query<ListedAdministrator>(
      'administrator-list',
      `select u.id, u.email, u.first_name as "firstName", u.last_name as "lastName", a.role, a.since,
         a.invited_by as "invitedBy", a.from_setting as "isFirst",
         exists (select 1 from passkeys p where p.user_id = u.id)
           or exists (select 1 from authenticator_apps p where p.user_id = u.id) as "hasSecondFactor"
       from administrators a join users u on u.id = a.user_id order by a.since, u.id`,
      [],
    );
  }

  async lock(): Promise<void> {
    await this.database.query('administrator-lock', 'select pg_advisory_xact_lock($1)', [LOCK]);
  }

  async add(userId: string, { role, invitedBy }: Invitation, at: Date): Promise<void> {
    await this.database.query(
      'administrator-add',
      `insert into administrators (user_id, role, invited_by, since) values ($1, $2, $3, $4) on conflict do nothing`,
      [userId, role, invitedBy, at],
    );
    await this.database.query('administrator-mark', 'update users set is_admin = true where id = $1', [
      userId,
    ]);
  }

  async changeRole(userId: string, role: AdminRole): Promise<void> {
    await this.database.query(
      'administrator-change-role',
      'update administrators set role = $2 where user_id = $1',
      [userId, role],
    );
  }

  /** The row goes with the mark. */
  async remove(userId: string): Promise<void> {
    await this.database.query('administrator-remove', 'update users set is_admin = false where id = $1', [
      userId,
    ]);
  }

  listInvitations(): Promise<Invitation[]> {
    return this.database.query<Invitation>(
      'invitation-list',
      `${INVITATION} order by created_at desc, id desc`,
      [],
    );
  }

  async findInvitation(id: string): Promise<Invitation | null> {
    const rows = await this.database.query<Invitation>('invitation-find', `${INVITATION} where id = $1`, [
      id,
    ]);
    return rows[0] ?? null;
  }

  async findByToken(tokenHash: Buffer): Promise<Invitation | null> {
    const rows = await this.database.query<Invitation>(
      'invitation-find-by-token',
      `${INVITATION} where token_hash = $1`,
      [tokenHash],
    );
    return rows[0] ?? null;
  }

  async saveInvitation(
    { id, email, role, invitedBy, createdAt, expiresAt }: Invitation,
    tokenHash: Buffer,
  ): Promise<void> {
    await this.database.query(
      'invitation-save',
      `insert into administrator_invitations (id, email, email_key, role, token_hash, invited_by, created_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict (email_key) do update set id = excluded.id, email = excluded.email, role = excluded.role,
         token_hash = excluded.token_hash, invited_by = excluded.invited_by, created_at = excluded.created_at,
         expires_at = excluded.expires_at`,
      [id, email, addressKey(email), role, tokenHash, invitedBy, createdAt, expiresAt],
    );
  }

  async removeInvitation(id: string): Promise<boolean> {
    const rows = await this.database.query(
      'invitation-remove',
      'delete from administrator_invitations where id = $1 returning 1',
      [id],
    );
    return rows.length > 0;
  }

  async removeInvitationsBy(email: string): Promise<void> {
    await this.database.query(
      'invitation-remove-by',
      'delete from administrator_invitations where lower(invited_by) = lower($1)',
      [email],
    );
  }

  async removeInvitationsExpiredBefore(at: Date): Promise<void> {
    await this.database.query(
      'invitation-remove-expired',
      'delete from administrator_invitations where expires_at < $1',
      [at],
    );
  }
}
