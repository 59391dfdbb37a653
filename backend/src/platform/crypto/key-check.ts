import { StartupError } from '../config/startup-error';
import type { Database } from '../database/database';
import type { FieldCipher } from './field-cipher';

const CONTEXT = 'key-check';

/** Throws StartupError when the data in this database was encrypted with another key, so that two keys never mix. */
export async function requireSameKey(database: Database, cipher: FieldCipher): Promise<void> {
  await database.query('key-check-add', 'insert into key_check (sealed) values ($1) on conflict do nothing', [
    cipher.encrypt(CONTEXT, CONTEXT),
  ]);
  const rows = await database.query<{ sealed: Buffer }>('key-check-find', 'select sealed from key_check', []);
  requireReadable(rows, cipher);
}

/** Throws StartupError when an entry of the key check was encrypted with another key. */
export function requireReadable(entries: readonly { sealed: Buffer }[], cipher: FieldCipher): void {
  try {
    for (const { sealed } of entries) cipher.decrypt(sealed, CONTEXT);
  } catch {
    throw new StartupError(
      'DATA_KEY is not the key that this database was written with. Restore it (npm start keeps it in DATA_DIR/secrets.json).',
    );
  }
}
