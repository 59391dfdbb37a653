// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findOnPath } from '../lib/find-on-path.mjs';
import { LaunchError } from '../lib/launch-error.mjs';
import { ensurePrograms } from '../lib/system-packages.mjs';

/** Where Debian keeps PostgreSQL's programs, by version; only some of them are on PATH. */
const DEBIAN_POSTGRES = '/usr/lib/postgresql';
/** Not on everyone's PATH. */
const SYSTEM_FOLDER = '/usr/sbin';
const PREPARED_STATEMENTS_SINCE = 121;

const NEEDS = [
  onPath('Caddy', 'caddy', 'caddy'),
  onPath('Prometheus', 'prometheus', 'prometheus'),
  onPath('PgBouncer', 'pgbouncer', 'pgbouncer'),
  onPath('Redis (redis-server or valkey-server)', 'redis-server', 'redis-server', 'valkey-server'),
  { what: 'PostgreSQL', package: 'postgresql', isThere: () => postgresFolder() !== null },
];

/**
 * @typedef {{ caddy: string, prometheus: string, pgbouncer: string, redis: string,
 *   initdb: string, postgres: string, pg_basebackup: string }} Programs  absolute paths
 */

/** Gets what is missing with apt if allowed. @param {string} cwd @returns {Promise<Programs>} */
export async function productionPrograms(cwd) {
  if (process.platform !== 'linux') throw new LaunchError('npm run verify:production needs Linux.');
  await ensurePrograms(NEEDS, { who: 'The checks', command: 'npm run verify:production', cwd });
  const folder = postgresFolder() ?? '';
  return {
    caddy: found('caddy'),
    prometheus: found('prometheus'),
    pgbouncer: found('pgbouncer'),
    redis: found('redis-server', 'valkey-server'),
    initdb: join(folder, 'initdb'),
    postgres: join(folder, 'postgres'),
    pg_basebackup: join(folder, 'pg_basebackup'),
  };
}

/** What each calls its version, for the report. @param {Programs} programs */
export function versionsOf({ caddy, prometheus, pgbouncer, redis, postgres }) {
  const first = (/** @type {string} */ program, /** @type {string} */ argument) =>
    /\d+(\.\d+)+/.exec(execFileSync(program, [argument], { encoding: 'utf8', stdio: 'pipe' }))?.[0] ?? '?';
  return {
    Caddy: first(caddy, 'version'),
    PgBouncer: first(pgbouncer, '--version'),
    PostgreSQL: first(postgres, '--version'),
    Redis: first(redis, '--version'),
    Prometheus: first(prometheus, '--version'),
  };
}

/** Whether this PgBouncer keeps named prepared statements apart from connections. @param {string} version */
export function knowsPreparedStatements(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major * 100 + minor >= PREPARED_STATEMENTS_SINCE;
}

/** @param {string} what @param {string} name @param {...string} programs */
function onPath(what, name, ...programs) {
  return { what, package: name, isThere: () => found(...programs) !== '' };
}

/** @param {...string} names @returns {string} '' when there is none */
function found(...names) {
  const [name = ''] = names;
  const inSystem = join(SYSTEM_FOLDER, name);
  return findOnPath(names) ?? (existsSync(inSystem) ? inSystem : '');
}

/** The folder with PostgreSQL's programs: Debian's newest, or that of the one on PATH. */
function postgresFolder() {
  const versions = existsSync(DEBIAN_POSTGRES) ? readdirSync(DEBIAN_POSTGRES) : [];
  const onItsPath = findOnPath(['postgres']);
  const folders = [
    ...versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(DEBIAN_POSTGRES, version, 'bin')),
    ...(onItsPath ? [dirname(realpathSync(onItsPath))] : []),
  ];
  return folders.find((folder) => existsSync(join(folder, 'pg_basebackup'))) ?? null;
}
