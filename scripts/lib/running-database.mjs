// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SUPERUSER } from '../embedded/postgres-cluster.mjs';
import { LaunchError } from './launch-error.mjs';

const PORT_LINE = 3;

/**
 * The address of the PostgreSQL that a running `npm start` started. @param {string} dataDir @throws {LaunchError} when
 * none runs
 */
export function runningDatabaseUrl(dataDir) {
  try {
    const pidFile = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
    const password = readFileSync(join(dataDir, 'postgres-password'), 'utf8').trim();
    return `postgres://${SUPERUSER}:${password}@127.0.0.1:${pidFile.split('\n')[PORT_LINE]?.trim()}/heart_and_head`;
  } catch {
    throw new LaunchError('No database is running here. Run npm start first, or set DATABASE_URL.');
  }
}
