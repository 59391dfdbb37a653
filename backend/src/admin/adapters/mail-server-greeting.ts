import { connect as connectPlain, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

const WITHIN_MS = 2_000;
/** All lines of a reply but the last have a hyphen after the code. */
const REPLY = /^(?:\d{3}-.*\r?\n)*(\d{3}).*\r?\n/;
const OFFERS_STARTTLS = /^250[ -]STARTTLS\b/im;

/** The server answers, but nothing said to it would be encrypted. */
export class NoEncryptionError extends Error {
  constructor() {
    super('it offers no encryption (STARTTLS)');
  }
}

/**
 * Resolves when the server announces that it accepts mail (RFC 5321, 220) and, where `requiresStartTls`, that it can
 * encrypt it; then disconnects politely. Rejects otherwise, with NoEncryptionError when it can't encrypt.
 */
export function greetMailServer(smtpUrl: string, requiresStartTls: boolean): Promise<void> {
  const { protocol, hostname, port } = new URL(smtpUrl);
  return new Promise((resolve, reject) => {
    const socket = open(protocol === 'smtps:', hostname, Number(port));
    const settle = (problem: Error | null): void => {
      socket.end('QUIT\r\n');
      if (problem === null) resolve();
      else reject(problem);
    };
    socket.setTimeout(WITHIN_MS, () => socket.destroy(new Error('timed out')));
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('closed')));
    onReplies(socket, (reply, code, count) => {
      if (code !== (count === 1 ? '220' : '250')) return settle(new Error(`it said ${code}`));
      if (!requiresStartTls) return settle(null);
      if (count === 1) socket.write('EHLO localhost\r\n');
      else settle(OFFERS_STARTTLS.test(reply) ? null : new NoEncryptionError());
    });
  });
}

/** `count` is 1 for the greeting. */
function onReplies(socket: Socket, act: (reply: string, code: string, count: number) => void): void {
  let heard = '';
  let count = 0;
  socket.on('data', (chunk: Buffer) => {
    heard += chunk.toString();
    const [reply, code] = REPLY.exec(heard) ?? [];
    if (reply === undefined || code === undefined) return;
    heard = heard.slice(reply.length);
    count += 1;
    act(reply, code, count);
  });
}

function open(isSecure: boolean, host: string, port: number): Socket {
  return isSecure
    ? connectTls({ host, port: port || 465, servername: host })
    : connectPlain({ host, port: port || 25 });
}
