import { connect as connectPlain, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { UNTRUSTED_CERTIFICATE } from '../../platform/errors/connection-words';

const WITHIN_MS = 2_000;
/** All lines of a reply but the last have a hyphen after the code. */
const REPLY = /^(?:\d{3}-.*\r?\n)*(\d{3}).*\r?\n/;
const OFFERS_STARTTLS = /^250[ -]STARTTLS\b/im;

const GREETING = 1;
const EHLO_REPLY = 2;

/** The server answers, but nothing said to it would be encrypted. */
export class NoEncryptionError extends Error {
  constructor() {
    super('it offers no encryption (STARTTLS)');
  }
}

/** The server encrypts, but may be an impostor: its certificate is untrusted, expired or for another name. */
export class UntrustedCertificateError extends Error {
  constructor() {
    super(UNTRUSTED_CERTIFICATE);
  }
}

/**
 * Resolves when the server is ready for mail (reply 220, RFC 5321) and, if `requiresStartTls`, encrypts with a trusted
 * certificate; then disconnects with QUIT. Rejects otherwise, with an error above if email couldn't be sent securely.
 */
export function greetMailServer(smtpUrl: string, requiresStartTls: boolean): Promise<void> {
  const { protocol, hostname, port } = new URL(smtpUrl);
  return new Promise((resolve, reject) => {
    const socket = open(protocol === 'smtps:', hostname, Number(port));
    const fail = (error: Error): void =>
      reject(isAboutCertificate(error) ? new UntrustedCertificateError() : error);
    const leave = (problem: Error | null, connection = socket): void => {
      connection.end('QUIT\r\n');
      if (problem === null) resolve();
      else reject(problem);
    };
    socket.setTimeout(WITHIN_MS, () => socket.destroy(new Error('timed out')));
    socket.once('error', fail);
    socket.once('close', () => reject(new Error('closed')));
    onReplies(socket, (reply, code, count) => {
      if (code !== (count === EHLO_REPLY ? '250' : '220')) return leave(new Error(`it said ${code}`));
      if (!requiresStartTls) return leave(null);
      if (count === GREETING) return socket.write('EHLO localhost\r\n');
      if (count === EHLO_REPLY)
        return OFFERS_STARTTLS.test(reply) ? socket.write('STARTTLS\r\n') : leave(new NoEncryptionError());
      const encrypted = connectTls({ socket, ...named(hostname) }, () => leave(null, encrypted));
      return encrypted.once('error', fail);
    });
  });
}

/** The name the certificate must match; TLS has no way to ask for an IP address (RFC 6066). */
const named = (host: string) => ({ host, servername: isIP(host) === 0 ? host : '' });

const isAboutCertificate = ({ message }: Error): boolean => /certificate|self-signed/i.test(message);

/** `count` is 1 for the first reply. */
function onReplies(socket: Socket, act: (reply: string, code: string, count: number) => unknown): void {
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
    ? connectTls({ port: port || 465, ...named(host) })
    : connectPlain({ host, port: port || 25 });
}
