import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { ownCertificate } from './own-certificate';

/** A mail server that encrypts with a certificate it made for itself, in the name `localhost`. */
export class EncryptingSmtpServer {
  /** Who email came for, and whether it was encrypted. */
  readonly received: { to: string; isEncrypted: boolean }[] = [];
  private readonly server: SMTPServer;

  private constructor(
    readonly certificate: string,
    privateKey: string,
  ) {
    this.server = new SMTPServer({
      cert: certificate,
      key: privateKey,
      disabledCommands: ['AUTH'],
      onRcptTo: ({ address }, { secure }, done) => {
        this.received.push({ to: address, isEncrypted: secure });
        done();
      },
      onData: (stream, _session, done) => {
        stream.resume();
        stream.on('end', done);
      },
    });
    // Clients that don't trust it hang up.
    this.server.on('error', () => undefined);
  }

  static async start(host = '127.0.0.1'): Promise<EncryptingSmtpServer> {
    const { pem, privateKey } = ownCertificate('localhost');
    const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const started = new EncryptingSmtpServer(pem, key);
    started.server.listen(0, host);
    await once(started.server.server, 'listening');
    return started;
  }

  /** By one of the names that lead to it. */
  urlAs(host: string): string {
    return `smtp://${host}:${(this.server.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.close();
  }
}
