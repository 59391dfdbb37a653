// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '../embedded/postgres.mjs';
import { dataDirOf, loadEnvFile, provideSecrets } from '../launch/environment.mjs';
import { takeLock } from '../launch/lock.mjs';
import { prepareDataDir } from './data-dir.mjs';
import { LaunchError } from './launch-error.mjs';
import { runningDatabase } from './running-database.mjs';
import { say } from './progress.mjs';

/**
 * Runs an operator task on the product's database: the one in DATABASE_URL, the one a running `npm start` uses, or the one in DATA_DIR, started just for the task.
 * @param {string} root
 * @param {(env: NodeJS.ProcessEnv, dataDir: string) => Promise<string>} work returns what to print
 * @param {{ alone: boolean, mustExist: boolean }} options `alone`: refuse while the product is running on it; `mustExist`: refuse a data folder without a database
 */
export async function withDatabase(root, work, { alone, mustExist }) {
  const { env } = process;
  loadEnvFile(root);
  const folder = dataDirOf(root, env, '.data');
  if (mustExist && !env['DATABASE_URL'] && !existsSync(join(folder, 'postgres')))
    throw new LaunchError(
      `There is no database in ${folder}. Set DATA_DIR to the product's folder (npm run demo adds "-demo" to it), or set DATABASE_URL.`,
    );
  const dataDir = prepareDataDir(folder);
  env['DATA_DIR'] = dataDir;
  const isOwn = !env['DATABASE_URL'];
  if (isOwn && !alone) Object.assign(env, addressesOfRunning(dataDir));
  if (env['DATABASE_URL']) {
    provideSecrets(env, dataDir);
    return work(env, dataDir);
  }
  const unlock = takeLock(dataDir);
  try {
    const server = await startPostgres({ dataDir, log: say });
    try {
      Object.assign(env, server.addresses);
      provideSecrets(env, dataDir);
      return await work(env, dataDir);
    } finally {
      await server.stop();
    }
  } finally {
    unlock();
  }
}

/** @param {string} dataDir */
function addressesOfRunning(dataDir) {
  try {
    return runningDatabase(dataDir);
  } catch {
    return {};
  }
}
