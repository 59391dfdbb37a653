// @ts-check
import { chownSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { findOnPath } from '../lib/find-on-path.mjs';
import { LaunchError } from '../lib/launch-error.mjs';

/** @typedef {{ uid: number, gid: number }} Identity */

// PostgreSQL refuses to run as root, and initdb needs a user listed in the system: these exist almost everywhere.
const CANDIDATES = ['postgres', 'nobody'];

/**
 * The user the database server runs as: null for the current user; under root, the owner of existing data, or else a system user.
 * @param {string} clusterDir
 * @returns {Identity | null}
 */
export function serverIdentity(clusterDir) {
  if (process.getuid?.() !== 0) return null;
  const owner = statSync(clusterDir, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of CANDIDATES) {
    const fields = users.find((line) => line.startsWith(`${name}:`))?.split(':');
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  throw new LaunchError(
    'PostgreSQL does not run as root, and there is no user "postgres" or "nobody". Start as an ordinary user.',
  );
}

/** @param {string} path @param {Identity | null} identity */
export function changeOwner(path, identity) {
  if (identity) chownSync(path, identity.uid, identity.gid);
}

/**
 * The command and options that run a program as that identity. If it may not enter a parent folder (a checkout in
 * /root), the program keeps the one capability that allows it to.
 * @param {string} program @param {readonly string[]} args @param {Identity | null} identity @param {readonly string[]} paths
 * @returns {{ command: string, args: string[], options: { uid?: number, gid?: number } }}
 */
export function commandAs(program, args, identity, paths) {
  if (!identity) return { command: program, args: [...args], options: {} };
  const closed = [program, ...paths].map((path) => closedFolder(path, identity)).find(Boolean);
  if (!closed) return { command: program, args: [...args], options: identity };
  const setpriv = findOnPath(['setpriv']);
  if (!setpriv) {
    throw new LaunchError(
      `PostgreSQL does not run as root, and other users may not enter ${closed}: ` +
        'move the project and DATA_DIR out of it, or start as an ordinary user.',
    );
  }
  const as = [`--reuid=${identity.uid}`, `--regid=${identity.gid}`, '--clear-groups'];
  const keep = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  return { command: setpriv, args: [...as, ...keep, '--', program, ...args], options: {} };
}

/** @param {string} path @param {Identity} identity @returns {string | null} the outermost folder that identity can't enter */
function closedFolder(path, identity) {
  const parent = dirname(path);
  const above = parent === path ? null : closedFolder(parent, identity);
  if (above) return above;
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return null;
  const bit = stat.uid === identity.uid ? 0o100 : stat.gid === identity.gid ? 0o010 : 0o001;
  return stat.mode & bit ? null : path;
}
