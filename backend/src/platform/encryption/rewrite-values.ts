import type { FieldCipher } from '../crypto/field-cipher';
import type { Database } from '../database/database';

const BATCH = 200;

interface OwnedRow {
  readonly ownerId: string;
  readonly id: string;
  readonly sealed: Buffer;
}

/**
 * Rewrites the encrypted values of an owner's table that `rewrite` has something new for, batch by batch, while the
 * product keeps writing: a value that has changed since it was read is left to its writer. Null leaves a value as it is,
 * and so does a value that none of the keys decrypts. Returns how many were rewritten.
 */
export async function rewriteValues<Value>(
  database: Database,
  cipher: FieldCipher,
  table: 'candidates' | 'date_experiences',
  rewrite: (value: Value) => Value | null,
): Promise<number> {
  let count = 0;
  let last: OwnedRow | undefined;
  for (;;) {
    const rows: readonly OwnedRow[] = await database.query<OwnedRow>(
      `rewrite-read-${table}`,
      `select owner_id as "ownerId", id, sealed from ${table}
       where $1::uuid is null or (owner_id, id) > ($1, $2::uuid) order by owner_id, id limit ${BATCH}`,
      [last?.ownerId ?? null, last?.id ?? null],
    );
    last = rows.at(-1);
    if (!last) return count;
    const changed = rows.flatMap((row) => {
      const value = readable<Value>(cipher, row);
      const rewritten = value === null ? null : rewrite(value);
      return rewritten === null ? [] : [{ ...row, renewed: cipher.encrypt(rewritten, row.id) }];
    });
    const written = await database.query(
      `rewrite-write-${table}`,
      `update ${table} t set sealed = n.renewed
       from unnest($1::uuid[], $2::uuid[], $3::bytea[], $4::bytea[]) n (owner_id, id, sealed, renewed)
       where t.owner_id = n.owner_id and t.id = n.id and t.sealed = n.sealed returning 1`,
      [
        changed.map(({ ownerId }) => ownerId),
        changed.map(({ id }) => id),
        changed.map(({ sealed }) => sealed),
        changed.map(({ renewed }) => renewed),
      ],
    );
    count += written.length;
  }
}

/** Null for what can't be decrypted: one broken row must not keep the others from being rewritten. */
function readable<Value>(cipher: FieldCipher, { sealed, id }: OwnedRow): Value | null {
  try {
    return cipher.decrypt<Value>(sealed, id);
  } catch {
    return null;
  }
}
