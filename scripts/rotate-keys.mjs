// @ts-check
// npm run rotate-keys [-- --new]
// Encrypts everything with the current DATA_KEY. With --new, keys that were generated are replaced by new ones first.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './launch/build.mjs';
import { dataDirOf, loadEnvFile, secretsFileIn } from './launch/environment.mjs';
import { built } from './lib/built.mjs';
import { LaunchError, messageOf } from './lib/launch-error.mjs';
import { finishRotation, renewSecrets, useSecrets } from './lib/secrets.mjs';
import { withDatabase } from './lib/with-database.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const words = process.argv.slice(2);

try {
  if (words.some((word) => word !== '--new')) throw new LaunchError('Usage: npm run rotate-keys [-- --new]');
  loadEnvFile(root);
  if (words.includes('--new')) makeNewKeys(process.env);
  await ensureBuilt(root, ['api']);
  const { rotateKeys } = built('rotate-keys.js');
  const said = await withDatabase(
    root,
    (env) => rotateKeys(env, (/** @type {string} */ line) => console.log(line)),
    {
      alone: false,
      mustExist: true,
    },
  );
  console.log(said);
  const file = process.env['KEYS_FILE'];
  if (file) {
    finishRotation(file);
    console.log(`The earlier keys are in ${file}, as previousDataKeys and previousSessionSecrets.`);
  }
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}

/** @param {NodeJS.ProcessEnv} env */
function makeNewKeys(env) {
  const isFromFile = Boolean(env['KEYS_FILE']);
  if (!isFromFile && (env['DATA_KEY'] || env['SESSION_SECRET']))
    throw new LaunchError(
      'DATA_KEY and SESSION_SECRET are set in the environment, so only you can change them there: set DATA_KEY to a new key (openssl rand -base64 32) and DATA_KEY_PREVIOUS to the old one, restart the product, and run npm run rotate-keys.',
    );
  const file = env['KEYS_FILE'] ?? secretsFileIn(dataDirOf(root, env, '.data'));
  if (!existsSync(file)) throw new LaunchError(`There are no keys in ${file} yet. Run npm start first.`);
  for (const name of ['DATA_KEY', 'SESSION_SECRET'])
    for (const variable of [name, `${name}_PREVIOUS`]) if (isFromFile) delete env[variable];
  console.log(
    renewSecrets(file)
      ? `New keys are in ${file}, next to the old ones.`
      : `Continuing with the new keys in ${file}.`,
  );
  useSecrets(env, file);
}
