import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { startServer } from '../../src/server';
import { migratedDatabase } from '../support/databases/databases';
import { eventually } from '../support/time/eventually';

/** Not loopback by its name, although it leads to this machine. */
const ELSEWHERE = '0.0.0.0';
const key = () => randomBytes(32).toString('base64');

/** A start loads the world's cities. */

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

describe('a start in production', () => {
  it('warns, by the names of the variables, about no https and a mail server without STARTTLS', async () => {
    const told: string[] = [];
    jest
      .spyOn(Logger.prototype, 'warn')
      .mockImplementation((...words: unknown[]) => void told.push(String(words[0])));
    const folder = mkdtempSync(join(tmpdir(), 'hh-start-'));
    const mails = await plainMailServer();
    const server = await startServer({
      NODE_ENV: 'production',
      PORT: '0',
      APP_URL: 'http://dates.example',
      SMTP_URL: `smtp://${ELSEWHERE}:${(mails.address() as AddressInfo).port}`,
      SESSION_SECRET: key(),
      DATA_KEY: key(),
      LOG_LEVEL: 'silent',
      DATA_DIR: folder,
      ...(await migratedDatabase()),
    });
    const isTold = (text: string) => told.some((line) => line.startsWith(text));
    await eventually(() => isTold('SMTP_URL names a mail server that offers no encryption'));
    expect(isTold('APP_URL does not begin with https')).toBe(true);
    await server.close();
    mails.close();
    rmSync(folder, { recursive: true });
    jest.restoreAllMocks();
  });
});
