import { DataSource, type EntitySchema } from 'typeorm';
import { StartupError } from '../config/startup-error';
import { installFunctions } from './install-functions';
import { MIGRATIONS, MIGRATIONS_TABLE_NAME } from './migrations/migrations';

/** The name by which PostgreSQL identifies the product's connections. */
export const APPLICATION_NAME = 'heart-and-head';
const LOCK_ID = 7_204_511;

/** Connects and migrates the schema under a lock, so that processes that start together do it once. */
export async function openDataSource(url: string, entities: EntitySchema[]): Promise<DataSource> {
  const dataSource = new DataSource({
    type: 'postgres',
    url,
    entities,
    migrations: MIGRATIONS,
    migrationsTableName: MIGRATIONS_TABLE_NAME,
    extra: { max: 20, connectionTimeoutMillis: 5_000, idleTimeoutMillis: 30_000, keepAlive: true },
    applicationName: APPLICATION_NAME,
  });
  try {
    await dataSource.initialize();
  } catch (error) {
    throw new StartupError(
      `Cannot reach PostgreSQL at DATABASE_URL (${reason(error)}). Check the address, user and password.`,
    );
  }
  try {
    await migrate(dataSource);
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
  return dataSource;
}

export async function migrate(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('select pg_advisory_lock($1)', [LOCK_ID]);
    await dataSource.runMigrations({ transaction: 'each' });
    await installFunctions(runner);
  } finally {
    await runner.query('select pg_advisory_unlock($1)', [LOCK_ID]);
    await runner.release();
  }
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return error.message || code || error.name;
}
