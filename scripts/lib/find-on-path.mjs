// @ts-check
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first of these programs found on PATH, or null. @param {readonly string[]} names */
export function findOnPath(names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const suffixes = process.platform === 'win32' ? ['.exe', ''] : [''];
  for (const name of names) {
    for (const folder of folders) {
      for (const suffix of suffixes) {
        const candidate = join(folder, name + suffix);
        if (isExecutable(candidate)) return candidate;
      }
    }
  }
  return null;
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
