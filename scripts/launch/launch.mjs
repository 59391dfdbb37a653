// @ts-check
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepareDataDir } from '../lib/data-dir.mjs';
import { LaunchError } from '../lib/launch-error.mjs';
import { say } from '../lib/progress.mjs';
import { startApp } from './app.mjs';
import { ensureBuilt } from './build.mjs';
import { closingBlock } from './closing-block.mjs';
import { dataDirOf, loadEnvFile, portOf, provideSecrets } from './environment.mjs';
import { ensureInstalled } from './install.mjs';
import { watchInterrupts } from './interrupts.mjs';
import { endLeftBehind } from './left-behind.mjs';
import { localModelLine } from './local-model.mjs';
import { takeLock } from './lock.mjs';
import { Parts } from './parts.mjs';
import { checkPort } from './ports.mjs';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * @typedef {(app: { url: string, inboxUrl: string | null }) => Promise<ReadonlyArray<readonly [string, string]>>} Seed
 *   fills the running app; returns rows for the closing block
 */

/**
 * Starts the whole product and keeps it running until a signal; a failure to start ends the process with one line and
 * exit code 1, and a part that fails later is started again.
 * @param {{ dataDir?: string, seed?: Seed }} [options] `dataDir` is the default when DATA_DIR is not set
 */
export async function launch({ dataDir = '.data', seed } = {}) {
  const parts = new Parts();
  let isUp = false;
  const leave = async (/** @type {number} */ code) => {
    await parts.stop();
    process.exit(code);
  };
  const interrupts = watchInterrupts({
    stop: async () => {
      say('Stopping ...');
      await leave(isUp ? 0 : 130);
    },
    force: () => {
      parts.kill();
      process.exit(130);
    },
  });
  // The terminal may be closed while the product goes on.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  process.on('uncaughtException', (error) => {
    console.error(error);
    if (!isUp) void leave(1);
  });
  try {
    console.log(await bringUp(dataDir, parts, interrupts.check, seed));
    isUp = true;
  } catch (error) {
    // A stop that was asked for leaves by itself.
    if (interrupts.asked()) return;
    report(error);
    await leave(1);
  }
}

/**
 * @param {string} fallbackDir @param {Parts} parts @param {() => void} check throws once a stop is requested @param
 * {Seed} [seed]
 */
async function bringUp(fallbackDir, parts, check, seed) {
  const { env } = process;
  loadEnvFile(ROOT);
  if (seed) useDemoData(env);
  const port = portOf(env, 'PORT', 3000);
  const dataDir = prepareDataDir(dataDirOf(ROOT, env, fallbackDir));
  env['DATA_DIR'] = dataDir;
  parts.add('lock', { stop: takeLock(dataDir) });
  await endLeftBehind(dataDir);
  await checkPort('PORT', port, env['HOST'] || '127.0.0.1');
  if (!env['SMTP_URL']) await checkPort('INBOX_PORT', portOf(env, 'INBOX_PORT', 1080), '127.0.0.1');
  await ensureInstalled(ROOT);
  check();
  await ensureBuilt(ROOT);
  check();
  provideSecrets(env, dataDir);
  env['SECURITY_LOG_FILE'] ||= join(dataDir, 'security.log');
  const localModel = localModelLine(env);
  const { startServers } = await import('./servers.mjs');
  const { inboxUrl, redisIsOurs } = await startServers(env, dataDir, parts);
  check();
  const app = await startApp(env, dataDir, parts, { redisIsOurs });
  const extra = seed ? await seed({ url: app.url, inboxUrl }) : [];
  check();
  if (app.queue === 'in-process') {
    say(
      'No Redis found (redis-server or valkey-server on PATH, or REDIS_URL): email, schedules and limits run inside this process.',
    );
  }
  const line = await localModel;
  if (line) say(line);
  const { url, adminEmail, adminTwoFactor, generatedAdminPassword: adminPassword } = app;
  return closingBlock({ url, inboxUrl, adminEmail, adminPassword, adminTwoFactor, extra });
}

/**
 * The demo account has a public password, so it must never be created in anyone's own data.
 * @param {NodeJS.ProcessEnv} env
 */
function useDemoData(env) {
  if (env['DATABASE_URL']) throw new LaunchError('The demo uses its own database. Unset DATABASE_URL.');
  if (env['DATA_DIR']) env['DATA_DIR'] += '-demo';
}

/** @param {unknown} error */
function report(error) {
  if (!(error instanceof LaunchError)) return console.error(error);
  if (error.details) console.error(`\n${error.details}\n`);
  console.error(error.message);
}
