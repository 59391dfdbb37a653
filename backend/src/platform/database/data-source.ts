import { setTimeout as pause } from 'node:timers/promises';
import { DataSource, type EntitySchema, type QueryRunner } from 'typeorm';
import { StartupError } from '../config/startup-error';
import { type Tell, tellOnStandardError, telling } from '../config/start-progress';
import { WatchedClient } from './connections/product-client';
import { ProductPool } from './connections/product-pool';
import { TIME_LIMITS } from './connections/time-limits';
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
  else await migrateAt(url, 'DATABASE_URL', { tell });
  const dataSource = new DataSource({
    type: 'postgres',
    url,
    entities,
    migrations: MIGRATIONS,
    migrationsTableName: MIGRATIONS_TABLE_NAME,
    driver: { Pool: ProductPool },
    // The pool tells about lost connections itself.
    poolErrorHandler: () => undefined,
    applicationName: [APPLICATION_NAME, ...keyIds].join(' '),
  });
  await connect(dataSource, 'DATABASE_URL', tell);
  return dataSource;
}

/** Migrates as the owner, and gives the product's own role its rights. */
export async function migrateAsOwner(
  ownerUrl: string,
  url: string,
  migrations: typeof MIGRATIONS = MIGRATIONS,
  tell: Tell = tellOnStandardError,
): Promise<void> {
  await migrateAt(ownerUrl, 'DATABASE_OWNER_URL', {
    migrations,
    tell,
    also: (runner) => grantAccess(runner, roleOf(url)),
  });
}

interface Migrating {
  readonly tell: Tell;
  readonly migrations?: typeof MIGRATIONS;
  readonly also?: (runner: QueryRunner) => Promise<void>;
}

/** On connections without time limits: a migration takes as long as the data needs. */
async function migrateAt(
  url: string,
  variable: string,
  { migrations = MIGRATIONS, tell, also }: Migrating,
): Promise<void> {
  const dataSource = new DataSource({
    type: 'postgres',
    url,
    migrations,
    migrationsTableName: MIGRATIONS_TABLE_NAME,
    extra: { max: 2, connectionTimeoutMillis: TIME_LIMITS.connect, Client: WatchedClient },
  });
  await connect(dataSource, variable, tell);
  try {
    await migrate(dataSource, { tell, also });
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
