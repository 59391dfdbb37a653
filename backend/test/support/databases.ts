import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

function given(name: 'TEST_POSTGRES_URL' | 'TEST_REDIS_URL'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run these tests through jest's api project`);
  return value;
}

/** An empty database of its own; dropped with the server. */
export async function newDatabaseUrl(): Promise<string> {
  const url = new URL(given('TEST_POSTGRES_URL'));
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
}

/** One Redis database for each of jest's workers; test files in one worker run one after another. */
export function redisUrl(): string {
  const url = new URL(given('TEST_REDIS_URL'));
  url.searchParams.set('db', String(Number(process.env['JEST_WORKER_ID'] ?? 1) % 16));
  return url.href;
}
