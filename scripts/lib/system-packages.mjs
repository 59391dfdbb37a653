// @ts-check
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { findOnPath } from './find-on-path.mjs';
import { LaunchError } from './launch-error.mjs';
import { say, startStep } from './progress.mjs';
import { runCommand, tailOf } from './run-command.mjs';

/** What Debian asks before it starts a service. */
const POLICY = '/usr/sbin/policy-rc.d';

/**
 * @typedef {{ what: string, package: string, isThere: () => boolean, isOptional?: boolean }} Need  an optional one saves
 * time: it is installed where that is allowed, and not missed elsewhere
 * @typedef {{ who: string, command: string }} Asker  who needs it, and the command to run again
 */

/**
 * What to do about missing programs. Only root on Debian may install them, and only when NO_SYSTEM_INSTALL is not set.
 * @param {ReadonlyArray<Omit<Need, 'isThere'>>} missing @param {{ env: NodeJS.ProcessEnv, isDebianRoot: boolean }} machine
 * @param {Asker} asker
 * @returns {{ install: string[] } | { problem: string } | null} null when nothing has to be done
 */
export function planFor(missing, { env, isDebianRoot }, { who, command }) {
  const isForbidden = !['', '0', 'false'].includes(env['NO_SYSTEM_INSTALL'] ?? '');
  if (isDebianRoot && !isForbidden) return missing.length ? { install: packagesOf(missing) } : null;
  const required = missing.filter((need) => !need.isOptional);
  if (required.length === 0) return null;
  const how = isDebianRoot
    ? `NO_SYSTEM_INSTALL is set, so install it yourself (apt-get install ${packagesOf(required).join(' ')})`
    : 'install it';
  return { problem: `${who} need ${namesOf(required)}: ${how}, then run ${command} again.` };
}

/** @param {ReadonlyArray<{ package: string }>} needs */
const packagesOf = (needs) => needs.map((need) => need.package);
/** @param {ReadonlyArray<{ what: string }>} needs */
const namesOf = (needs) => needs.map(({ what }) => what).join(' and ');

/**
 * Installs missing programs with apt if allowed, and says so first; otherwise says what to install.
 * @param {readonly Need[]} needs @param {Asker & { cwd: string }} asker @throws {LaunchError}
 */
export async function ensurePrograms(needs, { who, command, cwd }) {
  const missing = needs.filter((need) => !need.isThere());
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  const plan = planFor(missing, { env: process.env, isDebianRoot }, { who, command });
  if (plan === null) return;
  if ('problem' in plan) throw new LaunchError(plan.problem);
  say(`${who} need ${namesOf(missing)}.`);
  say(
    `About to run: apt-get update && apt-get install ${plan.install.join(' ')} (set NO_SYSTEM_INSTALL=1 to prevent this)`,
  );
  const step = startStep(`Installing ${plan.install.join(' and ')} (apt)`);
  const output = await withoutServices(() => install(plan.install, cwd));
  if (needs.every((need) => need.isOptional || need.isThere())) return step.done();
  step.fail();
  throw new LaunchError(
    `${who} still lack what apt could not install: install it, then run ${command} again.`,
    tailOf(output, 12),
  );
}

/** @param {readonly string[]} packages @param {string} cwd */
async function install(packages, cwd) {
  const options = { cwd, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const update = await runCommand('apt-get', ['update', '-qq'], options);
  const installed = await runCommand(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
    options,
  );
  // Debian would start its services with the machine from now on.
  if (findOnPath(['systemctl'])) await runCommand('systemctl', ['disable', ...packages], options);
  return update.output + installed.output;
}

/** Debian starts what it installs, on ports that others may need. @template Result @param {() => Promise<Result>} work */
async function withoutServices(work) {
  const isOurs = !existsSync(POLICY);
  if (isOurs) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    return await work();
  } finally {
    if (isOurs) rmSync(POLICY, { force: true });
  }
}
