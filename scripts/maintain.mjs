// @ts-check
// npm run maintain -- outbox list | outbox requeue <id>|all | rebuild-histories
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { dataDirOf, loadEnvFile, provideSecrets } from './launch/environment.mjs';
import { messageOf } from './lib/launch-error.mjs';
import { runningDatabaseUrl } from './lib/running-database.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

try {
  loadEnvFile(root);
  const env = process.env;
  const dataDir = dataDirOf(root, env, '.data');
  env['DATABASE_URL'] ||= runningDatabaseUrl(dataDir);
  provideSecrets(env, dataDir);
  const { maintain } = createRequire(import.meta.url)('../dist/backend/src/maintenance.js');
  process.stdout.write(`${await maintain(env, process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}
