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
 * product keeps writing: a value that has changed since it was read is left to its writer. Null leaves a value as it is.
 * Returns how many were rewritten; throws for a value that none of the keys decrypts.
 */
export async function rewriteValues<Value>(
  database: Database,
  cipher: FieldCipher,
  table: 'candidates' | 'date_experiences',
  rewrite: (value: Value) => Value | null,
): Promise<number> {
  let rewritten = 0;
  let last: OwnedRow | undefined;
  for (;;) {
    const rows: readonly OwnedRow[] = await database.query<OwnedRow>(
      `rewrite-read-${table}`,
      `select owner_id as "ownerId", id, sealed from ${table}
       where $1::uuid is null or (owner_id, id) > ($1, $2::uuid) order by owner_id, id limit ${BATCH}`,
      [last?.ownerId ?? null, last?.id ?? null],
    );
    last = rows.at(-1);
    if (!last) return rewritten;
    const changed = rows.flatMap((row) => {
      const value = rewrite(cipher.decrypt<Value>(row.sealed, row.id));
      return value === null ? [] : [{ ...row, renewed: cipher.encrypt(value, row.id) }];
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
    rewritten += written.length;
  }
}
