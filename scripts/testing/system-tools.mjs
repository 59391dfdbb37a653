// @ts-check
import { existsSync } from 'node:fs';
import { findOnPath } from '../lib/find-on-path.mjs';
import { LaunchError } from '../lib/launch-error.mjs';
import { startStep } from '../lib/progress.mjs';
import { runCommand, tailOf } from '../lib/run-command.mjs';

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
];

/** The browser the tests drive: CHROME, or else the first known one on PATH; null when there is none. */
export function browserPath() {
  const named = process.env['CHROME'];
  if (named && existsSync(named)) return named;
  return findOnPath(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']);
}

/**
 * Installs Redis and Chromium with apt where possible, otherwise says what to install. @param {string} root @throws
 * {LaunchError}
 */
export async function ensureSystemTools(root) {
  const missing = NEEDS.filter((need) => !need.isThere());
  if (missing.length === 0) return;
  const list = missing.map(({ what }) => what).join(' and ');
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (!isDebianRoot) throw new LaunchError(`The tests need ${list}. Install it, then run npm test again.`);
  const packages = missing.map((need) => need.package);
  const step = startStep(`Installing ${packages.join(' and ')} (apt)`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const update = await runCommand('apt-get', ['update', '-qq'], { cwd: root, env });
  const install = await runCommand(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
    { cwd: root, env },
  );
  if (NEEDS.every((need) => need.isThere())) return step.done();
  step.fail();
  throw new LaunchError(
    `The tests need ${list}, and apt could not install it. Install it, then run npm test again.`,
    tailOf(update.output + install.output, 12),
  );
}
