import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { eventually } from '../support/time/eventually';
import { TestApp, WITHOUT_REDIS } from '../support/test-app';

/** Not loopback by its name, although it leads to this machine. */
const ELSEWHERE = '0.0.0.0';

/** A mail server without STARTTLS that accepts everything, and records what it is told. */
class PlaintextServer {
  readonly heard: string[] = [];
  private constructor(private readonly server: Server) {}

  static async start(): Promise<PlaintextServer> {
    const server = createServer((client) => {
      let isData = false;
      client.on('error', () => undefined);
      client.write('220 plain.example ESMTP\r\n');
      client.on('data', (chunk) => {
        const said = chunk.toString();
        plain.heard.push(said);
        if (/^STARTTLS/i.test(said)) client.write('502 not here\r\n');
        else if (/^DATA/i.test(said)) client.write('354 go on\r\n');
        else if (!isData || said.endsWith('\r\n.\r\n')) client.write('250 ok\r\n');
        isData = /^DATA/i.test(said) || (isData && !said.endsWith('\r\n.\r\n'));
      });
    });
    const plain: PlaintextServer = new PlaintextServer(server);
    server.listen(0, ELSEWHERE);
    await once(server, 'listening');
    return plain;
  }

  get url(): string {
    return `smtp://${ELSEWHERE}:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.close();
  }
}

let server: PlaintextServer;
beforeEach(async () => {
  server = await PlaintextServer.start();
});
afterEach(() => server.close());

async function appWith(env: Readonly<Record<string, string>>): Promise<TestApp> {
  return TestApp.start({ env: { ...WITHOUT_REDIS, SMTP_URL: server.url, ...env } });
}

describe('a mail server elsewhere that offers no encryption', () => {
  it('gets nothing but a greeting; the email stays queued, and its error says why', async () => {
    const app = await appWith({});
    const user = app.visitor();
    await user.register();
    const queued = () =>
      app.sql<{ status: string; reason: string | null; sealed: Buffer | null }>(
        `select status, last_error as reason, sealed from outbox where mail_type = 'confirmation'`,
      );
    await eventually(async () => Boolean((await queued())[0]?.reason));
    const [mail] = await queued();
    expect(mail).toMatchObject({
      status: 'pending',
      reason: expect.stringContaining('did not start encryption (STARTTLS), so nothing was sent') as string,
      sealed: expect.any(Buffer) as Buffer,
    });
    const said = server.heard.join('');
    expect(said).not.toContain(user.email);
    expect(said).not.toMatch(/token=|MAIL FROM|RCPT TO|AUTH|DATA/i);
    await app.close();
  });

  it('gets it when the operator allows that', async () => {
    const app = await appWith({ SMTP_ALLOW_PLAINTEXT: 'true' });
    const user = app.visitor();
    await user.register();
    await eventually(() => server.heard.join('').includes(`RCPT TO:<${user.email}>`));
    await app.close();
  });
});
