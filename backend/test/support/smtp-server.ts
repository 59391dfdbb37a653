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
  /** As it came, a character a byte. */
  readonly raw: string;
}

/** How the server treats the next mail: 250, a refusal with this code, or an accepted mail whose answer never comes. */
export type Treatment = 'accept' | 'accept-then-hang' | { readonly refuse: number };

interface Waiting {
  readonly fits: (mail: ReceivedMail) => boolean;
  readonly resolve: (mail: ReceivedMail) => void;
}

/** Nobody asks what the parser would make of one part for want of the other. */
const AS_SENT = { skipHtmlToText: true, skipTextToHtml: true, skipImageLinks: true } as const;

/** A real SMTP server on loopback that keeps what it receives. */
export class TestSmtpServer {
  readonly received: ReceivedMail[] = [];
  /** Recipients that are refused before their mail is heard, with this code. */
  readonly refused = new Map<string, number>();
  private readonly waiting = new Set<Waiting>();
  private treatment: (mail: ReceivedMail) => Treatment = () => 'accept';

  private constructor(private readonly server: SMTPServer) {}

  static async start(): Promise<TestSmtpServer> {
    const smtp: { keeper: TestSmtpServer | null } = { keeper: null };
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onRcptTo: ({ address }, _session, done) => {
        const code = smtp.keeper?.refused.get(address);
        done(code === undefined ? null : Object.assign(new Error('Refused'), { responseCode: code }));
      },
      onData: (stream, session, done) => {
        void buffer(stream).then(async (raw) => {
          const address = session.envelope.rcptTo[0]?.address ?? '';
          smtp.keeper?.take(toReceived(await simpleParser(raw, AS_SENT), raw, address), done);
          // A sender that is killed in the middle of a mail has not sent it.
        }, done);
      },
    });
    // A sender that is killed leaves its connections open.
    server.on('error', () => undefined);
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    smtp.keeper = new TestSmtpServer(server);
    return smtp.keeper;
  }

  get url(): string {
    const address = this.server.server.address();
    if (address === null || typeof address === 'string') throw new Error('The SMTP server does not listen');
    return `smtp://127.0.0.1:${address.port}`;
  }

  treat(treatment: (mail: ReceivedMail) => Treatment): void {
    this.treatment = treatment;
  }

  to(address: string): ReceivedMail[] {
    return this.received.filter((mail) => mail.to === address);
  }

  /** The first mail that fits, now or when it comes. */
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
      return done(Object.assign(new Error('Refused'), { responseCode: treatment.refuse }));
    this.received.push(mail);
    if (treatment === 'accept') done();
    for (const waiting of this.waiting) {
      if (!waiting.fits(mail)) continue;
      this.waiting.delete(waiting);
      waiting.resolve(mail);
    }
  }
}

/** The token that a mail's link carries. */
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
