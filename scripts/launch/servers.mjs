// @ts-check
import { startInbox } from '../embedded/inbox.mjs';
import { startPostgres } from '../embedded/postgres.mjs';
import { startRedis } from '../embedded/redis.mjs';
import { say } from '../lib/progress.mjs';
import { portOf } from './environment.mjs';

/**
 * Starts the servers that the environment does not configure and writes their addresses into it. Whatever was started is in `parts`, even when another one fails.
 * @param {NodeJS.ProcessEnv} env @param {string} dataDir @param {import('./parts.mjs').Parts} parts
 * @returns {Promise<{ inboxUrl: string | null }>} the link that opens the embedded inbox
 */
export async function startServers(env, dataDir, parts) {
  let inboxUrl = null;
  const postgres = async () => {
    const server = await startPostgres({ dataDir, log: say });
    parts.add('PostgreSQL', server);
    Object.assign(env, server.addresses);
  };
  const redis = async () => {
    const server = await startRedis({ dataDir, log: say });
    if (!server) return;
    parts.add('Redis', server);
    env['REDIS_URL'] = server.url;
  };
  const inbox = async () => {
    const server = await startInbox({ dataDir, webPort: portOf(env, 'INBOX_PORT', 1080), log: say });
    parts.add('inbox', server);
    env['SMTP_URL'] = server.smtpUrl;
    inboxUrl = server.openUrl;
    env['MAIL_CONSOLE'] ||= `Inbox=${server.openUrl}`;
  };
  const starts = [];
  if (!env['DATABASE_URL']) starts.push(postgres());
  if (!env['REDIS_URL']) starts.push(redis());
  if (!env['SMTP_URL']) starts.push(inbox());
  const failed = (await Promise.allSettled(starts)).find((result) => result.status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  return { inboxUrl };
}
