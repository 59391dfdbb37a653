import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../../../scripts/embedded/postgres.mjs';
import { startRedis } from '../../../../scripts/embedded/redis.mjs';

const MEMORY = '/dev/shm';
/** Enough for all databases of a run, with room to spare. */
const NEEDED_BYTES = 6 * 1024 ** 3;

/** A private PostgreSQL and Redis for the whole run; each test file uses its own database in them. */
export default async function startServers() {
  const dataDir = mkdtempSync(join(hasRoomInMemory() ? MEMORY : tmpdir(), 'hh-test-'));
  const postgres = await startPostgres({ dataDir, disposable: true });
  const redis = await startRedis({ dataDir });
  if (!redis)
    throw new Error('These tests need redis-server or valkey-server on PATH: apt-get install redis-server');
  process.env.TEST_POSTGRES_URL = postgres.url;
  process.env.TEST_REDIS_URL = redis.url;
  globalThis.testServers = { dataDir, postgres, redis };
}

function hasRoomInMemory() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > NEEDED_BYTES;
  } catch {
    return false;
  }
}
