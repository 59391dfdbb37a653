// @ts-check
// npm run maintain -- outbox list | outbox requeue <id>|all | rebuild-histories | read-notes | rebuild-counts | audit verify [<hash>] | migrate
import { fileURLToPath } from 'node:url';
import { dataDirOf, loadEnvFile, provideSecrets } from './launch/environment.mjs';
import { messageOf } from './lib/launch-error.mjs';
import { runningDatabase } from './lib/running-database.mjs';
import { built } from './lib/built.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

try {
  loadEnvFile(root);
  const env = process.env;
  const dataDir = dataDirOf(root, env, '.data');
  if (!env['DATABASE_URL']) Object.assign(env, runningDatabase(dataDir));
  provideSecrets(env, dataDir);
  const { maintain } = built('maintenance.js');
  process.stdout.write(`${await maintain(env, process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}
