import { StartupError } from '../config/startup-error';
import type { Database } from '../database/database';
import type { FieldCipher } from './field-cipher';

export const KEY_CHECK_CONTEXT = 'key-check';

/**
 * Throws StartupError when the data in this database was encrypted with a key that is neither the current nor a
 * previous one, so that two keys never mix by mistake.
 */
export async function requireSameKey(database: Database, cipher: FieldCipher): Promise<void> {
  await database.query('key-check-add', 'insert into key_check (sealed) values ($1) on conflict do nothing', [
    cipher.encrypt(KEY_CHECK_CONTEXT, KEY_CHECK_CONTEXT),
  ]);
  const rows = await database.query<{ sealed: Buffer }>('key-check-find', 'select sealed from key_check', []);
  requireReadable(rows, cipher);
}

/** Throws StartupError when an entry of the key check was encrypted with another key. */
export function requireReadable(entries: readonly { sealed: Buffer }[], cipher: FieldCipher): void {
  try {
    for (const { sealed } of entries) cipher.decrypt(sealed, KEY_CHECK_CONTEXT);
  } catch {
    throw new StartupError(
      'DATA_KEY is not the key that this database was written with. Restore it (npm start keeps it in DATA_DIR/secrets.json), or, after a change of keys, name it in DATA_KEY_PREVIOUS.',
    );
  }
}
