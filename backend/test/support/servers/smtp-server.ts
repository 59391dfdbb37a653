import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly messageId: string;
  readonly headers: ParsedMail['headers'];
  /** As received, one character per byte. */
  readonly raw: string;
}

/** How the server treats the next email: 250, a rejection with this code and words, or acceptance without an answer. */
export type Treatment = 'accept' | 'accept-then-hang' | { readonly refuse: number; readonly saying?: string };

interface Waiting {
  readonly fits: (mail: ReceivedMail) => boolean;
  readonly resolve: (mail: ReceivedMail) => void;
}

/** Text and HTML parts are not derived from each other. */
const AS_SENT = { skipHtmlToText: true, skipTextToHtml: true, skipImageLinks: true } as const;

/** A real SMTP server on loopback that keeps what it receives. */
export class TestSmtpServer {
  readonly received: ReceivedMail[] = [];
  /** Recipients rejected with this code before their email is read. */
  readonly refused = new Map<string, number>();
  private readonly waiting = new Set<Waiting>();
  private treatment: (mail: ReceivedMail) => Treatment = () => 'accept';

  private constructor(private readonly server: SMTPServer) {}

  static async start(): Promise<TestSmtpServer> {
    const smtp: { instance: TestSmtpServer | null } = { instance: null };
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onRcptTo: ({ address }, _session, done) => {
        const code = smtp.instance?.refused.get(address);
        done(code === undefined ? null : Object.assign(new Error('Refused'), { responseCode: code }));
      },
      onData: (stream, session, done) => {
        void buffer(stream).then(async (raw) => {
          const address = session.envelope.rcptTo[0]?.address ?? '';
          smtp.instance?.take(toReceived(await simpleParser(raw, AS_SENT), raw, address), done);
          // An email whose sender is killed halfway through was not sent.
        }, done);
      },
    });
    // Killed senders leave connections open.
    server.on('error', () => undefined);
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    smtp.instance = new TestSmtpServer(server);
    return smtp.instance;
  }

  get url(): string {
    const address = this.server.server.address();
    if (address === null || typeof address === 'string') throw new Error('The SMTP server is not listening');
    return `smtp://127.0.0.1:${address.port}`;
  }

  treat(treatment: (mail: ReceivedMail) => Treatment): void {
    this.treatment = treatment;
  }

  to(address: string): ReceivedMail[] {
    return this.received.filter((mail) => mail.to === address);
  }

  /** The first matching email, now or once it arrives. */
  wait(fits: (mail: ReceivedMail) => boolean): Promise<ReceivedMail> {
    const found = this.received.find(fits);
    if (found) return Promise.resolve(found);
    return new Promise((resolve) => this.waiting.add({ fits, resolve }));
  }

  waitFor(address: string, subject: RegExp): Promise<ReceivedMail> {
    return this.wait((mail) => mail.to === address && subject.test(mail.subject));
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(resolve));
  }

  private take(mail: ReceivedMail, done: (error?: Error) => void): void {
    const treatment = this.treatment(mail);
    if (typeof treatment === 'object')
      return done(
        Object.assign(new Error(treatment.saying ?? 'Refused'), { responseCode: treatment.refuse }),
      );
    this.received.push(mail);
    if (treatment === 'accept') done();
    for (const waiting of this.waiting) {
      if (!waiting.fits(mail)) continue;
      this.waiting.delete(waiting);
      waiting.resolve(mail);
    }
  }
}

/** The token in an email's link. */
export function tokenIn(mail: ReceivedMail): string {
  const token = /[?&]token=([\w-]+)/.exec(mail.text)?.[1];
  if (!token) throw new Error(`No link in "${mail.subject}"`);
  return token;
}

function toReceived(parsed: ParsedMail, raw: Buffer, to: string): ReceivedMail {
  return {
    to,
    subject: parsed.subject ?? '',
    html: typeof parsed.html === 'string' ? parsed.html : '',
    text: parsed.text ?? '',
    messageId: parsed.messageId ?? '',
    headers: parsed.headers,
    raw: raw.toString('latin1'),
  };
}
