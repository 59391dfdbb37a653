// @ts-check
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/**
 * `refuse-connection`, `refuse-recipient` and `refuse-content` answer with the code; `hang` accepts the content and
 * never answers; `drop` accepts it and closes the connection without an answer.
 * @typedef {{ how: 'accept' | 'hang' | 'drop' } | { how: 'refuse-connection' | 'refuse-recipient' | 'refuse-content', code: number }} Treatment
 */

/** An SMTP server on loopback that treats mail as told and remembers which Message-IDs each address got. */
export class MailSink {
  /** @type {Map<string, string[]>} every Message-ID that was read to its end, by address */
  received = new Map();
  /** @type {Treatment} */
  treatment = { how: 'accept' };
  /** @type {Set<import('node:net').Socket>} */
  #sockets = new Set();
  #server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onConnect: (_session, done) => done(this.#refusal('refuse-connection')),
    onRcptTo: (_address, _session, done) => done(this.#refusal('refuse-recipient')),
    onData: (stream, session, done) => {
      void text(stream).then((content) => {
        const refusal = this.#refusal('refuse-content');
        if (refusal) return done(refusal);
        this.#remember(session.envelope.rcptTo[0]?.address ?? '', content);
        if (this.treatment.how === 'drop') this.drop();
        else if (this.treatment.how !== 'hang') done();
      }, done);
    },
  });

  static async start() {
    const sink = new MailSink();
    sink.#server.on('error', () => undefined);
    sink.#server.server.on('connection', (socket) => {
      sink.#sockets.add(socket);
      socket.once('close', () => sink.#sockets.delete(socket));
    });
    await sink.listen(0);
    return sink;
  }

  get port() {
    const address = this.#server.server.address();
    if (address === null || typeof address === 'string') throw new Error('The mail sink is not listening');
    return address.port;
  }

  /** @param {number} port 0 for any */
  async listen(port) {
    this.#server.listen(port, '127.0.0.1');
    await once(this.#server.server, 'listening');
  }

  /** Closes every connection without a word. */
  drop() {
    for (const socket of this.#sockets) socket.destroy();
  }

  async stop() {
    this.drop();
    await new Promise((resolve) => this.#server.close(() => resolve(undefined)));
  }

  /** How many of these addresses got nothing, and how many got two different emails. @param {readonly string[]} addresses */
  tally(addresses) {
    const sets = addresses.map((address) => new Set(this.received.get(address)));
    return {
      lost: sets.filter(({ size }) => size === 0).length,
      doubled: sets.filter(({ size }) => size > 1).length,
    };
  }

  /** @param {'refuse-connection' | 'refuse-recipient' | 'refuse-content'} at */
  #refusal(at) {
    if (this.treatment.how !== at || !('code' in this.treatment)) return null;
    return Object.assign(new Error('Refused'), { responseCode: this.treatment.code });
  }

  /** @param {string} address @param {string} content */
  #remember(address, content) {
    const id = /^message-id:\s*(\S+)/im.exec(content)?.[1] ?? '';
    this.received.set(address, [...(this.received.get(address) ?? []), id]);
  }
}
