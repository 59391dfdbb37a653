// @ts-check
// npm run restore -- <folder> [--replace]
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './launch/build.mjs';
import { built } from './lib/built.mjs';
import { LaunchError, messageOf } from './lib/launch-error.mjs';
import { withDatabase } from './lib/with-database.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const words = process.argv.slice(2);
const folder = words.find((word) => !word.startsWith('--'));
const replace = words.includes('--replace');

try {
  if (!folder || words.some((word) => word.startsWith('--') && word !== '--replace'))
    throw new LaunchError('Name the folder of a backup: npm run restore -- <folder> [--replace]');
  await ensureBuilt(root, ['api']);
  const { backUpTo, restoreFrom } = built('platform/backup/operator.js');
  const said = await withDatabase(
    root,
    async (env) => {
      const source = resolve(folder);
      // Data replaced by mistake can be recovered: it is saved next to the backup.
      if (replace) console.log(await backUpTo(env, join(dirname(source), `before-restore-${Date.now()}`)));
      return restoreFrom(env, source, replace);
    },
    { alone: true, mustExist: false },
  );
  console.log(said);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
