import { Injectable } from '@nestjs/common';
import { FieldCipher } from '../../crypto/field-cipher';
import { Database } from '../../database/database';
import { IdempotencyRepository, type StoredAnswer } from '../idempotency.repository';

/** Rows per statement, so that no deletion holds locks for long. */
const DELETE_BATCH = 5_000;

/**
 * Keeps answer $14 to $16 of owner $1 and moment $10 under its key $13 where `room` has room, and returns a row unless
 * the key is taken.
 */
export const KEEP_ANSWER = `insert into idempotency_keys (owner_id, key, request_hash, status, sealed, created_at)
  select $1, $13, $14, $15, $16, $10 from room where room.has_room on conflict do nothing returning 1`;

interface KeyRow {
  requestHash: Buffer;
  status: number | null;
  sealed: Buffer | null;
}

@Injectable()
export class PostgresIdempotencyRepository extends IdempotencyRepository {
  constructor(
    private readonly database: Database,
    private readonly cipher: FieldCipher,
  ) {
    super();
  }

  async reserve(ownerId: string, key: string, requestHash: Buffer, at: Date): Promise<StoredAnswer | null> {
    const inserted = await this.database.query(
      'idempotency-reserve',
      `insert into idempotency_keys (owner_id, key, request_hash, created_at) values ($1, $2, $3, $4)
       on conflict do nothing returning key`,
      [ownerId, key, requestHash, at],
    );
    if (inserted.length === 1) return null;
    const rows = await this.database.query<KeyRow>(
      'idempotency-find',
      'select request_hash as "requestHash", status, sealed from idempotency_keys where owner_id = $1 and key = $2',
      [ownerId, key],
    );
    const row = rows[0];
    // The holder's transaction may have rolled back between the two statements: then the key is free again.
    if (!row) return this.reserve(ownerId, key, requestHash, at);
    const body = row.sealed ? this.cipher.decrypt<unknown>(row.sealed, context(ownerId, key)) : null;
    return { requestHash: row.requestHash, status: row.status, body };
  }

  async keep(ownerId: string, key: string, status: number, body: unknown): Promise<void> {
    await this.database.query(
      'idempotency-keep',
      'update idempotency_keys set status = $3, sealed = $4 where owner_id = $1 and key = $2',
      [ownerId, key, status, this.encryptedAnswer(ownerId, key, body)],
    );
  }

  encryptedAnswer(ownerId: string, key: string, body: unknown): Buffer {
    return this.cipher.encrypt(body, context(ownerId, key));
  }

  async forget(before: Date): Promise<number> {
    const rows = await this.database.query(
      'idempotency-forget',
      `delete from idempotency_keys where (owner_id, key) in (
         select owner_id, key from idempotency_keys where created_at < $1 limit $2)
       returning 1`,
      [before, DELETE_BATCH],
    );
    return rows.length;
  }
}

function context(ownerId: string, key: string): string {
  return `${ownerId}:${key}`;
}
