import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** $CHROME, or the first Chromium on PATH. */
export function findBrowser(): string {
  const given = process.env['CHROME'];
  if (given) return given;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const found = NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) =>
    existsSync(file),
  );
  if (!found) throw new Error('No browser found: install chromium, or set CHROME to one.');
  return found;
}
