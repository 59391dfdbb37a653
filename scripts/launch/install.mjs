// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LaunchError } from '../lib/launch-error.mjs';
import { say, startStep } from '../lib/progress.mjs';
import { npmCommand, runCommand, tailOf } from '../lib/run-command.mjs';

// Includes development packages whatever NODE_ENV says: the build and the embedded database need them.
const OPTIONS = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=http'];
const LOCK_PROBLEM = /EUSAGE|can only install|in sync|from lock file|lockfileVersion/i;

/**
 * Installs the packages when they are missing or differ from package-lock.json. @param {string} root @throws
 * {LaunchError}
 */
export async function ensureInstalled(root) {
  const stampFile = join(root, 'node_modules', '.installed-lock');
  const lock = readFileSync(join(root, 'package-lock.json'));
  const stamp = createHash('sha256').update(lock).digest('hex');
  if (isInstalled(root, lock, stampFile, stamp)) return;
  refuseLink(join(root, 'node_modules'));
  const total = Object.keys(packagesOf(lock)).length - 1;
  let result = await npm(root, 'ci', ['ci'], total);
  if (result.code !== 0 && LOCK_PROBLEM.test(result.output)) {
    say('package-lock.json does not work with this registry or npm: trying "npm install" instead');
    result = await npm(root, 'install', ['install', '--no-save'], total);
  }
  if (result.code !== 0) {
    const problems = result.output.split('\n').filter((line) => !/^npm (http|warn)\b/.test(line));
    throw new LaunchError(
      'The packages could not be installed. See the lines below, check the network, then run the command again.',
      tailOf(problems.join('\n'), 12),
    );
  }
  writeFileSync(stampFile, stamp);
}

/**
 * Goes by content: file times mean nothing after a checkout or an "npm install".
 * @param {string} root @param {Buffer} lock @param {string} stampFile @param {string} stamp
 */
function isInstalled(root, lock, stampFile, stamp) {
  // npm writes this file last, so an interrupted install has none.
  const installedFile = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedFile)) return false;
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return true;
  const installed = packagesOf(readFileSync(installedFile));
  return Object.entries(packagesOf(lock)).every(
    ([path, { version, optional, devOptional }]) =>
      path === '' || optional || devOptional || installed[path]?.version === version,
  );
}

/** @param {Buffer} lock @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>} */
function packagesOf(lock) {
  return JSON.parse(lock.toString('utf8')).packages ?? {};
}

/** npm would follow the link and empty another checkout's folder. @param {string} folder */
function refuseLink(folder) {
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  throw new LaunchError(
    'node_modules is a link to packages of another version. Run "npm ci" where it points, or remove the link.',
  );
}

/** @param {string} root @param {string} name @param {readonly string[]} args @param {number} total */
async function npm(root, name, args, total) {
  const step = startStep(`Installing packages (npm ${name}; a few minutes the first time)`);
  let fetched = 0;
  const [command, words] = npmCommand([...args, ...OPTIONS]);
  const result = await runCommand(command, words, {
    cwd: root,
    env: { ...process.env, SCARF_ANALYTICS: 'false' },
    ownGroup: true,
    onText: (text) => {
      fetched += text.match(/npm http (fetch|cache)/g)?.length ?? 0;
      step.update(fetched ? `${Math.min(fetched, total)} of about ${total}` : '');
    },
  });
  if (result.code === 0) step.done();
  else step.fail();
  return result;
}
