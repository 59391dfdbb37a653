// @ts-check
// npm run admin Creates the administrator of ADMIN_EMAIL, or sets their password: ADMIN_PASSWORD, or a new one that it
// prints. With --reset-two-factor it removes their passkeys, authenticator apps and recovery codes instead.
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './launch/build.mjs';
import { built } from './lib/built.mjs';
import { LaunchError, messageOf } from './lib/launch-error.mjs';
import { withDatabase } from './lib/with-database.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

try {
  const [option, ...more] = process.argv.slice(2);
  if (more.length > 0 || (option !== undefined && option !== '--reset-two-factor'))
    throw new LaunchError(
      'npm run admin sets a new password for the administrator of ADMIN_EMAIL; with --reset-two-factor, it removes their second factors instead.',
    );
  await ensureBuilt(root, ['api']);
  const { resetAdministrator, resetTwoFactor } = built('reset-administrator.js');
  const reset = option === undefined ? resetAdministrator : resetTwoFactor;
  console.log(await withDatabase(root, (env) => reset(env), { alone: false, mustExist: true }));
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
