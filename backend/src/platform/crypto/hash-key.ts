import { randomBytes } from 'node:crypto';
import { StartupError } from '../config/startup-error';
import type { Database } from '../database/database';
import { KEY_CHECK_CONTEXT } from './key-check';
import type { KeyRing } from './key-ring';

const NAME = 'hashes';
const CONTEXT = `wrapped-key:${NAME}`;
const KEY_BYTES = 32;

/**
 * The key of hashes that can never be computed again, because what they stand for isn't stored: a random one that the
 * database keeps, encrypted with DATA_KEY. A rotation encrypts it again, and the hashes stay. Databases from before it
 * was kept used DATA_KEY itself. Throws StartupError when it can't be decrypted.
 */
export async function openHashKey(database: Database, keys: KeyRing): Promise<Buffer> {
  const cipher = keys.cipher('fields');
  const wrap = (key: Buffer): Buffer => cipher.encrypt(key.toString('base64'), CONTEXT);
  await database.query('hash-key-add', 'insert into wrapped_keys values ($1, $2) on conflict do nothing', [
    NAME,
    wrap(randomBytes(KEY_BYTES)),
  ]);
  const read = async (): Promise<Buffer | null> => {
    const rows = await database.query<{ sealed: Buffer | null }>(
      'hash-key-find',
      'select sealed from wrapped_keys where name = $1',
      [NAME],
    );
    return rows[0]?.sealed ?? null;
  };
  let sealed = await read();
  if (!sealed) {
    await database.query(
      'hash-key-keep',
      'update wrapped_keys set sealed = $2 where name = $1 and sealed is null',
      [NAME, wrap(await undividedKey(database, keys))],
    );
    sealed = await read();
  }
  try {
    return Buffer.from(cipher.decrypt<string>(sealed ?? Buffer.alloc(0), CONTEXT), 'base64');
  } catch {
    throw new StartupError('DATA_KEY does not decrypt the key of this database’s hashes. Restore it.');
  }
}

/** The DATA_KEY that the database was written with, which may be a previous one by now. */
async function undividedKey(database: Database, keys: KeyRing): Promise<Buffer> {
  const rows = await database.query<{ sealed: Buffer }>('hash-key-check', 'select sealed from key_check', []);
  const sealed = rows[0]?.sealed ?? keys.cipher('fields').encrypt(KEY_CHECK_CONTEXT, KEY_CHECK_CONTEXT);
  const key = keys.dataKeyOf(sealed, KEY_CHECK_CONTEXT);
  if (!key)
    throw new StartupError('DATA_KEY is not the key that this database was written with. Restore it.');
  return key;
}
