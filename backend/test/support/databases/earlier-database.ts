import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import { newDatabaseUrl } from './databases';

interface Account {
  readonly email: string;
  readonly password: string;
}

/** What `save-database.mjs` writes. */
export interface EarlierDatabase {
  /** ISO 8601. */
  readonly savedAt: string;
  readonly DATA_KEY: string;
  readonly SESSION_SECRET: string;
  /** With the value of their session cookie. */
  readonly dater: Account & { readonly session: string };
  readonly admin: Account;
  /** Signed up; their confirmation is still to be sent. */
  readonly waiting: string;
  readonly answers: {
    readonly user: object;
    readonly criteria: object;
    readonly candidates: readonly { readonly id: string }[];
    /** In the order of `candidates`. */
    readonly dates: readonly object[];
    readonly messages: object;
  };
  /** What that version's migrations executed. */
  readonly statements: readonly string[];
  readonly tables: Readonly<Record<string, { readonly columns: readonly string[]; readonly rows: object[] }>>;
}

/** Tables in which a row is only good for some time: they are loaded as if saved now. */
const EXPIRING = ['sessions', 'mail_tokens', 'outbox'];

/** A new database with the schema and the rows of an earlier version, and what its API answered then. */
export async function earlierDatabase(name: string): Promise<{ url: string; saved: EarlierDatabase }> {
  const file = join(__dirname, `../../fixtures/previous-databases/${name}.json.gz`);
  const saved = JSON.parse(gunzipSync(readFileSync(file)).toString()) as EarlierDatabase;
  const url = await newDatabaseUrl();
  const client = new Client({ connectionString: url });
  await client.connect();
  // As TypeORM made it.
  await client.query(
    'create table schema_migrations (id serial primary key, "timestamp" bigint not null, name varchar not null)',
  );
  for (const statement of saved.statements) await client.query(statement);
  // No migration adds it: versions that know of checksums do so themselves.
  if (saved.tables['schema_migrations']?.columns.includes('checksum'))
    await client.query('alter table schema_migrations add column checksum text');
  await client.query('set session_replication_role = replica');
  for (const [table, { columns, rows }] of Object.entries(saved.tables)) {
    const names = columns.map((column) => `"${column}"`).join(', ');
    await client.query(`delete from ${table}`);
    await client.query(
      `insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(rows)],
    );
  }
  await client.query(`select setval('schema_migrations_id_seq', max(id)) from schema_migrations`);
  for (const table of EXPIRING) await shift(client, table, saved.savedAt);
  await client.end();
  return { url, saved };
}

async function shift(client: Client, table: string, savedAt: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_name = $1 and data_type = 'timestamp with time zone'`,
    [table],
  );
  const changes = rows.map(({ name }) => `"${name}" = "${name}" + (now() - $1::timestamptz)`);
  await client.query(`update ${table} set ${changes.join(', ')}`, [savedAt]);
}

/** Everything the schema consists of, as one comparable list. */
export async function schemaOf(url: string): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ item: string }>(
    `select concat_ws(' ', 'column', c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
         pg_get_expr(d.adbin, d.adrelid), a.attgenerated) as item
       from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on (d.adrelid, d.adnum) = (a.attrelid, a.attnum)
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') and a.attnum > 0 and not a.attisdropped
     union all select concat_ws(' ', 'table', relname, reloptions::text) from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'r'
     union all select pg_get_indexdef(indexrelid) from pg_index join pg_class c on c.oid = indrelid
       where c.relnamespace = 'public'::regnamespace
     union all select concat_ws(' ', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
       where connamespace = 'public'::regnamespace
     union all select pg_get_viewdef(oid) from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'
     union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
     union all select pg_get_functiondef(p.oid) from pg_proc p where p.pronamespace = 'public'::regnamespace
       and not exists (select 1 from pg_depend where objid = p.oid and deptype = 'e')
     order by item`,
  );
  await client.end();
  return rows.map(({ item }) => item);
}
