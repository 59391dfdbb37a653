// @ts-check
// npm run admin Creates the administrator of ADMIN_EMAIL, or sets their password: ADMIN_PASSWORD, or a new one that it
// prints.
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './launch/build.mjs';
import { built } from './lib/built.mjs';
import { LaunchError, messageOf } from './lib/launch-error.mjs';
import { withDatabase } from './lib/with-database.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

try {
  if (process.argv.length > 2)
    throw new LaunchError(
      'npm run admin takes no arguments. It sets a new password for the administrator of ADMIN_EMAIL.',
    );
  await ensureBuilt(root, ['api']);
  const { resetAdministrator } = built('reset-administrator.js');
  console.log(await withDatabase(root, (env) => resetAdministrator(env), { alone: false, mustExist: true }));
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
