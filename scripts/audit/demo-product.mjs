// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../lib/free-port.mjs';
import { LaunchError } from '../lib/launch-error.mjs';

const READY = 'Ctrl-C stops everything';
/** Of this product only. */
const ADMINISTRATOR = { email: 'admin@example.com', password: 'the keeper of the house' };
const DEMO_ACCOUNT = /Demo\s+(\S+@\S+)\s+password (\S+)/;
/** What a developer's own settings must not change. */
const OWN = {
  NODE_ENV: undefined,
  DATABASE_URL: undefined,
  REDIS_URL: undefined,
  SMTP_URL: undefined,
  APP_URL: undefined,
  OPENAI_API_KEY: undefined,
  OPENAI_BASE_URL: undefined,
  GOOGLE_MAPS_API_KEY: undefined,
  OVERPASS_URL: undefined,
  NOMINATIM_URL: undefined,
  EVENT_FEEDS: undefined,
};

/**
 * The built product with its demo account, as `npm run demo` starts it, on ports and in a data folder of its own.
 * @param {string} root
 * @returns {Promise<{ url: string, inboxUrl: string, email: string, password: string, administrator: typeof ADMINISTRATOR, stop: () => Promise<void> }>}
 */
export async function startDemo(root) {
  const folder = mkdtempSync(join(tmpdir(), 'hh-audit-'));
  const port = String(await freePort());
  const inboxPort = String(await freePort());
  const env = {
    ...process.env,
    ...OWN,
    DATA_DIR: join(folder, 'data'),
    PORT: port,
    INBOX_PORT: inboxPort,
    ADMIN_EMAIL: ADMINISTRATOR.email,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
  };
  const child = spawn(process.execPath, ['scripts/demo.mjs'], { cwd: root, env });
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const [, email = '', password = ''] = DEMO_ACCOUNT.exec(await closingBlockOf(child)) ?? [];
    return {
      url: `http://localhost:${port}`,
      inboxUrl: `http://localhost:${inboxPort}`,
      email,
      password,
      administrator: ADMINISTRATOR,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @param {import('node:child_process').ChildProcessWithoutNullStreams} child @returns {Promise<string>} all it printed until it is up */
function closingBlockOf(child) {
  return new Promise((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        if (output.includes(READY)) resolve(output);
      });
    child.once('exit', () => reject(new LaunchError(`The demo did not start:\n${output}`)));
  });
}
