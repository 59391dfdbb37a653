import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { readFile } from 'node:fs/promises';
import { createGunzip, gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { DataSource } from 'typeorm';
import { StartupError } from '../config/startup-error';
import type { FieldCipher } from '../crypto/field-cipher';
import { requireReadable } from '../crypto/key-check';
import { APPLICATION_NAME, migrate } from '../database/data-source';
import { MIGRATIONS, MIGRATIONS_TABLE_NAME } from '../database/migrations/migrations';
import { readManifest, tablePath, type BackedUpTable, type Manifest } from './manifest';
import { copyStatement, quoted, tablesOf } from './tables';

/**
 * Fills the database from a backup and brings it up to this version. Throws StartupError, and changes nothing, when a
 * file is damaged, when the backup is from a newer version or was encrypted with another DATA_KEY, when the database
 * has accounts and `replace` is not set, or while the product is running on it.
 */
export async function restore(
  databaseUrl: string,
  cipher: FieldCipher,
  folder: string,
  replace: boolean,
): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const known = MIGRATIONS.filter(({ name }) => manifest.migrations.includes(name));
  if (known.length !== manifest.migrations.length)
    throw new StartupError('This backup is from a newer version. Restore it with that version.');
  for (const table of manifest.tables) await requireUndamaged(folder, table);
  requireReadable(await keyCheckOf(folder, manifest), cipher);
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await makeRoom(client, replace);
    await migrateTo(databaseUrl, known);
    await fill(client, folder, manifest);
  } finally {
    await client.end();
  }
  await migrateTo(databaseUrl, MIGRATIONS);
  return manifest;
}

/** Encrypted with the same key as everything else in the backup. */
async function keyCheckOf(folder: string, { tables }: Manifest): Promise<{ sealed: Buffer }[]> {
  const table = tables.find(({ name }) => name === 'key_check');
  if (!table) return [];
  const lines = gunzipSync(await readFile(tablePath(folder, table.name)))
    .toString()
    .split('\n')
    .filter(Boolean);
  // COPY writes bytes as \\x and hexadecimal.
  const column = table.columns.indexOf('sealed');
  return lines.map((line) => ({ sealed: Buffer.from(line.split('\t')[column]?.slice(3) ?? '', 'hex') }));
}

async function requireUndamaged(folder: string, { name, sha256 }: BackedUpTable): Promise<void> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(tablePath(folder, name)), hash);
  } catch {
    throw new StartupError(`The backup is incomplete: cannot read ${tablePath(folder, name)}.`);
  }
  if (hash.digest('hex') !== sha256)
    throw new StartupError(`The backup is damaged: ${tablePath(folder, name)} does not match its checksum.`);
}

async function makeRoom(client: Client, replace: boolean): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>(`select to_regclass('users') is not null as there`);
  if (rows[0]?.there) {
    const { rows: accounts } = await client.query<{ count: string }>('select count(*) as count from users');
    if (accounts[0]?.count !== '0' && !replace)
      throw new StartupError(
        `The database has ${accounts[0]?.count} accounts. To erase them and restore, add --replace.`,
      );
  }
  await requireAlone(client);
  await client.query('drop schema public cascade; create schema public');
}

async function requireAlone(client: Client): Promise<void> {
  const { rows } = await client.query<{ others: number }>(
    `select count(*)::int as others from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and application_name = $1`,
    [APPLICATION_NAME],
  );
  if (rows[0]?.others) throw new StartupError('The product is running on this database. Stop it first.');
}

async function migrateTo(databaseUrl: string, migrations: typeof MIGRATIONS): Promise<void> {
  const dataSource = new DataSource({
    type: 'postgres',
    url: databaseUrl,
    migrations,
    migrationsTableName: MIGRATIONS_TABLE_NAME,
  });
  await dataSource.initialize();
  try {
    await migrate(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

async function fill(client: Client, folder: string, { tables }: Manifest): Promise<void> {
  await client.query('begin');
  // The backup already includes what migrations insert and what triggers would add.
  for (const { name } of (await tablesOf(client)).reverse()) {
    await client.query(`alter table ${quoted(name)} disable trigger user`);
    await client.query(`delete from ${quoted(name)}`);
  }
  for (const table of tables)
    await pipeline(
      createReadStream(tablePath(folder, table.name)),
      createGunzip(),
      client.query(copyFrom(copyStatement(table, 'from stdin'))),
    );
  for (const { name } of await tablesOf(client))
    await client.query(`alter table ${quoted(name)} enable trigger user`);
  await client.query('commit');
}
