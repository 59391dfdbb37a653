import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../config/startup-error';

const FILE = 'manifest.json';
const FORMAT = 1;

export interface BackedUpTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: number;
  /** SHA-256 of the compressed file, in hexadecimal. */
  readonly sha256: string;
}

/** What a backup contains. Tables are in the order in which they can be restored. */
export interface Manifest {
  readonly product: 'Heart & Head';
  readonly format: typeof FORMAT;
  readonly createdAt: string;
  /** The migrations that created the tables, oldest first. */
  readonly migrations: readonly string[];
  readonly tables: readonly BackedUpTable[];
}

export const manifestPath = (folder: string): string => join(folder, FILE);
export const tablePath = (folder: string, table: string): string => join(folder, `${table}.copy.gz`);

export function newManifest(
  createdAt: Date,
  migrations: readonly string[],
  tables: readonly BackedUpTable[],
): Manifest {
  return { product: 'Heart & Head', format: FORMAT, createdAt: createdAt.toISOString(), migrations, tables };
}

/** Throws StartupError when the folder has no complete backup of this product. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestPath(folder), 'utf8').catch(() => null);
  if (text === null)
    throw new StartupError(
      `${folder} is not a complete backup: it has no ${FILE}. Name a folder made by npm run backup.`,
    );
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.product !== 'Heart & Head' || manifest.format !== FORMAT)
    throw new StartupError(`${folder} is not a backup this version can read.`);
  return manifest;
}
