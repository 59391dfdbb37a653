// @ts-check
// npm run maintain -- outbox list | outbox requeue <id>|all | rebuild-histories | rebuild-counts
import { fileURLToPath } from 'node:url';
import { dataDirOf, loadEnvFile, provideSecrets } from './launch/environment.mjs';
import { messageOf } from './lib/launch-error.mjs';
import { runningDatabaseUrl } from './lib/running-database.mjs';
import { built } from './lib/built.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

try {
  loadEnvFile(root);
  const env = process.env;
  const dataDir = dataDirOf(root, env, '.data');
  env['DATABASE_URL'] ||= runningDatabaseUrl(dataDir);
  provideSecrets(env, dataDir);
  const { maintain } = built('maintenance.js');
  process.stdout.write(`${await maintain(env, process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}
