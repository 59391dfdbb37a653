import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of package.json, whether run from the sources or from dist. */
export const PROJECT_ROOT = findUp(__dirname);

function findUp(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  return parent === folder ? process.cwd() : findUp(parent);
}
