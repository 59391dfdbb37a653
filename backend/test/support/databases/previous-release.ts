import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { MIGRATIONS, MIGRATIONS_TABLE_NAME } from '../../../src/platform/database/migrations/migrations';
import { migrate } from '../../../src/platform/database/migrate';
import { newDatabaseUrl } from './databases';

interface SavedUser {
  readonly email: string;
  readonly password: string;
  /** The session cookie's value. */
  readonly session: string;
}

/** A database as version 0.1 left it, with what it answered. */
export interface PreviousRelease {
  readonly dataKey: string;
  readonly sessionSecret: string;
  readonly dater: SavedUser;
  readonly second: SavedUser;
  readonly admin: SavedUser;
  /** Registered, and their confirmation is still to be sent. */
  readonly waiting: string;
  readonly suppressed: string;
  readonly unsubscribeToken: string;
  readonly trackedPage: string;
  readonly answers: Readonly<
    Record<
      | 'user'
      | 'secondUser'
      | 'criteria'
      | 'candidates'
      | 'messages'
      | 'export'
      | 'surveyBreakdown'
      | 'auditLog',
      object
    >
  >;
}

interface SavedTable {
  readonly columns: readonly string[];
  readonly rows: readonly object[];
}

const FILE = join(__dirname, '../../fixtures/previous-release/database.json.gz');

/** Fills a new database with what the previous release wrote. Its sessions are new ones. */
export async function previousRelease(): Promise<{ url: string; saved: PreviousRelease }> {
  const { meta, tables } = JSON.parse(gunzipSync(readFileSync(FILE)).toString()) as {
    meta: PreviousRelease;
    tables: Record<string, SavedTable>;
  };
  const url = await newDatabaseUrl();
  const ran = tables[MIGRATIONS_TABLE_NAME]?.rows as { name: string }[];
  await migrateTo(
    url,
    MIGRATIONS.filter(({ name }) => ran.some((migration) => migration.name === name)),
  );
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('set session_replication_role = replica');
  for (const [table, { columns, rows }] of Object.entries(tables)) {
    const names = columns.map((column) => `"${column}"`).join(', ');
    await client.query(`delete from ${table}`);
    await client.query(
      `insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(rows)],
    );
  }
  // An administrator's session is also judged by when it began.
  await client.query(
    `update sessions set created_at = now(), last_seen_at = now(), expires_at = now() + interval '1 day'`,
  );
  await client.end();
  return { url, saved: meta };
}

async function migrateTo(url: string, migrations: typeof MIGRATIONS): Promise<void> {
  const dataSource = new DataSource({
    type: 'postgres',
    url,
    migrations,
    migrationsTableName: MIGRATIONS_TABLE_NAME,
  });
  await dataSource.initialize();
  await migrate(dataSource);
  await dataSource.destroy();
}
