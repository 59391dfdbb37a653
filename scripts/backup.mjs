// @ts-check
// npm run backup [-- <new folder>]
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './launch/build.mjs';
import { built } from './lib/built.mjs';
import { LaunchError, messageOf } from './lib/launch-error.mjs';
import { withDatabase } from './lib/with-database.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [folder] = process.argv.slice(2);

try {
  if (folder?.startsWith('-')) throw new LaunchError('Usage: npm run backup [-- <new folder>]');
  await ensureBuilt(root, ['api']);
  const { backUpTo } = built('platform/backup/operator.js');
  const said = await withDatabase(
    root,
    (env, dataDir) => backUpTo(env, folder ? resolve(folder) : join(dataDir, 'backups', stamp())),
    { alone: false, mustExist: true },
  );
  console.log(said);
  console.log(
    'DATA_KEY is not included. Keep it somewhere else: without it, names and notes cannot be decrypted.',
  );
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}

function stamp() {
  return new Date().toISOString().slice(0, 19).replaceAll(':', '-');
}
