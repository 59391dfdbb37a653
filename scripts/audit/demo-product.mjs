// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../lib/free-port.mjs';
import { LaunchError } from '../lib/launch-error.mjs';

const READY = 'Ctrl-C stops everything';
/** Used only for this product. */
const ADMINISTRATOR = { email: 'admin@example.com', password: 'a password for audits' };
const INBOX_LINK = /http:\/\/localhost:\d+\/\?token=\S+/;
const DEMO_ACCOUNT = /Demo\s+(\S+@\S+)\s+password (\S+)/;
/** Settings that a developer's own environment must not override. */
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
 * The built product with its demo account, as started by `npm run demo`, on its own ports and data folder.
 * @param {string} root
 * @returns {Promise<{ url: string, inboxUrl: string, email: string, password: string, administrator: typeof ADMINISTRATOR, stop: () => Promise<void> }>}
 */
export async function startDemo(root) {
  const folder = mkdtempSync(join(tmpdir(), 'hh-audit-'));
  const port = String(await freePort());
  const env = {
    ...process.env,
    ...OWN,
    DATA_DIR: join(folder, 'data'),
    PORT: port,
    INBOX_PORT: String(await freePort()),
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
    const block = await closingBlockOf(child);
    const [, email = '', password = ''] = DEMO_ACCOUNT.exec(block) ?? [];
    const [inboxUrl = ''] = INBOX_LINK.exec(block) ?? [];
    return {
      url: `http://localhost:${port}`,
      inboxUrl,
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

/**
 * @param {import('node:child_process').ChildProcessWithoutNullStreams} child @returns {Promise<string>} its output up
 * to the closing block
 */
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
