import type { KeyRing } from '../crypto/key-ring';
import type { Database } from '../database/database';
import type { EncryptedColumn } from './encrypted-columns';

const BATCH = 200;

interface EncryptedRow {
  readonly key: readonly string[];
  readonly context: string;
  readonly sealed: Buffer;
}

export interface RotatedColumn {
  readonly renewed: number;
  /** Values that none of the keys decrypts; they stay as they are. */
  readonly unreadable: number;
}

/**
 * Encrypts a column's values with the current key, batch by batch, while the product keeps writing: a value that has
 * changed since it was read is left to its writer. The position is saved with each batch, so that an interrupted
 * rotation continues where it stopped.
 */
export async function rotateColumn(
  database: Database,
  keys: KeyRing,
  column: EncryptedColumn,
  at: Date,
): Promise<RotatedColumn> {
  const rotation = new ColumnRotation(database, keys, column);
  let position = await rotation.savedPosition();
  let [renewed, unreadable] = [0, 0];
  for (;;) {
    const rows = await rotation.read(position);
    const last = rows.at(-1);
    if (!last) break;
    const readable = rows.flatMap((row) => rotation.renew(row));
    await rotation.write(readable, last.key);
    renewed += readable.length;
    unreadable += rows.length - readable.length;
    position = last.key;
  }
  await rotation.finish(at);
  return { renewed, unreadable };
}

interface Renewed extends EncryptedRow {
  readonly renewed: Buffer;
  /** In the order of the column's indexes. */
  readonly indexes: readonly (Buffer | null)[];
}

class ColumnRotation {
  private readonly cipher;
  private readonly name: string;
  private readonly keyColumns: readonly (readonly [name: string, type: string])[];
  private readonly indexes: readonly (readonly [field: string, column: string])[];
  private readonly id: readonly string[];

  constructor(
    private readonly database: Database,
    private readonly keys: KeyRing,
    private readonly column: EncryptedColumn,
  ) {
    this.cipher = keys.cipher('fields');
    this.name = `${column.table}-${column.column}`;
    this.keyColumns = Object.entries(column.key);
    this.indexes = Object.entries(column.indexes ?? {});
    this.id = [keys.dataKeyIds[0], column.table, column.column];
  }

  /** Null at the beginning, and again after the end. */
  async savedPosition(): Promise<readonly string[] | null> {
    const rows = await this.database.query<{ position: string[] | null }>(
      'rotation-position',
      `select position from key_rotations
       where key_id = $1 and table_name = $2 and column_name = $3 and finished_at is null`,
      this.id,
    );
    return rows[0]?.position ?? null;
  }

  read(after: readonly string[] | null): Promise<EncryptedRow[]> {
    const { table, column, context } = this.column;
    const names = this.keyColumns.map(([name]) => name);
    const places = this.keyColumns.map(([, type], place) => `($3::text[])[${place + 1}]::${type}`);
    return this.database.query<EncryptedRow>(
      `rotation-read-${this.name}`,
      `select array[${names.map((name) => `${name}::text`).join(', ')}] as key, ${context} as context, ${column} as sealed
       from ${table} where ${column} is not null and substring(${column} from 1 for $1) <> $2
         and ($3::text[] is null or (${names.join(', ')}) > (${places.join(', ')}))
       order by ${names.join(', ')} limit ${BATCH}`,
      [this.cipher.header.length, this.cipher.header, after],
    );
  }

  /** Nothing for a value that cannot be decrypted. */
  renew(row: EncryptedRow): Renewed[] {
    let value: unknown;
    try {
      value = this.cipher.decrypt(row.sealed, row.context);
    } catch {
      return [];
    }
    const indexes = this.indexes.map(([field]) => {
      const answer = (value as Readonly<Record<string, string | null>>)[field];
      return answer ? this.keys.answerIndexes(field, answer)[0] : null;
    });
    return [{ ...row, renewed: this.cipher.encrypt(value, row.context), indexes }];
  }

  write(rows: readonly Renewed[], position: readonly string[]): Promise<void> {
    const { table, column } = this.column;
    const renewed = ['renewed', ...this.indexes.map(([, index]) => index)];
    const columns = [
      ...this.keyColumns.map(([name]) => ({ name: `key_${name}`, type: 'text' })),
      ...['sealed', ...renewed].map((name) => ({ name, type: 'bytea' })),
    ];
    const statement = `update ${table} t set ${column} = n.renewed ${this.indexes.map(([, index]) => `, ${index} = n.${index}`).join('')}
      from unnest(${columns.map(({ type }, place) => `$${place + 1}::${type}[]`).join(', ')})
        n (${columns.map(({ name }) => name).join(', ')})
      where ${this.keyColumns.map(([name, type]) => `t.${name} = n.key_${name}::${type}`).join(' and ')}
        and t.${column} = n.sealed`;
    return this.database.run(async () => {
      await this.database.query(`rotation-write-${this.name}`, statement, [
        ...this.keyColumns.map((_, place) => rows.map(({ key }) => key[place])),
        rows.map(({ sealed }) => sealed),
        rows.map((row) => row.renewed),
        ...this.indexes.map((_, place) => rows.map(({ indexes }) => indexes[place])),
      ]);
      await this.save(position, null);
    });
  }

  finish(at: Date): Promise<void> {
    return this.save(null, at);
  }

  private async save(position: readonly string[] | null, finishedAt: Date | null): Promise<void> {
    await this.database.query(
      'rotation-save',
      `insert into key_rotations (key_id, table_name, column_name, position, finished_at) values ($1, $2, $3, $4, $5)
       on conflict (key_id, table_name, column_name) do update set position = $4, finished_at = $5`,
      [...this.id, position, finishedAt],
    );
  }
}
