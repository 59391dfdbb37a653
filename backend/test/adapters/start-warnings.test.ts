import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { startServer } from '../../src/server';
import { migratedDatabase } from '../support/databases/databases';
import { EncryptingSmtpServer } from '../support/servers/encrypting-smtp-server';
import { eventually } from '../support/time/eventually';

/** Not loopback by its name, although it leads to this machine. */
const ELSEWHERE = '0.0.0.0';
const key = () => randomBytes(32).toString('base64');

/** A mail server that can't encrypt. */
async function plainMailServer(): Promise<Server> {
  const mails = createServer((client) => {
    client.on('error', () => undefined);
    client.write('220 mx.corp.net ESMTP\r\n');
    client.on('data', () => client.write('250-mx.corp.net\r\n250 SIZE 1000\r\n'));
  });
  mails.listen(0, ELSEWHERE);
  await once(mails, 'listening');
  return mails;
}

/** What a production start with this mail server warns of, once it has said `awaited`. */
async function warningsOf(smtpUrl: string, awaited: string): Promise<string[]> {
  const told: string[] = [];
  jest
    .spyOn(Logger.prototype, 'warn')
    .mockImplementation((...words: unknown[]) => void told.push(String(words[0])));
  const folder = mkdtempSync(join(tmpdir(), 'hh-start-'));
  const server = await startServer({
    NODE_ENV: 'production',
    PORT: '0',
    APP_URL: 'http://dates.example',
    SMTP_URL: smtpUrl,
    SESSION_SECRET: key(),
    DATA_KEY: key(),
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
    ...(await migratedDatabase()),
  });
  await eventually(() => told.some((line) => line.startsWith(awaited)));
  await server.close();
  rmSync(folder, { recursive: true });
  jest.restoreAllMocks();
  return told;
}

describe('a start in production', () => {
  it('warns, by the names of the variables, about no https and a mail server without STARTTLS', async () => {
    const mails = await plainMailServer();
    const url = `smtp://${ELSEWHERE}:${(mails.address() as AddressInfo).port}`;
    const told = await warningsOf(url, 'SMTP_URL names a mail server that offers no encryption');
    expect(told.some((line) => line.startsWith('APP_URL does not begin with https'))).toBe(true);
    mails.close();
  });

  it('warns about a mail server whose certificate is not trusted', async () => {
    const mails = await EncryptingSmtpServer.start(ELSEWHERE);
    const told = await warningsOf(mails.urlAs(ELSEWHERE), 'SMTP_URL names a mail server whose certificate');
    expect(told.some((line) => line.includes('NODE_EXTRA_CA_CERTS'))).toBe(true);
    mails.close();
  });
});
