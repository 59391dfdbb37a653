// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressesOf, readPasswords } from '../embedded/postgres-roles.mjs';
import { LaunchError } from './launch-error.mjs';

const PORT_LINE = 3;

/**
 * The addresses of the PostgreSQL that a running `npm start` started, for its environment. @param {string} dataDir
 * @throws {LaunchError} when none runs
 */
export function runningDatabase(dataDir) {
  try {
    const pidFile = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
    const port = Number(pidFile.split('\n')[PORT_LINE]);
    return addressesOf(port, readPasswords(dataDir));
  } catch {
    throw new LaunchError('No database is running here. Run npm start first, or set DATABASE_URL.');
  }
}
