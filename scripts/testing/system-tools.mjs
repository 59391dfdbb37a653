// @ts-check
import { existsSync } from 'node:fs';
import { findOnPath } from '../lib/find-on-path.mjs';
import { ensurePrograms } from '../lib/system-packages.mjs';

const NEEDS = [
  {
    what: 'Redis (redis-server or valkey-server on PATH)',
    package: 'redis-server',
    isThere: () => findOnPath(['redis-server', 'valkey-server']) !== null,
  },
  {
    what: 'a Chromium browser (chromium or google-chrome on PATH, or CHROME)',
    package: 'chromium',
    isThere: () => browserPath() !== null,
  },
  {
    what: "Chromium's headless shell, which takes a quarter less of the processor",
    package: 'chromium-headless-shell',
    isThere: () => Boolean(process.env['CHROME']) || findOnPath(['chromium-headless-shell']) !== null,
    isOptional: true,
  },
  {
    what: "Prometheus's promtool (on PATH)",
    package: 'prometheus',
    isThere: () => findOnPath(['promtool']) !== null,
  },
  {
    what: 'Caddy (on PATH)',
    package: 'caddy',
    isThere: () => findOnPath(['caddy']) !== null,
  },
];

/** A whole browser: CHROME, or else the first known one on PATH; null when there is none. */
export function browserPath() {
  const named = process.env['CHROME'];
  if (named && existsSync(named)) return named;
  return findOnPath(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']);
}

/** Installs what the tests need with apt if allowed; otherwise says what to install. @param {string} root @throws {import('../lib/launch-error.mjs').LaunchError} */
export function ensureSystemTools(root) {
  return ensurePrograms(NEEDS, { who: 'The tests', command: 'npm test', cwd: root });
}
