import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

/** A mail server that answers 451 to every email until it is well. */
export class PutOffServer {
  /** Addresses whose email it accepted. */
  readonly accepted: string[] = [];
  isWell = false;
  /** When an email last reached it, in milliseconds since 1970. */
  lastTriedAt = 0;

  private constructor(private readonly server: SMTPServer) {}

  static async start(): Promise<PutOffServer> {
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData: (stream, session, done) => {
        stream.resume();
        stream.once('end', () => {
          putOff.lastTriedAt = Date.now();
          const address = session.envelope.rcptTo[0]?.address ?? '';
          if (!putOff.isWell)
            return done(Object.assign(new Error(`4.7.1 Greylisted <${address}>`), { responseCode: 451 }));
          putOff.accepted.push(address);
          return done();
        });
      },
    });
    const putOff: PutOffServer = new PutOffServer(server);
    server.on('error', () => undefined);
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    return putOff;
  }

  get url(): string {
    const address = this.server.server.address();
    if (address === null || typeof address === 'string') throw new Error('The mail server is not listening');
    return `smtp://127.0.0.1:${address.port}`;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(resolve));
  }
}
