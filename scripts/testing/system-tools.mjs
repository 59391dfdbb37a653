// @ts-check
import { existsSync } from 'node:fs';
import { findOnPath } from '../lib/find-on-path.mjs';
import { LaunchError } from '../lib/launch-error.mjs';
import { say, startStep } from '../lib/progress.mjs';
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
 * What to do about missing tools. Only root on Debian may install them, and only when NO_SYSTEM_INSTALL is not set.
 * @param {ReadonlyArray<{ what: string, package: string }>} missing @param {{ env: NodeJS.ProcessEnv, isDebianRoot: boolean }} machine
 * @returns {{ install: string[] } | { problem: string }}
 */
export function planFor(missing, { env, isDebianRoot }) {
  const list = missing.map(({ what }) => what).join(' and ');
  const packages = missing.map((need) => need.package);
  const isForbidden = !['', '0', 'false'].includes(env['NO_SYSTEM_INSTALL'] ?? '');
  if (isDebianRoot && !isForbidden) return { install: packages };
  const how = isDebianRoot
    ? `NO_SYSTEM_INSTALL is set, so install it yourself (apt-get install ${packages.join(' ')})`
    : 'install it';
  return { problem: `The tests need ${list}: ${how}, then run npm test again.` };
}

/**
 * Installs Redis and Chromium with apt if allowed; otherwise says what to install.
 * @param {string} root @throws {LaunchError}
 */
export async function ensureSystemTools(root) {
  const missing = NEEDS.filter((need) => !need.isThere());
  if (missing.length === 0) return;
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  const plan = planFor(missing, { env: process.env, isDebianRoot });
  if ('problem' in plan) throw new LaunchError(plan.problem);
  const packages = plan.install.join(' ');
  say(`The tests need ${missing.map(({ what }) => what).join(' and ')}.`);
  say(
    `About to run: apt-get update && apt-get install ${packages} (set NO_SYSTEM_INSTALL=1 to prevent this)`,
  );
  const step = startStep(`Installing ${plan.install.join(' and ')} (apt)`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const update = await runCommand('apt-get', ['update', '-qq'], { cwd: root, env });
  const install = await runCommand(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', ...plan.install],
    { cwd: root, env },
  );
  if (NEEDS.every((need) => need.isThere())) return step.done();
  step.fail();
  throw new LaunchError(
    'The tests still lack what apt could not install: install it, then run npm test again.',
    tailOf(update.output + install.output, 12),
  );
}
