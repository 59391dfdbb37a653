import { setTimeout as pause } from 'node:timers/promises';
import { DataSource, type EntitySchema } from 'typeorm';
import { StartupError } from '../config/startup-error';
import { type Tell, tellOnStandardError, telling } from '../config/start-progress';
import { migrate } from './migrate';
import { MIGRATIONS, MIGRATIONS_TABLE_NAME } from './migrations/migrations';
import { grantAccess, roleOf } from './roles';

/** How PostgreSQL names the product's connections; the ids of the data keys that the process has may follow. */
export const APPLICATION_NAME = 'heart-and-head';
const RETRY_MS = 500;

interface Connecting {
  /** The role that owns the tables; without it, `url` migrates them itself. */
  readonly ownerUrl?: string | null;
  readonly keyIds?: readonly string[];
  readonly tell?: Tell;
}

/** Migrates the schema and connects. Waits for a PostgreSQL that doesn't answer yet, and says so. */
export async function openDataSource(
  url: string,
  entities: EntitySchema[],
  { ownerUrl = null, keyIds = [], tell = tellOnStandardError }: Connecting = {},
): Promise<DataSource> {
  if (ownerUrl) await migrateAsOwner(ownerUrl, url, MIGRATIONS, tell);
  const dataSource = new DataSource({
    type: 'postgres',
    url,
    entities,
    migrations: MIGRATIONS,
    migrationsTableName: MIGRATIONS_TABLE_NAME,
    extra: { max: 20, connectionTimeoutMillis: 5_000, idleTimeoutMillis: 30_000, keepAlive: true },
    applicationName: [APPLICATION_NAME, ...keyIds].join(' '),
  });
  await connect(dataSource, 'DATABASE_URL', tell);
  try {
    if (!ownerUrl) await migrate(dataSource, { tell });
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
  return dataSource;
}

/** Migrates as the owner, and gives the product's own role its rights. */
export async function migrateAsOwner(
  ownerUrl: string,
  url: string,
  migrations: typeof MIGRATIONS = MIGRATIONS,
  tell: Tell = tellOnStandardError,
): Promise<void> {
  const dataSource = new DataSource({
    type: 'postgres',
    url: ownerUrl,
    migrations,
    migrationsTableName: MIGRATIONS_TABLE_NAME,
    extra: { max: 2, connectionTimeoutMillis: 5_000 },
  });
  await connect(dataSource, 'DATABASE_OWNER_URL', tell);
  try {
    await migrate(dataSource, { tell, also: (runner) => grantAccess(runner, roleOf(url)) });
  } finally {
    await dataSource.destroy();
  }
}

/** A server that refuses is reported immediately; one that doesn't answer, or not yet, is waited for. */
async function connect(dataSource: DataSource, variable: string, tell: Tell): Promise<void> {
  await telling(tell, `Waiting for PostgreSQL at ${variable} to answer ...`, async () => {
    for (;;)
      try {
        await dataSource.initialize();
        return;
      } catch (error) {
        if (!mayAnswerLater(error))
          throw new StartupError(
            `Cannot reach PostgreSQL at ${variable} (${reason(error)}). Check the address, user and password.`,
          );
        await pause(RETRY_MS);
      }
  });
}

/** PostgreSQL is starting or stopping; or the client gave up waiting. */
const NOT_NOW: readonly unknown[] = ['57P03', '57P01', 'ETIMEDOUT'];

function mayAnswerLater(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && NOT_NOW.includes(error.code)) || /timeout/i.test(error.message);
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return error.message || code || error.name;
}
