import { DataSource, type EntitySchema, type QueryRunner } from 'typeorm';
import { StartupError } from '../config/startup-error';
import { WatchedClient } from './connections/product-client';
import { ProductPool } from './connections/product-pool';
import { TIME_LIMITS } from './connections/time-limits';
import { installFunctions } from './install-functions';
import { MIGRATIONS, MIGRATIONS_TABLE_NAME } from './migrations/migrations';
import { grantAccess, roleOf } from './roles';

/** How PostgreSQL names the product's connections; the ids of the data keys that the process has may follow. */
export const APPLICATION_NAME = 'heart-and-head';
const LOCK_ID = 7_204_511;

interface Connecting {
  /** The role that owns the tables; without it, `url` migrates them itself. */
  readonly ownerUrl?: string | null;
  readonly keyIds?: readonly string[];
}

/** Connects and migrates the schema under a lock, so that processes that start together do it once. */
export async function openDataSource(
  url: string,
  entities: EntitySchema[],
  { ownerUrl = null, keyIds = [] }: Connecting = {},
): Promise<DataSource> {
  if (ownerUrl) await migrateAsOwner(ownerUrl, url);
  else await migrateAt(url, 'DATABASE_URL', MIGRATIONS);
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
  await connect(dataSource, 'DATABASE_URL');
  return dataSource;
}

/** Migrates as the owner, and gives the product's own role its rights. */
export async function migrateAsOwner(
  ownerUrl: string,
  url: string,
  migrations: typeof MIGRATIONS = MIGRATIONS,
): Promise<void> {
  await migrateAt(ownerUrl, 'DATABASE_OWNER_URL', migrations, (runner) => grantAccess(runner, roleOf(url)));
}

/** On connections without time limits: a migration takes as long as the data needs. */
async function migrateAt(
  url: string,
  variable: string,
  migrations: typeof MIGRATIONS,
  also?: (runner: QueryRunner) => Promise<void>,
): Promise<void> {
  const dataSource = new DataSource({
    type: 'postgres',
    url,
    migrations,
    migrationsTableName: MIGRATIONS_TABLE_NAME,
    extra: { max: 2, connectionTimeoutMillis: TIME_LIMITS.connect, Client: WatchedClient },
  });
  await connect(dataSource, variable);
  try {
    await migrate(dataSource, also);
  } finally {
    await dataSource.destroy();
  }
}

async function connect(dataSource: DataSource, variable: string): Promise<void> {
  try {
    await dataSource.initialize();
  } catch (error) {
    throw new StartupError(
      `Cannot reach PostgreSQL at ${variable} (${reason(error)}). Check the address, user and password.`,
    );
  }
}

/** `also` runs under the same lock. */
export async function migrate(
  dataSource: DataSource,
  also?: (runner: QueryRunner) => Promise<void>,
): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('select pg_advisory_lock($1)', [LOCK_ID]);
    await dataSource.runMigrations({ transaction: 'each' });
    await installFunctions(runner);
    await also?.(runner);
  } catch (error) {
    if (!isRefused(error)) throw error;
    throw new StartupError(
      'The database has to be migrated, which its user may not do. Set DATABASE_OWNER_URL to the owner of its tables, or run "npm run maintain -- migrate" with it.',
    );
  } finally {
    await runner.query('select pg_advisory_unlock($1)', [LOCK_ID]);
    await runner.release();
  }
}

const INSUFFICIENT_PRIVILEGE = '42501';

function isRefused(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'code' in error && error.code === INSUFFICIENT_PRIVILEGE
  );
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return error.message || code || error.name;
}
