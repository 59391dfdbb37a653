import { connect as connectPlain, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

const WITHIN_MS = 2_000;

/** Resolves when the server announces that it accepts mail (RFC 5321, 220), then disconnects politely. */
export function greetMailServer(smtpUrl: string): Promise<void> {
  const { protocol, hostname, port } = new URL(smtpUrl);
  return new Promise((resolve, reject) => {
    const socket = open(protocol === 'smtps:', hostname, Number(port));
    socket.setTimeout(WITHIN_MS, () => socket.destroy(new Error('timed out')));
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('closed')));
    socket.once('data', (greeting: Buffer) => {
      socket.end('QUIT\r\n');
      if (greeting.toString().startsWith('220')) resolve();
      else reject(new Error(`it said ${greeting.toString().slice(0, 3)}`));
    });
  });
}

function open(isSecure: boolean, host: string, port: number): Socket {
  return isSecure
    ? connectTls({ host, port: port || 465, servername: host })
    : connectPlain({ host, port: port || 25 });
}
