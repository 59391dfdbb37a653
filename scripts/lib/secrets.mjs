// @ts-check
import { hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { codeOf, LaunchError } from './launch-error.mjs';

/**
 * The generated keys, in a file that only its owner can read. `rotating` says that data may still be encrypted with an
 * earlier key.
 * @typedef {{ sessionSecret: string, dataKey: string, previousSessionSecrets?: string[], previousDataKeys?: string[],
 *   vapidPrivateKey?: string, rotating?: boolean }} Secrets
 */

const newKey = () => randomBytes(32).toString('base64');

/**
 * A private key of the curve P-256, the same for the same seed: of several processes that add one to an earlier file,
 * all add the same. Without its first bit it is always below the curve's order. @param {string} seed
 */
function vapidKeyFrom(seed) {
  const key = Buffer.from(hkdfSync('sha256', seed, '', 'heart-and-head:vapid', 32));
  key[0] = Number(key[0]) & 0x7f;
  return key.toString('base64');
}

/** Sets the keys that the environment does not, and KEYS_FILE when that is both. They are made on first use. @param {NodeJS.ProcessEnv} env @param {string} file */
export function useSecrets(env, file) {
  if (env['SESSION_SECRET'] && env['DATA_KEY']) return;
  const kept = withVapidKey(file, existsSync(file) ? readSecrets(file) : makeSecrets(file));
  env['VAPID_PRIVATE_KEY'] ||= kept.vapidPrivateKey;
  if (!env['SESSION_SECRET'] && !env['DATA_KEY']) env['KEYS_FILE'] = file;
  if (!env['SESSION_SECRET']) {
    env['SESSION_SECRET'] = kept.sessionSecret;
    env['SESSION_SECRET_PREVIOUS'] ||= (kept.previousSessionSecrets ?? []).join(',');
  }
  if (!env['DATA_KEY']) {
    env['DATA_KEY'] = kept.dataKey;
    env['DATA_KEY_PREVIOUS'] ||= (kept.previousDataKeys ?? []).join(',');
  }
}

/** Files of earlier versions have none. @param {string} file @param {Secrets} kept @returns {Secrets} */
function withVapidKey(file, kept) {
  if (kept.vapidPrivateKey) return kept;
  const complete = { ...kept, vapidPrivateKey: vapidKeyFrom(kept.dataKey) };
  replace(file, complete);
  return complete;
}

/** @param {string} file @returns {Secrets} */
export function readSecrets(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Never replaced silently: data encrypted with the old key would become unreadable.
    throw new LaunchError(`${file} can't be read. Restore it, or set SESSION_SECRET and DATA_KEY.`);
  }
}

/**
 * Makes new keys and keeps the old ones as previous; continues with those of an unfinished rotation. Returns whether
 * they are new.
 * @param {string} file
 */
export function renewSecrets(file) {
  const { rotating, ...old } = readSecrets(file);
  if (rotating) return false;
  // Every browser's subscription is bound to the key of push messages, so that one stays.
  replace(file, {
    ...old,
    sessionSecret: newKey(),
    dataKey: newKey(),
    previousSessionSecrets: [old.sessionSecret, ...(old.previousSessionSecrets ?? [])],
    previousDataKeys: [old.dataKey, ...(old.previousDataKeys ?? [])],
    rotating: true,
  });
  return true;
}

/** Notes that nothing is encrypted with an earlier key anymore. @param {string} file */
export function finishRotation(file) {
  const { rotating, ...kept } = readSecrets(file);
  if (rotating) replace(file, kept);
}

/**
 * Several containers may get here at once: only one can create the link, and the linked file is complete from the
 * start. @param {string} file @returns {Secrets}
 */
function makeSecrets(file) {
  const vapidPrivateKey = vapidKeyFrom(newKey());
  const draft = writeDraft(file, { sessionSecret: newKey(), dataKey: newKey(), vapidPrivateKey });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return readSecrets(file);
}

/** @param {string} file @param {Secrets} secrets */
function replace(file, secrets) {
  renameSync(writeDraft(file, secrets), file);
}

/** @param {string} file @param {Secrets} secrets @returns {string} */
function writeDraft(file, secrets) {
  const draft = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, JSON.stringify(secrets), { mode: 0o600 });
  return draft;
}
