// @ts-check
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LaunchError } from '../lib/launch-error.mjs';

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
  if (env['NODE_ENV'] === 'production' || (env['SESSION_SECRET'] && env['DATA_KEY'])) return;
  const file = join(dataDir, 'secrets.json');
  const kept = existsSync(file) ? readSecrets(file) : newSecrets(file);
  env['SESSION_SECRET'] ||= kept.sessionSecret;
  env['DATA_KEY'] ||= kept.dataKey;
}

/** @param {string} file @returns {{ sessionSecret: string, dataKey: string }} */
function readSecrets(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Never replaced silently: data encrypted with the old key would become unreadable.
    throw new LaunchError(`${file} can't be read. Restore it, or set SESSION_SECRET and DATA_KEY.`);
  }
}

/** @param {string} file */
function newSecrets(file) {
  const key = () => randomBytes(32).toString('base64');
  const secrets = { sessionSecret: key(), dataKey: key() };
  writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
  return secrets;
}
