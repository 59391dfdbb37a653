import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { StartupError } from '../config/startup-error';
import { WatchedClient } from '../database/connections/product-client';
import { manifestPath, newManifest, tablePath, type BackedUpTable, type Manifest } from './manifest';
import { copyStatement, isKept, migrationsIn, tablesOf, type Table } from './tables';

const OWNER_ONLY = 0o600;

/**
 * Writes the database into a new folder, without sessions and the tokens of links, as of one instant, while the product
 * keeps running. Encrypted texts stay
 * encrypted: no one can read them without DATA_KEY. Throws StartupError when the folder already exists.
 */
export async function backUp(databaseUrl: string, folder: string, at: Date): Promise<Manifest> {
  if ((await mkdir(folder, { recursive: true, mode: 0o700 })) === undefined)
    throw new StartupError(`${folder} already exists. Name a new folder.`);
  const client = new WatchedClient({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const tables: BackedUpTable[] = [];
    for (const table of (await tablesOf(client)).filter(isKept))
      tables.push(await writeTable(client, folder, table));
    const manifest = newManifest(at, await migrationsIn(client), tables);
    // Written last: a folder without it is not a complete backup.
    await writeFile(manifestPath(folder), `${JSON.stringify(manifest, null, 2)}\n`, { mode: OWNER_ONLY });
    return manifest;
  } finally {
    await client.end();
  }
}

async function writeTable(client: Client, folder: string, table: Table): Promise<BackedUpTable> {
  const source = client.query(copyTo(copyStatement(table, 'to stdout')));
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(
    source,
    createGzip(),
    hashing,
    createWriteStream(tablePath(folder, table.name), { mode: OWNER_ONLY }),
  );
  return { ...table, rows: source.rowCount, sha256: hash.digest('hex') };
}
