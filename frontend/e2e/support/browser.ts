import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
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

/** Playwright records with its own ffmpeg, installed by `npx playwright install ffmpeg`. */
export function canRecordVideo(): boolean {
  const caches: Partial<Record<NodeJS.Platform, string>> = {
    darwin: join(homedir(), 'Library', 'Caches'),
    win32: process.env['LOCALAPPDATA'] ?? '',
  };
  const cache = caches[process.platform] ?? process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache');
  const folder = process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? join(cache, 'ms-playwright');
  return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith('ffmpeg'));
}
