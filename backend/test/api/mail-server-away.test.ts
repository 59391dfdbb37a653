import { Logger } from '@nestjs/common';
import { AdministratorService } from '../../src/auth/administrator/administrator.service';
import { eventually } from '../support/time/eventually';
import { passOutboxTime } from '../support/mail/outbox-time';
import { TestSmtpServer, tokenIn } from '../support/servers/smtp-server';
import { TcpProxy } from '../support/servers/tcp-proxy';
import { TestApp, WITHOUT_REDIS } from '../support/test-app';
import type { TestUser } from '../support/accounts/test-user';

/** A probe every ten seconds, noticed by the next sweep. */
const BACK_WITHIN_MS = 15_000;
const ADMIN_PASSWORD = 'secret-admin-1';

let smtp: TestSmtpServer;
let wire: TcpProxy;
let app: TestApp;
let told: string[];

beforeEach(async () => {
  told = [];
  for (const level of ['error', 'log'] as const)
    jest
      .spyOn(Logger.prototype, level)
      .mockImplementation((...words: unknown[]) => void told.push(String(words[0])));
  smtp = await TestSmtpServer.start();
  wire = await TcpProxy.before(smtp.url);
  app = await TestApp.start({ env: { ...WITHOUT_REDIS, SMTP_URL: wire.url, ADMIN_PASSWORD } });
});
afterEach(async () => {
  await app.close();
  await wire.cut();
  await smtp.stop();
  jest.restoreAllMocks();
});

const serverLines = () => told.filter((text) => text.startsWith('The mail server is'));
const isAway = async () =>
  (await app.sql('select 1 from mail_server where away_since is not null')).length === 1;
const metric = async (name: string): Promise<number> => {
  const { body } = await app.app.inject({ url: '/metrics' });
  return Number(new RegExp(`^${name} (.+)$`, 'm').exec(body)?.[1]);
};
const stateOf = async (email: string) => {
  const rows = await app.sql<{ status: string; attempts: number; waits: boolean }>(
    `select o.status, o.attempts, o.next_attempt_at > o.due_at + interval '1 second' as waits from outbox o
     join users u on u.id = o.user_id where u.email = $1 order by o.created_at desc limit 1`,
    [email],
  );
  return rows[0];
};

async function registerPeople(count: number): Promise<TestUser[]> {
  const people = Array.from({ length: count }, () => app.visitor());
  for (const person of people) await person.register();
  return people;
}
const arrivedOnce = (people: readonly TestUser[]) => people.every(({ email }) => smtp.to(email).length === 1);

describe('a mail server that refuses connections', () => {
  it('holds every email without counting attempts, and gets all of them soon after it is back', async () => {
    await wire.cut();
    const people = await registerPeople(30);
    await eventually(isAway);
    await eventually(async () => (await stateOf(people[29]?.email ?? ''))?.status === 'pending');
    for (const { email } of people)
      expect(await stateOf(email)).toMatchObject({ status: 'pending', attempts: 0, waits: false });
    expect(await metric('mail_server_away_seconds')).toBeGreaterThan(0);
    await wire.restore();
    await eventually(() => arrivedOnce(people), BACK_WITHIN_MS);
    expect(await metric('mail_server_away_seconds')).toBe(0);
    expect(serverLines()).toEqual([
      expect.stringMatching(
        /The mail server is away \(No answer from the mail server: (it refuses connections|the connection broke)\)/,
      ),
      expect.stringContaining('The mail server is back after'),
    ]);
  });

  it('is shown to the administrator, with since when', async () => {
    await app.app.get(AdministratorService).ensure();
    await wire.cut();
    await registerPeople(1);
    await eventually(isAway);
    const admin = app.visitor();
    await admin.login(ADMIN_PASSWORD, 'admin@localhost');
    const { body } = await admin.http.get('/api/admin/health').expect(200);
    expect((body as { checks: { name: string }[] }).checks.find(({ name }) => name === 'mail')).toMatchObject(
      {
        state: 'down',
        detail: expect.stringMatching(/^Mail server away since \d{4}-\d\d-\d\d \d\d:\d\d UTC/) as string,
      },
    );
  });
});

describe('a mail server that puts off everyone', () => {
  it('gets everything soon after it is well again, however long that took', async () => {
    smtp.treat(() => ({ refuse: 450 }));
    const people = await registerPeople(5);
    await eventually(isAway);
    smtp.treat(() => 'accept');
    await eventually(() => arrivedOnce(people), BACK_WITHIN_MS);
    expect(serverLines()).toHaveLength(2);
  });
});

describe('one recipient whose email is put off', () => {
  it('waits by its own backoff, while the others get theirs', async () => {
    const [unlucky, ...others] = await registerPeople(4);
    await eventually(() => arrivedOnce(others));
    const email = unlucky?.email ?? '';
    smtp.refused.set(email, 450);
    for (const attempt of [1, 2]) {
      await app.visitor().http.post('/api/auth/reset-password').send({ email }).expect(200);
      // When it is tried again is written after the attempt was counted.
      await eventually(async () => {
        const state = await stateOf(email);
        return state?.attempts === 1 && state.waits;
      });
      expect(await isAway()).toBe(false);
      expect(await stateOf(email)).toMatchObject({ status: 'pending', attempts: 1, waits: true });
      const next = await registerPeople(1);
      await eventually(() => arrivedOnce(next));
      expect(attempt).toBeLessThan(3);
    }
    expect(serverLines()).toEqual([]);
  });
});

describe('a link in an email that had to wait', () => {
  const REQUESTED_AGO = '2 hours';

  /** A member whose reset email is two hours old, like its link, and has not been sent. */
  async function withOldReset(): Promise<TestUser> {
    const user = app.visitor();
    await user.register();
    await smtp.waitFor(user.email, /Confirm/);
    await user.openLink(tokenIn(await smtp.waitFor(user.email, /Confirm/)));
    await eventually(async () => (await stateOf(user.email))?.status === 'sent');
    smtp.refused.set(user.email, 450);
    await app.visitor().http.post('/api/auth/reset-password').send({ email: user.email }).expect(200);
    await eventually(async () => (await stateOf(user.email))?.attempts === 1);
    await app.sql(
      `update mail_tokens set created_at = created_at - $1::interval, expires_at = expires_at - $1::interval
       where purpose = 'reset_password'`,
      [REQUESTED_AGO],
    );
    return user;
  }
  const open = (token: string) =>
    app
      .visitor()
      .http.post('/api/reset-password/confirm')
      .send({ token, password: 'a new long one', confirmPassword: 'a new long one' });

  it('is renewed when it has expired meanwhile', async () => {
    const user = await withOldReset();
    smtp.refused.clear();
    await passOutboxTime(app, REQUESTED_AGO);
    const token = tokenIn(await smtp.waitFor(user.email, /[Rr]eset/));
    await open(token).expect(200);
    expect(await app.sql('select 1 from outbox where link_renewed_at is not null')).toHaveLength(1);
  });

  it('is not sent when it was revoked meanwhile', async () => {
    const user = await withOldReset();
    smtp.refused.clear();
    await app.sql(`delete from mail_tokens where purpose = 'reset_password'`);
    await passOutboxTime(app, REQUESTED_AGO);
    await eventually(async () => (await stateOf(user.email))?.status === 'suppressed');
    expect(smtp.to(user.email).some(({ subject }) => /[Rr]eset/.test(subject))).toBe(false);
    expect(told.some((text) => text.includes('its link was used or replaced'))).toBe(true);
  });
});
