import { Injectable } from '@nestjs/common';
import { FieldCipher } from '../../platform/crypto/field-cipher';
import { Database } from '../../platform/database/database';
import { ACCOUNT_COLUMNS, toAccount, type AccountRow } from '../../users/adapters/account-columns';
import type { Device, Session } from '../sessions/session';
import {
  SessionRepository,
  type NewSession,
  type Reading,
  type SessionRenewal,
  type SessionWithRead,
} from '../sessions/session.repository';

type SessionRow = AccountRow & Omit<Session, 'tokenHash' | 'account'>;

const SESSION_COLUMNS = `${ACCOUNT_COLUMNS}, s.created_at as "startedAt", s.last_seen_at as "lastSeenAt",
  s.authenticated_at as "authenticatedAt", s.second_factor as "hasSecondFactor", u.xmin as "accountRevision"`;
const FROM_SESSIONS = 'from sessions s join users u on u.id = s.user_id';
const WITH_REVISION = 'left join owner_tallies t on t.owner_id = u.id';
const OPEN = 'where s.token_hash = $1 and s.expires_at > $2';

@Injectable()
export class PostgresSessionRepository extends SessionRepository {
  constructor(
    private readonly database: Database,
    private readonly cipher: FieldCipher,
  ) {
    super();
  }

  async add({ tokenHash, userId, userAgent, hasSecondFactor, at, expiresAt }: NewSession): Promise<void> {
    await this.database.query(
      'session-add',
      `insert into sessions (token_hash, user_id, user_agent, created_at, last_seen_at, authenticated_at, expires_at,
         second_factor)
       values ($1, $2, $3, $4, $4, $4, $5, $6)`,
      [tokenHash, userId, userAgent, at, expiresAt, hasSecondFactor],
    );
  }

  async find(tokenHash: Buffer, at: Date): Promise<Session | null> {
    const [row] = await this.database.query<SessionRow>(
      'session-find',
      `select ${SESSION_COLUMNS}, t.revision ${FROM_SESSIONS} ${WITH_REVISION} ${OPEN}`,
      [tokenHash, at],
    );
    return row ? this.toSession(tokenHash, row, row.revision) : null;
  }

  async findOnly(tokenHash: Buffer, at: Date): Promise<Session | null> {
    const [row] = await this.database.query<SessionRow>(
      'session-find-only',
      `select ${SESSION_COLUMNS} ${FROM_SESSIONS} ${OPEN}`,
      [tokenHash, at],
    );
    return row ? this.toSession(tokenHash, row, null) : null;
  }

  async findWith(tokenHash: Buffer, at: Date, { read, unless }: Reading): Promise<SessionWithRead | null> {
    const [row] = await this.database.query<SessionRow & { read: unknown }>(
      `session-find-${read.name}`,
      `select ${SESSION_COLUMNS}, t.revision, case when t.revision = $3::uuid then null else ${read.sql} end as read
       ${FROM_SESSIONS} ${WITH_REVISION} ${OPEN}`,
      [tokenHash, at, unless],
    );
    if (!row) return null;
    const session = this.toSession(tokenHash, row, row.revision);
    const isSkipped = unless !== null && session.revision === unless;
    return isSkipped ? { session } : { session, read: await read.parse(row.read) };
  }

  private toSession(tokenHash: Buffer, row: SessionRow, revision: string | null): Session {
    const { startedAt, lastSeenAt, accountRevision, authenticatedAt, hasSecondFactor } = row;
    return {
      tokenHash,
      account: toAccount(this.cipher, row),
      startedAt,
      lastSeenAt,
      revision,
      accountRevision,
      authenticatedAt,
      hasSecondFactor,
    };
  }

  async rename(tokenHashes: readonly Buffer[], tokenHash: Buffer): Promise<void> {
    await this.database.query(
      'session-rename',
      'update sessions set token_hash = $2 where token_hash = any($1::bytea[])',
      [tokenHashes, tokenHash],
    );
  }

  async prolong(tokenHash: Buffer, at: Date, expiresAt: Date): Promise<boolean> {
    const rows = await this.database.query(
      'session-prolong',
      'update sessions set last_seen_at = $2, expires_at = $3 where token_hash = $1 returning 1',
      [tokenHash, at, expiresAt],
    );
    return rows.length === 1;
  }

  async removeOldest(userId: string, keep: number): Promise<void> {
    await this.database.query(
      'session-remove-oldest',
      `delete from sessions where token_hash in (
         select token_hash from sessions where user_id = $1 order by last_seen_at desc, token_hash offset $2)`,
      [userId, keep],
    );
  }

  async renew(tokenHash: Buffer, { newTokenHash, at, withSecondFactor }: SessionRenewal): Promise<void> {
    await this.database.query(
      'session-renew',
      `update sessions set token_hash = $2, authenticated_at = $3, second_factor = second_factor or $4
       where token_hash = $1`,
      [tokenHash, newTokenHash, at, withSecondFactor],
    );
  }

  async markSecondFactor(tokenHash: Buffer): Promise<void> {
    await this.database.query(
      'session-mark-second-factor',
      'update sessions set second_factor = true where token_hash = $1',
      [tokenHash],
    );
  }

  async forgetSecondFactor(userId: string): Promise<void> {
    await this.database.query(
      'session-forget-second-factor',
      'update sessions set second_factor = false where user_id = $1',
      [userId],
    );
  }

  async remove(tokenHash: Buffer): Promise<void> {
    await this.database.query('session-remove', 'delete from sessions where token_hash = $1', [tokenHash]);
  }

  async removeAll(userId: string, keep?: Buffer): Promise<void> {
    await this.database.query(
      'session-remove-all',
      'delete from sessions where user_id = $1 and ($2::bytea is null or token_hash <> $2)',
      [userId, keep ?? null],
    );
  }

  listFor(userId: string, at: Date): Promise<Device[]> {
    return this.database.query<Device>(
      'session-list',
      `select token_hash as "tokenHash", user_agent as "userAgent", created_at as "createdAt", last_seen_at as "lastSeenAt"
       from sessions where user_id = $1 and expires_at > $2 order by last_seen_at desc`,
      [userId, at],
    );
  }

  async removeOwn(userId: string, tokenHash: Buffer): Promise<boolean> {
    const rows = await this.database.query(
      'session-remove-own',
      'delete from sessions where user_id = $1 and token_hash = $2 returning 1',
      [userId, tokenHash],
    );
    return rows.length === 1;
  }

  async removeExpired(at: Date): Promise<void> {
    await this.database.query('session-remove-expired', 'delete from sessions where expires_at <= $1', [at]);
  }
}
