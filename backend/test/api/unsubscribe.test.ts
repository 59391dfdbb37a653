import { SuppressionsService } from '../../src/mail/suppressions/suppressions.service';
import { eventually } from '../support/time/eventually';
import type { ReceivedMail } from '../support/servers/smtp-server';
import { TestApp } from '../support/test-app';
import type { TestUser } from '../support/accounts/test-user';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());

async function unsubscribe(email: string, type: string): Promise<unknown> {
  return (await app.visitor().http.post('/api/unsubscribe').send({ email, type }).expect(200)).body;
}

async function profileOf(user: TestUser) {
  return (await user.http.get('/api/user/profile').expect(200)).body as Record<string, unknown>;
}

function welcomesOf(user: TestUser): Promise<{ status: string; sealed: Buffer | null }[]> {
  return app.sql(
    `select status, outbox.sealed from outbox join users on users.id = user_id where email = $1 and mail_type = 'welcome'`,
    [user.email],
  );
}

/** As mailparser reads them. */
function listHeadersOf(mail: ReceivedMail): { unsubscribe: { url: string }; 'unsubscribe-post': unknown } {
  return mail.headers.get('list') as unknown as ReturnType<typeof listHeadersOf>;
}

/** The address that the email client of `user` would post to. */
async function oneClickPath(user: TestUser): Promise<string> {
  const mail = await app.mails.waitFor(user.email, /^Welcome to/);
  return listHeadersOf(mail).unsubscribe.url.replace('http://localhost:3000', '');
}

describe('POST /api/unsubscribe', () => {
  it('says whether it already applied, the same for addresses with and without an account', async () => {
    const user = await app.member();
    for (const email of [user.email, 'unknown@example.com']) {
      expect(await unsubscribe(email, 'experience')).toEqual({ alreadyUnsubscribed: false });
      expect(await unsubscribe(email.toUpperCase(), 'experience')).toEqual({ alreadyUnsubscribed: true });
      expect(await unsubscribe(email, 'marketing')).toEqual({ alreadyUnsubscribed: false });
    }
  });

  it('shows in the settings, and can be undone there', async () => {
    const user = await app.member();
    await unsubscribe(user.email, 'experience');
    expect(await profileOf(user)).toMatchObject({ experienceEmails: false });
    await user.http.patch('/api/user/profile').send({ experienceEmails: true }).expect(200);
    expect(await unsubscribe(user.email, 'experience')).toEqual({ alreadyUnsubscribed: false });
  });

  it('stops both kinds for any other type, and asking again with another one is the same request', async () => {
    const user = await app.member();
    await user.http.patch('/api/user/profile').send({ marketingEmails: true, experienceEmails: true });
    expect(await unsubscribe(user.email, 'newsletter')).toEqual({ alreadyUnsubscribed: false });
    expect(await profileOf(user)).toMatchObject({ marketingEmails: false, experienceEmails: false });
    expect(await unsubscribe(user.email, 'everything')).toEqual({ alreadyUnsubscribed: true });
  });

  it("tells nothing about an account's settings, bounces and complaints", async () => {
    const user = await app.member();
    await user.http.patch('/api/user/profile').send({ marketingEmails: false, experienceEmails: false });
    const suppressions = app.app.get(SuppressionsService);
    await suppressions.suppress(user.email, 'all', 'bounced');
    await suppressions.suppress(user.email, 'marketing', 'complained');
    for (const kind of ['marketing', 'experience', 'all'])
      expect([kind, await unsubscribe(user.email, kind)]).toEqual([kind, { alreadyUnsubscribed: false }]);
  });

  it('is lifted by switching one kind on again, and only for that kind', async () => {
    const user = await app.member();
    await unsubscribe(user.email, 'all');
    await user.http.patch('/api/user/profile').send({ marketingEmails: true }).expect(200);
    expect(await profileOf(user)).toMatchObject({ marketingEmails: true, experienceEmails: false });
    const suppressions = app.app.get(SuppressionsService);
    expect(await suppressions.isSuppressed(user.email, 'marketing')).toBe(false);
    expect(await suppressions.isSuppressed(user.email, 'experience')).toBe(true);
    await user.http.patch('/api/user/profile').send({ experienceEmails: true }).expect(200);
    expect(await suppressions.isSuppressed(user.email, 'experience')).toBe(false);
    expect(await unsubscribe(user.email, 'all')).toEqual({ alreadyUnsubscribed: false });
  });

  it('stays for an address that bounces, whatever the settings say', async () => {
    const user = await app.member();
    const suppressions = app.app.get(SuppressionsService);
    await unsubscribe(user.email, 'all');
    await suppressions.suppress(user.email, 'all', 'bounced');
    await user.http.patch('/api/user/profile').send({ marketingEmails: true }).expect(200);
    expect(await suppressions.isSuppressed(user.email, 'marketing')).toBe(true);
    await suppressions.liftBounce(user.email);
    expect(await suppressions.isSuppressed(user.email, 'marketing')).toBe(false);
  });

  it.each([
    [{ type: 'marketing' }, 'email'],
    [{ email: 'no-address', type: 'marketing' }, 'email'],
    [{ email: 'a@example.com' }, 'type'],
    [{ email: 'a@example.com', type: 'x'.repeat(101) }, 'type'],
  ])('refuses %j', async (body, field) => {
    const response = await app.visitor().http.post('/api/unsubscribe').send(body).expect(400);
    expect(response.body).toMatchObject({ errors: [{ field }] });
  });
});

describe('an optional email', () => {
  it('is not queued for users who unsubscribed', async () => {
    const user = app.visitor();
    await user.register();
    await unsubscribe(user.email, 'experience');
    await user.confirm();
    expect(await welcomesOf(user)).toEqual([]);
  });

  it('is not sent when its recipient unsubscribes while it is queued', async () => {
    app.mails.treat(({ subject }) => (subject.startsWith('Welcome to') ? { refuse: 550 } : 'accept'));
    const user = await app.member();
    await eventually(async () => (await welcomesOf(user))[0]?.status === 'dead');
    app.mails.treat(() => 'accept');
    await unsubscribe(user.email, 'experience');
    await app.sql(`update outbox set status = 'pending', next_attempt_at = now() where status = 'dead'`);
    await eventually(async () => (await welcomesOf(user))[0]?.status === 'suppressed');
    expect((await welcomesOf(user))[0]?.sealed).toBeNull();
    expect(app.mails.to(user.email).filter(({ subject }) => subject.startsWith('Welcome to'))).toEqual([]);
  });

  it('can be stopped with one click in the email client, posted as a form from any origin', async () => {
    const user = await app.member();
    const path = await oneClickPath(user);
    await app
      .visitor()
      .http.post(path)
      .set('origin', 'https://mail.example')
      .set('sec-fetch-site', 'cross-site')
      .type('form')
      .send('List-Unsubscribe=One-Click')
      .expect(200);
    expect(await profileOf(user)).toMatchObject({ experienceEmails: false });
    expect(await unsubscribe(user.email, 'experience')).toEqual({ alreadyUnsubscribed: true });
  });

  it('has one-click headers, and a link to a page in its text', async () => {
    const user = await app.member();
    const path = await oneClickPath(user);
    expect(path).toMatch(/^\/api\/unsubscribe\/one-click\?token=/);
    const mail = await app.mails.waitFor(user.email, /^Welcome to/);
    expect(listHeadersOf(mail)['unsubscribe-post']).toEqual({ name: 'List-Unsubscribe=One-Click' });
    expect(mail.text).toContain('/unsubscribe?email=');
  });

  it('cannot be stopped with a forged token', async () => {
    await app.visitor().http.post('/api/unsubscribe/one-click?token=made-up').expect(400);
    await app.visitor().http.post('/api/unsubscribe/one-click').expect(400);
  });
});

describe('a form', () => {
  it('is accepted nowhere else', async () => {
    await app.visitor().http.post('/api/unsubscribe').type('form').send('email=a@example.com').expect(415);
    await app.visitor().http.post('/api/auth/login').type('form').send('email=a@example.com').expect(415);
  });
});
