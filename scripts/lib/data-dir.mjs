// @ts-check
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { codeOf, LaunchError } from './launch-error.mjs';

const REASONS = /** @type {Record<string, string>} */ ({
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOTDIR: 'a file is in its place',
  EEXIST: 'a file is in its place',
  ENOSPC: 'the disk is full',
});

/**
 * Makes sure that DATA_DIR exists and is writable; returns its absolute path.
 * @param {string} dataDir
 * @throws {LaunchError} when it can't be used
 */
export function prepareDataDir(dataDir) {
  const path = resolve(dataDir);
  try {
    mkdirSync(path, { recursive: true, mode: 0o711 });
    const probe = join(path, `.write-test-${process.pid}-${randomBytes(4).toString('hex')}`);
    writeFileSync(probe, '');
    rmSync(probe);
    allowTraversal(path);
  } catch (error) {
    const reason = REASONS[codeOf(error)] ?? (codeOf(error) || 'unknown reason');
    throw new LaunchError(
      `DATA_DIR ${path} can't be written (${reason}). Set DATA_DIR to a folder you may write to.`,
    );
  }
  return path;
}

/**
 * Under root the database runs as another user, who must be able to enter (but not list) the folder. @param {string}
 * path
 */
function allowTraversal(path) {
  if (process.getuid?.() !== 0) return;
  const { mode, uid } = statSync(path);
  if (uid === 0 && (mode & 0o011) !== 0o011) chmodSync(path, (mode & 0o7777) | 0o011);
}

/** A random secret stored in a file that only its owner can read. @param {string} file @param {number} bytes */
export function keptSecret(file, bytes = 24) {
  try {
    const kept = readFileSync(file, 'utf8').trim();
    if (kept) return kept;
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  const secret = randomBytes(bytes).toString('base64url');
  writeFileSync(file, `${secret}\n`, { mode: 0o600 });
  return secret;
}
