import type { DataSource } from 'typeorm';
import { requireSameKey } from '../crypto/key-check';
import type { KeyRing } from '../crypto/key-ring';
import { inWork, operatorCommand } from '../database/connections/work';
import { TypeOrmDatabase } from '../database/typeorm-database';
import { encryptPlainRows } from './encrypt-plain-rows';

/**
 * What has to be right before anything reads the database: its key, and that everything private is encrypted. Throws
 * StartupError, and closes the connection, when the key is another one.
 */
export async function prepareData(dataSource: DataSource, keys: KeyRing): Promise<void> {
  const database = new TypeOrmDatabase(dataSource);
  try {
    await inWork(operatorCommand('prepare data'), async () => {
      await requireSameKey(database, keys.cipher('fields'));
      await encryptPlainRows(database, keys);
    });
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
}
