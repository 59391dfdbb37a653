// @ts-check
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../embedded/postgres.mjs';
import { privateRedis } from '../embedded/redis.mjs';
import { say } from '../lib/progress.mjs';
import { startForked } from '../supervise/forked.mjs';
import { Supervisor } from '../supervise/supervisor.mjs';
import { INBOX_PID_FILE } from './left-behind.mjs';
import { portOf } from './environment.mjs';

const INBOX_SCRIPT = fileURLToPath(new URL('../embedded/inbox-process.mjs', import.meta.url));

/**
 * Starts the servers that the environment does not configure, writes their addresses into it and keeps them running,
 * each at the same address. Whatever was started is in `parts`, even when another one fails.
 * @param {NodeJS.ProcessEnv} env @param {string} dataDir @param {import('./parts.mjs').Parts} parts
 * @returns {Promise<{ inboxUrl: string | null, redisIsOurs: boolean }>} the link that opens the embedded inbox
 */
export async function startServers(env, dataDir, parts) {
  let inboxUrl = null;
  let redisIsOurs = false;
  const postgres = async () => {
    /** @type {number | undefined} */
    let port;
    const start = async (/** @type {AbortSignal} */ signal) => {
      const server = await startPostgres({ dataDir, log: say, port, signal });
      port = server.port;
      return server;
    };
    const supervisor = parts.add(
      'PostgreSQL',
      new Supervisor({ name: 'PostgreSQL', start, log: say, dataDir }),
    );
    Object.assign(env, (await supervisor.begin()).addresses);
  };
  const redis = async () => {
    const own = privateRedis({ dataDir, log: say });
    if (!own) return;
    redisIsOurs = true;
    env['REDIS_URL'] = own.url;
    const meanwhile = 'Until it runs, the queue and the limits work inside the app.';
    const options = { name: 'Redis', start: own.start, log: say, meanwhile, dataDir };
    await parts.add('Redis', new Supervisor(options)).beginOrKeepTrying();
  };
  const inbox = async () => {
    const name = 'The inbox';
    const ports = { webPort: portOf(env, 'INBOX_PORT', 1080), smtpPort: 0 };
    const start = async (/** @type {AbortSignal} */ signal) => {
      const input = { dataDir, ...ports };
      const pidFile = join(dataDir, INBOX_PID_FILE);
      /** @type {import('../supervise/supervisor.mjs').Server & { facts: InboxFacts }} */
      const server = await startForked(INBOX_SCRIPT, { name, input, env, pidFile, signal });
      ports.webPort = Number(new URL(server.facts.webUrl).port);
      ports.smtpPort = Number(new URL(server.facts.smtpUrl).port);
      return server;
    };
    const supervisor = parts.add('inbox', new Supervisor({ name, start, log: say, dataDir }));
    const { facts } = await supervisor.begin();
    env['SMTP_URL'] = facts.smtpUrl;
    inboxUrl = facts.openUrl;
    env['MAIL_CONSOLE'] ||= `Inbox=${facts.openUrl}`;
  };
  const starts = [];
  if (!env['DATABASE_URL']) starts.push(postgres());
  if (!env['REDIS_URL']) starts.push(redis());
  if (!env['SMTP_URL']) starts.push(inbox());
  const failed = (await Promise.allSettled(starts)).find((result) => result.status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  return { inboxUrl, redisIsOurs };
}

/** @typedef {Omit<Awaited<ReturnType<typeof import('../embedded/inbox.mjs').startInbox>>, 'stop'>} InboxFacts */
