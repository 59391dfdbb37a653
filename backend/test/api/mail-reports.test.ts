import { SuppressionsService } from '../../src/mail/suppressions/suppressions.service';
import { administrator } from '../support/accounts/administrator';
import { complaintReport, deliveryReport } from '../support/mail/mail-reports';
import type { ReceivedMail } from '../support/servers/smtp-server';
import { TestApp, WITHOUT_REDIS } from '../support/test-app';
import type { TestUser } from '../support/accounts/test-user';
import { marksOf, welcomed } from '../support/mail/welcome-mail';

const TOKEN = 'a-token-of-the-provider';
const ADA = { address: 'ada@example.com', messageId: '<x@y>' };

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ env: { MAIL_WEBHOOK_TOKEN: TOKEN } });
});
afterAll(() => app.close());

function report(kind: 'bounces' | 'complaints', message: string) {
  return app
    .visitor()
    .http.post(`/api/mail/${kind}`)
    .set('authorization', `Bearer ${TOKEN}`)
    .type('message/rfc822')
    .send(message);
}

async function switchesOf(user: TestUser): Promise<unknown> {
  const { body } = await user.http.get('/api/user/profile').expect(200);
  const { marketingEmails, experienceEmails } = body as Record<string, unknown>;
  return { marketingEmails, experienceEmails };
}

describe('POST /api/mail/bounces', () => {
  const about = ({ user, mail }: { user: TestUser; mail: ReceivedMail }) => ({
    address: user.email,
    messageId: mail.messageId,
  });
  const isUnwanted = async (user: TestUser): Promise<boolean> => {
    const entries = await app.app.get(SuppressionsService).exportFor(user.email);
    return entries.some(({ mailKind, reason }) => mailKind === 'all' && reason === 'bounced');
  };

  it('stops all optional email to a permanently failing address, and records it on the email', async () => {
    const sent = await welcomed(app);
    const message = deliveryReport({ ...about(sent), status: '5.1.1' });
    expect((await report('bounces', message).expect(200)).body).toEqual({ suppressed: 1 });
    expect(await marksOf(app, sent.user)).toMatchObject({ bouncedAt: expect.any(Date) as Date });
    expect(await isUnwanted(sent.user)).toBe(true);
  });

  it('still sends security email there, and a followed link lifts it', async () => {
    const sent = await welcomed(app);
    await report('bounces', deliveryReport({ ...about(sent), status: '5.1.1' })).expect(200);
    await app.visitor().http.post('/api/auth/reset-password').send({ email: sent.user.email });
    const mail = await app.mails.waitFor(sent.user.email, /Reset/);
    const token = /token=([\w-]+)/.exec(mail.text)?.[1];
    const body = { token, password: 'battery staple', confirmPassword: 'battery staple' };
    await app.visitor().http.post('/api/reset-password/confirm').send(body).expect(200);
    expect(await isUnwanted(sent.user)).toBe(false);
  });

  it('records a temporary failure, and keeps emailing', async () => {
    const sent = await welcomed(app);
    const message = deliveryReport({ ...about(sent), status: '4.2.2' });
    expect((await report('bounces', message).expect(200)).body).toEqual({ suppressed: 0 });
    expect(await marksOf(app, sent.user)).toMatchObject({ bouncedAt: expect.any(Date) as Date });
    expect(await isUnwanted(sent.user)).toBe(false);
  });

  it('accepts the report as JSON, as text, and as multipart', async () => {
    const message = deliveryReport({ ...about(await welcomed(app)), status: '5.1.1' });
    const [head = '', ...rest] = message.split('\r\n\r\n');
    const type = /Content-Type: ([^]*)$/.exec(head)?.[1]?.replace(/\r\n\s+/g, ' ') ?? '';
    for (const request of [
      report('bounces', message).type('text/plain'),
      report('bounces', rest.join('\r\n\r\n')).set('content-type', type),
      app.visitor().http.post('/api/mail/bounces').set('authorization', `Bearer ${TOKEN}`).send({ message }),
    ])
      expect((await request.expect(200)).body).toEqual({ suppressed: 1 });
  });

  it.each(['<x@y>', '<01890000-0000-7000-8000-000000000000@dates.example>'])(
    'changes nothing for an address that was sent no such email (%s)',
    async (messageId) => {
      const { user } = await welcomed(app);
      const message = deliveryReport({ address: user.email, messageId, status: '5.1.1' });
      expect((await report('bounces', message).expect(200)).body).toEqual({ suppressed: 0 });
      expect(await isUnwanted(user)).toBe(false);
    },
  );

  it("changes nothing when it names another user's email, or none", async () => {
    const [victim, other] = [await welcomed(app), await welcomed(app)];
    const forged = deliveryReport({ ...about(other), address: victim.user.email, status: '5.1.1' });
    const anonymous = forged.replace(/Message-ID:\s+\S+/, 'X-Nothing: here');
    for (const message of [forged, anonymous])
      expect((await report('bounces', message).expect(200)).body).toEqual({ suppressed: 0 });
    for (const { user } of [victim, other]) {
      expect(await isUnwanted(user)).toBe(false);
      expect(await marksOf(app, user)).toMatchObject({ bouncedAt: null });
    }
  });

  it('leaves an unsubscription in place when a link is followed', async () => {
    const { user } = await welcomed(app);
    const suppressions = app.app.get(SuppressionsService);
    await suppressions.suppress(user.email, 'all', 'unsubscribed');
    await suppressions.liftBounce(user.email);
    expect(await suppressions.exportFor(user.email)).toMatchObject([
      { mailKind: 'all', reason: 'unsubscribed' },
    ]);
  });

  it('rejects anything that is not a report', async () => {
    const answer = await report('bounces', 'Subject: Hello\n\nHow are you?').expect(400);
    expect((answer.body as { message: string }).message).toMatch(/read this report/);
    await report('bounces', '').expect(400);
    await report('complaints', deliveryReport({ ...ADA, status: '5.1.1' })).expect(400);
  });
});

describe('POST /api/mail/complaints', () => {
  it('unsubscribes from both kinds, as the settings show, and records it on the email', async () => {
    const { user, mail } = await welcomed(app);
    await user.http.patch('/api/user/profile').send({ marketingEmails: true }).expect(200);
    const message = complaintReport({ address: 'redacted', messageId: mail.messageId });
    expect((await report('complaints', message).expect(200)).body).toEqual({ suppressed: 1 });
    expect(await switchesOf(user)).toEqual({ marketingEmails: false, experienceEmails: false });
    expect(await marksOf(app, user)).toMatchObject({ complainedAt: expect.any(Date) as Date });
  });

  it('is undone when the user switches the emails back on', async () => {
    const { user, mail } = await welcomed(app);
    const message = complaintReport({ address: user.email, messageId: mail.messageId });
    await report('complaints', message).expect(200);
    await user.http.patch('/api/user/profile').send({ experienceEmails: true }).expect(200);
    expect(await switchesOf(user)).toEqual({ marketingEmails: false, experienceEmails: true });
    const { body } = await user.http.get('/api/user/export').expect(200);
    expect((body as { unsubscribed: unknown[] }).unsubscribed).toMatchObject([
      { mailKind: 'marketing', reason: 'complained' },
    ]);
  });

  it("changes nothing when it names someone else's email or none of ours", async () => {
    const [{ user }, { mail }] = [await welcomed(app), await welcomed(app)];
    await user.http.patch('/api/user/profile').send({ marketingEmails: true }).expect(200);
    for (const messageId of [mail.messageId, '<x@y>']) {
      const message = complaintReport({ address: user.email, messageId });
      expect((await report('complaints', message).expect(200)).body).toEqual({ suppressed: 0 });
    }
    expect(await switchesOf(user)).toEqual({ marketingEmails: true, experienceEmails: true });
    expect(await marksOf(app, user)).toMatchObject({ complainedAt: null });
  });

  it('with a NUL in the address is just another address', async () => {
    const { mail } = await welcomed(app);
    const message = complaintReport({ address: 'a\0da@example.com', messageId: mail.messageId });
    expect((await report('complaints', message).expect(200)).body).toEqual({ suppressed: 0 });
  });

  it('without an address and about no email of ours changes nothing', async () => {
    const message = complaintReport({ address: 'redacted', messageId: '<x@y>' });
    expect((await report('complaints', message).expect(200)).body).toEqual({ suppressed: 0 });
  });
});

describe('the webhooks', () => {
  const message = deliveryReport({ ...ADA, status: '5.1.1' });

  it.each(['bounces', 'complaints'])('require the token (%s)', async (kind) => {
    for (const authorization of ['', 'Bearer wrong', TOKEN]) {
      const request = app.visitor().http.post(`/api/mail/${kind}`).set('authorization', authorization);
      await request.type('message/rfc822').send(message).expect(401);
    }
    const admin = await administrator(app);
    await admin.http.post(`/api/mail/${kind}`).type('message/rfc822').send(message).expect(401);
  });

  it('do not exist without one', async () => {
    const other = await TestApp.start({ env: WITHOUT_REDIS });
    for (const kind of ['bounces', 'complaints'])
      await other.visitor().http.post(`/api/mail/${kind}`).send({ message }).expect(404);
    await other.close();
  });

  it('are the only endpoints that accept a raw message', async () => {
    await app.visitor().http.post('/api/unsubscribe').type('message/rfc822').send(message).expect(415);
    await app.visitor().http.post('/api/auth/login').type('text/plain').send(message).expect(415);
  });
});
