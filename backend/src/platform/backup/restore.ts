import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { readFile } from 'node:fs/promises';
import { createGunzip, gunzipSync } from 'node:zlib';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { DataSource } from 'typeorm';
import { StartupError } from '../config/startup-error';
import { WatchedClient } from '../database/connections/product-client';
import { AccountHash } from '../crypto/address-hash';
import { openHashKey } from '../crypto/hash-key';
import { requireReadable } from '../crypto/key-check';
import type { KeyRing } from '../crypto/key-ring';
import { APPLICATION_NAME, migrateAsOwner } from '../database/data-source';
import { migrate } from '../database/migrate';
import { MIGRATIONS, MIGRATIONS_TABLE_NAME } from '../database/migrations/migrations';
import { TypeOrmDatabase } from '../database/typeorm-database';
import { eraseAgain } from '../erasure/erase-again';
import { distinct, type Erasure } from '../erasure/erasure';
import { listErasures } from '../erasure/erasure-table';
import { LedgerFile } from '../erasure/ledger-file';
import { readManifest, tablePath, type BackedUpTable, type Manifest } from './manifest';
import { copyStatement, isKept, quoted, tablesOf } from './tables';

interface Target {
  readonly databaseUrl: string;
  readonly databaseOwnerUrl: string | null;
  /** The path of the list of erased accounts. */
  readonly erasureLedger: string;
}

interface Restored {
  readonly manifest: Manifest;
  /** Accounts in the backup that had been erased since, and are gone again. */
  readonly erasedAgain: number;
  /** Without it, only erasures that the replaced database knew of were applied. */
  readonly hadLedger: boolean;
}

/**
 * Fills the database from a backup, brings it up to this version and erases the accounts that were erased since. Throws
 * StartupError, and changes nothing, when a file is damaged, when the backup is from a newer version or was encrypted
 * with another DATA_KEY, when the database has accounts and `replace` is not set, or while the product is running on it.
 */
export async function restore(
  target: Target,
  keys: KeyRing,
  folder: string,
  replace: boolean,
): Promise<Restored> {
  const manifest = await readManifest(folder);
  const known = MIGRATIONS.filter(({ name }) => manifest.migrations.includes(name));
  if (known.length !== manifest.migrations.length)
    throw new StartupError('This backup is from a newer version. Restore it with that version.');
  for (const table of manifest.tables) await requireUndamaged(folder, table);
  requireReadable(await keyCheckOf(folder, manifest), keys.cipher('fields'));
  const ledger = new LedgerFile(target.erasureLedger);
  const listed = await ledger.read();
  const url = target.databaseOwnerUrl ?? target.databaseUrl;
  const client = new WatchedClient({ connectionString: url });
  await client.connect();
  let replaced: Erasure[];
  try {
    await requireRoom(client, replace);
    replaced = await erasuresIn(client);
    await client.query('drop schema public cascade; create schema public');
    await migrateTo(url, known);
    await fill(client, folder, manifest);
  } finally {
    await client.end();
  }
  await migrateTo(url, MIGRATIONS);
  if (target.databaseOwnerUrl) await migrateAsOwner(target.databaseOwnerUrl, target.databaseUrl);
  const erasedAgain = await applyErasures(url, keys, ledger, [...(listed ?? []), ...replaced]);
  return { manifest, erasedAgain, hadLedger: listed !== null };
}

async function erasuresIn(client: Client): Promise<Erasure[]> {
  const { rows: found } = await client.query(`select 1 where to_regclass('erasures') is not null`);
  if (found.length === 0) return [];
  const { rows } = await client.query<Erasure>(
    'select account_hash as "accountHash", address_hash as "addressHash", erased_at as "erasedAt" from erasures',
  );
  return rows;
}

async function applyErasures(
  url: string,
  keys: KeyRing,
  ledger: LedgerFile,
  erasures: readonly Erasure[],
): Promise<number> {
  const dataSource = new DataSource({ type: 'postgres', url, extra: { Client: WatchedClient } });
  await dataSource.initialize();
  try {
    const database = new TypeOrmDatabase(dataSource);
    const accounts = new AccountHash(await openHashKey(database, keys));
    const count = await database.run(() => eraseAgain(database, accounts, distinct(erasures)));
    await ledger.complete(await listErasures(database));
    return count;
  } finally {
    await dataSource.destroy();
  }
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

async function requireRoom(client: Client, replace: boolean): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>(`select to_regclass('users') is not null as there`);
  if (rows[0]?.there) {
    const { rows: accounts } = await client.query<{ count: string }>('select count(*) as count from users');
    if (accounts[0]?.count !== '0' && !replace)
      throw new StartupError(
        `The database has ${accounts[0]?.count} accounts. To erase them and restore, add --replace.`,
      );
  }
  await requireAlone(client);
}

async function requireAlone(client: Client): Promise<void> {
  const { rows } = await client.query<{ others: number }>(
    `select count(*)::int as others from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and application_name ~ $1`,
    [`^${APPLICATION_NAME}( |$)`],
  );
  if (rows[0]?.others) throw new StartupError('The product is running on this database. Stop it first.');
}

async function migrateTo(databaseUrl: string, migrations: typeof MIGRATIONS): Promise<void> {
  const dataSource = new DataSource({
    type: 'postgres',
    url: databaseUrl,
    migrations,
    migrationsTableName: MIGRATIONS_TABLE_NAME,
    extra: { Client: WatchedClient },
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
  for (const table of tables.filter(isKept))
    await pipeline(
      createReadStream(tablePath(folder, table.name)),
      createGunzip(),
      client.query(copyFrom(copyStatement(table, 'from stdin'))),
    );
  for (const { name } of await tablesOf(client))
    await client.query(`alter table ${quoted(name)} enable trigger user`);
  await client.query('commit');
}
