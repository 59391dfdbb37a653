// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LaunchError } from '../lib/launch-error.mjs';
import { startStep } from '../lib/progress.mjs';
import { runCommand, tailOf } from '../lib/run-command.mjs';

/**
 * @typedef {{ name: string, title: string, sources: string[], result: string, outputs: string[], command: string[] }}
 * Part `outputs` are emptied before a build, so that nothing from a deleted source remains.
 */

/** @type {readonly Part[]} */
const PARTS = [
  {
    name: 'api',
    title: 'Building the API',
    sources: ['backend/src', 'libs', 'nest-cli.json', '.swcrc', 'package.json'],
    result: 'dist/backend/src/server.js',
    outputs: ['dist/backend', 'dist/libs'],
    command: ['node_modules/@nestjs/cli/bin/nest.js', 'build'],
  },
  {
    name: 'openapi',
    title: 'Generating the OpenAPI document',
    sources: ['backend/src', 'libs', 'scripts/openapi', 'tsconfig.json', 'package.json'],
    result: 'dist/openapi.json',
    outputs: ['dist/openapi.json'],
    command: ['scripts/openapi/build.mjs'],
  },
  {
    name: 'web',
    title: 'Building the web pages',
    sources: [
      'frontend/src',
      'frontend/public',
      'frontend/index.html',
      'frontend/landing.html',
      'frontend/service-worker',
      'frontend/vite.config.mts',
      'libs',
      'package-lock.json',
    ],
    result: 'dist/frontend/index.html',
    outputs: ['dist/frontend'],
    command: ['node_modules/vite/bin/vite.js', 'build', 'frontend'],
  },
];

/**
 * Builds whatever has changed since its last build, going by source content; without sources (in an image) the existing build is used.
 * @param {string} root @param {readonly string[]} [names] @throws {LaunchError}
 */
export async function ensureBuilt(root, names = ['api', 'openapi', 'web']) {
  for (const part of PARTS.filter(
    ({ name, sources: [source = ''] }) => names.includes(name) && existsSync(join(root, source)),
  )) {
    const stampFile = join(root, 'dist', `.${part.name}-sources`);
    const stamp = fingerprint(root, part.sources);
    const isFresh =
      existsSync(join(root, part.result)) &&
      existsSync(stampFile) &&
      readFileSync(stampFile, 'utf8') === stamp;
    if (isFresh) continue;
    await build(root, part);
    mkdirSync(join(root, 'dist'), { recursive: true });
    writeFileSync(stampFile, stamp);
  }
}

/** @param {string} root @param {Part} part */
async function build(root, part) {
  const step = startStep(part.title);
  for (const output of part.outputs) rmSync(join(root, output), { recursive: true, force: true });
  const env = { ...process.env, NODE_ENV: 'production' };
  const { code, output } = await runCommand(process.execPath, part.command, {
    cwd: root,
    env,
    ownGroup: true,
  });
  if (code === 0 && existsSync(join(root, part.result))) return step.done();
  step.fail();
  throw new LaunchError(
    `${part.title} failed. Fix the problems listed below, then run the command again.`,
    tailOf(output, 25),
  );
}

/** @param {string} root @param {readonly string[]} paths */
function fingerprint(root, paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap((one) => filesUnder(join(root, one)))) {
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

/** @param {string} path a file, a folder, or nothing @returns {string[]} */
function filesUnder(path) {
  if (!existsSync(path)) return [];
  try {
    const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
    return entries.flatMap((entry) =>
      entry.isDirectory() ? filesUnder(join(path, entry.name)) : sourceFile(join(path, entry.name)),
    );
  } catch {
    return [path];
  }
}

/** @param {string} file */
function sourceFile(file) {
  return /\.test\.tsx?$/.test(file) ? [] : [file];
}
