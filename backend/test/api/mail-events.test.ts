import { MailDeliveryService } from '../../src/mail/outbox/mail-delivery.service';
import { administrator, idOf } from '../support/accounts/administrator';
import { eventually } from '../support/time/eventually';
import type { ReceivedMail } from '../support/servers/smtp-server';
import { refusal } from '../support/accounts/refusals';
import { TestApp, WITHOUT_REDIS } from '../support/test-app';
import type { TestUser } from '../support/accounts/test-user';
import { marksOf, welcomed } from '../support/mail/welcome-mail';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());

const pathIn = (mail: ReceivedMail, kind: 'open' | 'click'): string =>
  new RegExp(`"http://localhost:3000(/api/mail/${kind}/[\\w-]+)"`).exec(mail.html)?.[1] ?? '';

describe('the tracking image in an email', () => {
  it('records when the email was first opened, and is one pixel', async () => {
    const { user, mail } = await welcomed(app);
    const answer = await app.visitor().http.get(pathIn(mail, 'open')).expect(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/gif',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect((answer.body as Buffer).subarray(0, 6).toString()).toBe('GIF89a');
    const first = await marksOf(app, user);
    expect(first).toMatchObject({ openedAt: expect.any(Date) as Date, clickedAt: null });
    await app.visitor().http.get(pathIn(mail, 'open')).expect(200);
    expect(await marksOf(app, user)).toEqual(first);
  });

  it('records nothing for a HEAD request', async () => {
    const { user, mail } = await welcomed(app);
    await app.visitor().http.head(pathIn(mail, 'open')).expect(200);
    await app.visitor().http.head(pathIn(mail, 'click')).expect(302);
    expect(await marksOf(app, user)).toMatchObject({ openedAt: null, clickedAt: null });
  });
});

describe('a link in an email', () => {
  it('leads to its original target, and records a click and an open', async () => {
    const { user, mail } = await welcomed(app);
    const answer = await app.visitor().http.get(pathIn(mail, 'click')).expect(302);
    expect(answer.headers['location']).toBe('http://localhost:3000/dashboard');
    expect(await marksOf(app, user)).toMatchObject({
      openedAt: expect.any(Date) as Date,
      clickedAt: expect.any(Date) as Date,
    });
  });

  it('still works when the account is gone', async () => {
    const { user, mail } = await welcomed(app);
    await user.http.delete('/api/user').send({ currentPassword: user.password }).expect(204);
    await app.visitor().http.get(pathIn(mail, 'click')).expect(302);
    await app.visitor().http.get(pathIn(mail, 'open')).expect(200);
  });

  it('cannot be altered to lead elsewhere', async () => {
    const { mail } = await welcomed(app);
    const click = pathIn(mail, 'click');
    const made = [
      `${click.slice(0, -3)}AAA`,
      click.replace('/click/', '/open/'),
      pathIn(mail, 'open').replace('/open/', '/click/'),
      `/api/mail/click/${encodeURIComponent('https://evil.example')}`,
      '/api/mail/open/x',
    ];
    for (const path of made) {
      const answer = await app.visitor().http.get(path).expect(404);
      expect(answer.body).toEqual(refusal('request.not-found'));
    }
  });
});

describe('an account or security email', () => {
  it('is not tracked', async () => {
    const user = app.visitor();
    await user.register();
    const mail = await app.mails.waitFor(user.email, /Confirm/);
    expect(mail.html).not.toContain('/api/mail/');
    expect(mail.html).not.toContain('<img');
  });
});

describe('with MAIL_TRACKING=off', () => {
  it('no email is tracked', async () => {
    const quiet = await TestApp.start({ env: { ...WITHOUT_REDIS, MAIL_TRACKING: 'off' } });
    const user = await quiet.member();
    const mail = await quiet.mails.waitFor(user.email, /^Welcome to/);
    await quiet.close();
    expect(mail.html).not.toContain('/api/mail/');
    expect(mail.html).not.toContain('<img');
    expect(mail.html).toContain('href="http://localhost:3000/dashboard"');
  });
});

describe('unsubscribing', () => {
  it('is recorded on the newest email of its kind', async () => {
    const { user } = await welcomed(app);
    await app
      .visitor()
      .http.post('/api/unsubscribe')
      .send({ email: user.email, type: 'experience' })
      .expect(200);
    expect(await marksOf(app, user)).toMatchObject({ unsubscribedAt: expect.any(Date) as Date });
  });
});

describe('an address that the mail server rejects', () => {
  const stateOf = async (user: TestUser, type: string): Promise<string | undefined> => {
    const rows = await app.sql<{ status: string }>(
      'select status from outbox join users on users.id = user_id where email = $1 and mail_type = $2',
      [user.email, type],
    );
    return rows[0]?.status;
  };

  it('gets no more optional email, while security email is still attempted', async () => {
    const user = app.visitor();
    app.mails.refused.set(user.email, 550);
    await user.register();
    await eventually(async () => (await stateOf(user, 'confirmation')) === 'dead');
    app.mails.refused.delete(user.email);
    const admin = await administrator(app);
    await admin.http
      .post('/api/admin/activate')
      .send({ userIds: [await idOf(app, user)] })
      .expect(200);
    await eventually(async () => (await stateOf(user, 'welcome')) === 'suppressed');
    await app.visitor().http.post('/api/auth/reset-password').send({ email: user.email });
    await app.mails.waitFor(user.email, /Reset/);
    expect(app.mails.to(user.email)).toHaveLength(1);
  });

  it('temporarily is retried', async () => {
    const user = app.visitor();
    app.mails.refused.set(user.email, 450);
    await user.register();
    await eventually(async () => {
      const rows = await app.sql<{ attempts: number }>(
        'select attempts from outbox join users on users.id = user_id where email = $1 and last_error is not null',
        [user.email],
      );
      return rows[0]?.attempts === 1;
    });
    app.mails.refused.delete(user.email);
    await app.sql(`update outbox set next_attempt_at = now() where status = 'pending'`);
    await app.app.get(MailDeliveryService).sweep();
    await app.mails.waitFor(user.email, /Confirm/);
  });
});
