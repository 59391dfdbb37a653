import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { greetMailServer, UntrustedCertificateError } from '../../src/admin/adapters/mail-server-greeting';
import { EncryptingSmtpServer } from '../support/servers/encrypting-smtp-server';
import { TestApp, WITHOUT_REDIS } from '../support/test-app';
import { eventually } from '../support/time/eventually';

/** Not loopback by its name, although it leads to this machine. */
const ELSEWHERE = '0.0.0.0';
const GREETING = join(__dirname, '../../../dist/backend/src/admin/adapters/mail-server-greeting.js');

async function signUpWith(url: string): Promise<{ app: TestApp; email: string }> {
  const app = await TestApp.start({ env: { ...WITHOUT_REDIS, SMTP_URL: url } });
  const user = app.visitor();
  await user.register();
  return { app, email: user.email };
}

describe('a mail server with a certificate that it made for itself', () => {
  let server: EncryptingSmtpServer;
  beforeEach(async () => {
    server = await EncryptingSmtpServer.start(ELSEWHERE);
  });
  afterEach(() => server.close());

  it('on this machine gets email, encrypted', async () => {
    const { app, email } = await signUpWith(server.urlAs('127.0.0.1'));
    await eventually(() => server.received.length > 0);
    expect(server.received[0]).toEqual({ to: email, isEncrypted: true });
    await app.close();
  });

  it('elsewhere gets none, because it could be anyone, and the email says why', async () => {
    const { app } = await signUpWith(server.urlAs(ELSEWHERE));
    const reason = async () => {
      const [mail] = await app.sql<{ reason: string | null }>(
        `select last_error as reason from outbox where mail_type = 'confirmation'`,
      );
      return mail?.reason ?? '';
    };
    await eventually(async () => (await reason()) !== '');
    expect(await reason()).toBe("The mail server's certificate is not trusted");
    expect(server.received).toEqual([]);
    await app.close();
  });

  it('is no healthy one, unless this machine trusts its certificate', async () => {
    const url = server.urlAs('localhost');
    await expect(greetMailServer(url, true)).rejects.toThrow(UntrustedCertificateError);
    const folder = mkdtempSync(join(tmpdir(), 'hh-certificate-'));
    const trusted = join(folder, 'trusted.pem');
    writeFileSync(trusted, server.certificate);
    const greet = `require(${JSON.stringify(GREETING)}).greetMailServer('${url}', true).then(() => process.stdout.write('well'))`;
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', greet], {
      env: { NODE_EXTRA_CA_CERTS: trusted },
    });
    expect(stdout).toBe('well');
    rmSync(folder, { recursive: true });
  });
});
