// @ts-check
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { say } from '../lib/progress.mjs';
import { startForked } from '../supervise/forked.mjs';
import { Supervisor } from '../supervise/supervisor.mjs';
import { APP_PID_FILE } from './left-behind.mjs';

const NAME = 'The app';
const SCRIPT = fileURLToPath(new URL('app-process.mjs', import.meta.url));

/**
 * @typedef {{ url: string, generatedAdminPassword: string | null, adminEmail: string,
 *   adminTwoFactor: 'optional' | 'required', queue: 'redis' | 'in-process' }} AppFacts
 */

/**
 * Starts the built API in a process of its own and keeps it running.
 * @param {NodeJS.ProcessEnv} env @param {string} dataDir @param {import('./parts.mjs').Parts} parts
 * @param {{ redisIsOurs: boolean }} servers an own Redis is watched, so the app may start before it is back
 * @returns {Promise<AppFacts>} @throws {import('../lib/launch-error.mjs').LaunchError} when the first start is refused
 */
export async function startApp(env, dataDir, parts, { redisIsOurs }) {
  // The closing block should stay the last thing on the screen.
  env['LOG_LEVEL'] ||= 'warn';
  const pidFile = join(dataDir, APP_PID_FILE);
  const app = new Supervisor({
    name: NAME,
    log: say,
    start: (signal, isRestart) => {
      const input = { redisMayBeAway: redisIsOurs || isRestart };
      return startForked(SCRIPT, { name: NAME, input, env, pidFile, signal });
    },
  });
  parts.add('app', app);
  return (await app.begin()).facts;
}
