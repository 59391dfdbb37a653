// @ts-check
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LaunchError } from '../lib/launch-error.mjs';
import { useSecrets } from '../lib/secrets.mjs';

/** Reads `.env` if there is one; variables already set win. @param {string} root */
export function loadEnvFile(root) {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** @param {string} root @param {NodeJS.ProcessEnv} env @param {string} fallback */
export function dataDirOf(root, env, fallback) {
  return resolve(root, env['DATA_DIR'] || fallback);
}

/** @param {NodeJS.ProcessEnv} env @param {string} name @param {number} fallback @throws {LaunchError} */
export function portOf(env, name, fallback) {
  const text = env[name] || String(fallback);
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new LaunchError(`${name} must be a whole number from 0 to 65535, not "${text}".`);
}

/**
 * Outside production the two keys are generated once and kept in DATA_DIR. @param {NodeJS.ProcessEnv} env @param
 * {string} dataDir
 */
export function provideSecrets(env, dataDir) {
  if (env['NODE_ENV'] !== 'production') useSecrets(env, secretsFileIn(dataDir));
}

/** @param {string} dataDir */
export function secretsFileIn(dataDir) {
  return join(dataDir, 'secrets.json');
}
