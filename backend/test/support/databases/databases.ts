import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { openDataSource } from '../../../src/platform/database/data-source';
import { partitionByOwner } from '../distribution/partition-by-owner';

function given(name: 'TEST_POSTGRES_URL' | 'TEST_REDIS_URL'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run these tests through jest's api project`);
  return value;
}

const MIGRATED = 'migrated';

/** A new, empty database; it goes away with the server. */
export function newDatabaseUrl(): Promise<string> {
  return asServer((server) => create(server, 'template0'));
}

/** One database by its two roles: the one that owns the tables, and the product's own. */
interface DatabaseUrls {
  readonly DATABASE_OWNER_URL: string;
  readonly DATABASE_URL: string;
}

/** A new database with the product's tables, copied from one that is migrated once per run. */
export function migratedDatabase(): Promise<DatabaseUrls> {
  return asServer(async (server) => {
    await server.query('select pg_advisory_lock(1)');
    const found = await server.query('select 1 from pg_database where datname = $1', [MIGRATED]);
    if (found.rowCount === 0) await migrateTemplate(server);
    await server.query('select pg_advisory_unlock(1)');
    const ownerUrl = await create(server, MIGRATED);
    return { DATABASE_OWNER_URL: ownerUrl, DATABASE_URL: asProduct(ownerUrl) };
  });
}

/** The same database as the role that only reads and writes. */
export function asProduct(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  url.username = 'product';
  url.password = 'product';
  return url.href;
}

async function asServer<Result>(work: (server: Client) => Promise<Result>): Promise<Result> {
  const server = new Client({ connectionString: given('TEST_POSTGRES_URL') });
  await server.connect();
  try {
    return await work(server);
  } finally {
    await server.end();
  }
}

async function create(server: Client, template: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await server.query(`create database ${name} template ${template}`);
  return urlOf(name);
}

/** Renamed when complete, so that a failed migration leaves no template behind. */
async function migrateTemplate(server: Client): Promise<void> {
  const url = await create(server, 'template0');
  await (await openDataSource(asProduct(url), [], { ownerUrl: url })).destroy();
  if (process.env['TEST_PARTITIONED'] === '1') await partitionByOwner(url);
  await server.query(`alter database ${new URL(url).pathname.slice(1)} rename to ${MIGRATED}`);
}

function urlOf(name: string): string {
  const url = new URL(given('TEST_POSTGRES_URL'));
  url.pathname = `/${name}`;
  return url.href;
}

/** One Redis database for each of jest's workers; test files in one worker run one after another. */
export function redisUrl(): string {
  const url = new URL(given('TEST_REDIS_URL'));
  url.searchParams.set('db', String(Number(process.env['JEST_WORKER_ID'] ?? 1) % 16));
  return url.href;
}
