import { randomBytes } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const FILE = 'administrator-password';

/**
 * Keeps a generated password out of the log, which many can read and which outlives it. Returns the path of the file
 * that only its owner can read; replaces an earlier one.
 */
export function storeGeneratedPassword(folder: string, password: string): string {
  const path = join(resolve(folder), FILE);
  const draft = `${path}-${randomBytes(4).toString('hex')}`;
  // A mode counts only for new files.
  writeFileSync(draft, `${password}\n`, { mode: 0o600, flag: 'wx' });
  renameSync(draft, path);
  return path;
}
