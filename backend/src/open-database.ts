import { ENTITIES } from './entities';
import type { Config } from './platform/config/config';
import { KeyRing } from './platform/crypto/key-ring';
import { type Tell, tellOnStandardError } from './platform/config/start-progress';
import { openDataSource } from './platform/database/data-source';

/** The product's database, migrated, as its settings name it. */
export function openDatabase(
  config: Config,
  tell: Tell = tellOnStandardError,
): ReturnType<typeof openDataSource> {
  return openDataSource(config.databaseUrl, ENTITIES, {
    ownerUrl: config.databaseOwnerUrl,
    keyIds: new KeyRing(config).dataKeyIds,
    tell,
  });
}
