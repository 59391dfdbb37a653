// @ts-check
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { keptSecret, prepareDataDir } from '../lib/data-dir.mjs';
import { codeOf, LaunchError, messageOf } from '../lib/launch-error.mjs';
import { InboxAccess } from './inbox/access.mjs';
import { MailStore } from './inbox/store.mjs';
import { createInboxServer } from './inbox/web.mjs';

const LOOPBACK = '127.0.0.1';
const LARGEST_MAIL_BYTES = 10_000_000;
/** In DATA_DIR, so that the link stays good across restarts. */
const TOKEN_FILE = 'inbox-token';

/**
 * A catch-all inbox: accepts any email over SMTP, stores it in DATA_DIR/inbox and shows it on a web page.
 * @param {{ dataDir: string, smtpPort?: number, webPort?: number, host?: string, log?: (line: string) => void }} options
 *   port 0 means any free port; `host` other than 127.0.0.1 opens the inbox to the network
 * @returns {Promise<{ smtpUrl: string, webUrl: string, token: string, openUrl: string, stop: () => Promise<void> }>}
 *   `openUrl` is the page's address with the token; its JSON takes the token as a bearer
 * @throws {LaunchError} when a port is taken
 */
export async function startInbox({
  dataDir,
  smtpPort = 0,
  webPort = 0,
  host = LOOPBACK,
  log = () => undefined,
}) {
  const folder = prepareDataDir(dataDir);
  const store = new MailStore(join(folder, 'inbox'));
  const token = keptSecret(join(folder, TOKEN_FILE));
  const web = createInboxServer(store, new InboxAccess({ token, loopbackOnly: host === LOOPBACK }));
  await listen(
    web,
    webPort,
    host,
    `Port ${webPort} for the inbox page is taken. Stop the program that uses it, or set INBOX_PORT to a free port.`,
  );
  const smtp = createSmtpServer(store, log);
  try {
    await listen(smtp.server, smtpPort, host, `Port ${smtpPort} for the inbox's SMTP server is taken.`);
  } catch (error) {
    web.close();
    throw error;
  }
  const webUrl = `http://localhost:${portOf(web)}`;
  return {
    smtpUrl: `smtp://${LOOPBACK}:${portOf(smtp.server)}`,
    webUrl,
    token,
    openUrl: `${webUrl}/?token=${token}`,
    stop: async () => {
      web.closeAllConnections();
      await Promise.all([
        new Promise((done) => web.close(done)),
        new Promise((done) => smtp.close(() => done(undefined))),
      ]);
    },
  };
}

/** @param {MailStore} store @param {(line: string) => void} log */
function createSmtpServer(store, log) {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onAuth: (_auth, _session, done) => done(null, { user: 'anyone' }),
    size: LARGEST_MAIL_BYTES,
    disableReverseLookup: true,
    closeTimeout: 500,
    onData: (stream, session, done) => {
      /** @type {Buffer[]} */
      const pieces = [];
      stream.on('data', (piece) => pieces.push(piece));
      stream.once('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) };
        store.add(Buffer.concat(pieces), envelope).then(() => done(), done);
      });
    },
  });
  server.on('error', (error) => log(`Inbox: ${messageOf(error)}`));
  return server;
}

/** @param {import('node:net').Server} server @param {number} port @param {string} host @param {string} taken message when the port is in use */
function listen(server, port, host, taken) {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(codeOf(error) === 'EADDRINUSE' ? new LaunchError(taken) : error));
    server.listen(port, host, () => resolve(undefined));
  });
}

/** @param {import('node:net').Server} server */
function portOf(server) {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
