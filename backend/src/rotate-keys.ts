import 'reflect-metadata';
import { openDatabase } from './open-database';
import { Config } from './platform/config/config';
import { StartupError } from './platform/config/startup-error';
import { openHashKey } from './platform/crypto/hash-key';
import { KeyRing } from './platform/crypto/key-ring';
import { APPLICATION_NAME } from './platform/database/data-source';
import type { Database } from './platform/database/database';
import { inWork, operatorCommand } from './platform/database/connections/work';
import { TypeOrmDatabase } from './platform/database/typeorm-database';
import { prepareData } from './platform/encryption/prepare-data';
import { rotateColumn } from './platform/encryption/rotate-column';
import { ENCRYPTED_COLUMNS } from './platform/encryption/encrypted-columns';

/**
 * `npm run rotate-keys`: encrypts everything with the current DATA_KEY, while the product keeps running. `say` gets a
 * line for each column. Returns what to print at the end. Throws StartupError when a running process would not be able
 * to read the result.
 */
export async function rotateKeys(env: NodeJS.ProcessEnv, say: (line: string) => void): Promise<string> {
  const config = new Config({ SMTP_URL: 'smtp://127.0.0.1', ...env, ROLE: 'all' });
  const keys = new KeyRing(config);
  const dataSource = await openDatabase(config);
  try {
    const database = new TypeOrmDatabase(dataSource);
    await requireEveryoneKnows(database, keys.dataKeyIds[0]);
    await prepareData(dataSource, keys);
    await openHashKey(database, keys);
    let [renewed, unreadable] = [0, 0];
    for (const column of ENCRYPTED_COLUMNS) {
      const command = operatorCommand('rotate the keys');
      const done = await inWork(command, () => rotateColumn(database, keys, column, new Date()));
      renewed += done.renewed;
      unreadable += done.unreadable;
      if (done.renewed > 0) say(`${column.table}.${column.column}: ${done.renewed} re-encrypted`);
      if (done.unreadable > 0)
        say(`${column.table}.${column.column}: ${done.unreadable} cannot be read with any of the keys`);
    }
    await requireEveryoneKnows(database, keys.dataKeyIds[0]);
    return summary(renewed, unreadable, keys);
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy();
  }
}

/** Every connection of the product names the keys that its process has, the one it writes with first. */
async function requireEveryoneKnows(database: Database, keyId: string): Promise<void> {
  const rows = await database.query<{ name: string }>(
    'rotation-processes',
    `select application_name as name from pg_stat_activity
     where datname = current_database() and application_name ~ $1 and pid <> pg_backend_pid()`,
    [`^${APPLICATION_NAME}( |$)`],
  );
  if (rows.every(({ name }) => name.split(' ')[1] === keyId)) return;
  throw new StartupError(
    'A running process does not encrypt with this DATA_KEY yet. Restart the product with the new key (and the old one in DATA_KEY_PREVIOUS), then run this again.',
  );
}

function summary(renewed: number, unreadable: number, keys: KeyRing): string {
  const lines = [
    renewed > 0
      ? `Done: ${renewed} values are now encrypted with the current DATA_KEY.`
      : 'Nothing to do: everything is encrypted with the current DATA_KEY.',
  ];
  if (unreadable > 0) lines.push(`${unreadable} values stay as they are: no key here decrypts them.`);
  if (keys.dataKeyIds.length > 1)
    lines.push(
      'DATA_KEY_PREVIOUS can be removed from the running product. Keep it for as long as you keep backups from before today, and links in emails sent before today may be followed.',
    );
  if (keys.hasEarlierSessionSecrets)
    lines.push(
      'SESSION_SECRET_PREVIOUS can be removed in 30 days: until then, a session moves to the current secret when it is used. Those who have not come back by then sign in again.',
    );
  return lines.join('\n');
}
