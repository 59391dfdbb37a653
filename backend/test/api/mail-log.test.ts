import type { AdminEmailLogEntry } from '#contract/console/admin';
import { MailLogService } from '../../src/mail/log/mail-log.service';
import { idOf } from '../support/accounts/administrator';
import { eventually } from '../support/time/eventually';
import { TestApp } from '../support/test-app';
import type { TestUser } from '../support/accounts/test-user';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());

async function logOf(user: TestUser): Promise<AdminEmailLogEntry[]> {
  return app.app.get(MailLogService).listFor(await idOf(app, user));
}

/** Signed up and confirmed; both emails have arrived. */
async function memberWithMails(): Promise<TestUser> {
  const user = await app.member();
  await eventually(async () => (await logOf(user)).length === 2);
  return user;
}

describe('a user’s email log', () => {
  it('lists what was sent, newest first, with subject and Message-ID', async () => {
    const user = await memberWithMails();
    const log = await logOf(user);
    const welcome = await app.mails.waitFor(user.email, /^Welcome to/);
    expect(log.map(({ emailType }) => emailType)).toEqual(['welcome', 'confirmation']);
    expect(log[0]).toEqual({
      id: expect.any(String) as string,
      emailType: 'welcome',
      subject: 'Welcome to Heart & Head',
      outcome: 'sent',
      sentAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
      openedAt: null,
      clickedAt: null,
      isOpened: false,
      isClicked: false,
      messageId: welcome.messageId,
    });
  });

  it('omits an email that could not be sent', async () => {
    app.mails.treat(({ subject }) => (subject.includes('Confirm') ? { refuse: 550 } : 'accept'));
    const user = app.visitor();
    await user.register();
    await eventually(async () => {
      const rows = await app.sql<{ status: string }>(
        'select status from outbox join users on users.id = user_id where email = $1',
        [user.email],
      );
      return rows[0]?.status === 'dead';
    });
    app.mails.treat(() => 'accept');
    expect(await logOf(user)).toEqual([]);
  });

  it('contains nothing a user wrote to support', async () => {
    const user = await memberWithMails();
    await user.http
      .post('/form/submit')
      .send({
        name: 'Ada',
        email: user.email,
        subject: 'Hello',
        category: 'privacy',
        message: 'What do you keep?',
      })
      .expect(201);
    await app.mails.wait(({ subject }) => subject.endsWith('Hello'));
    expect(await logOf(user)).toHaveLength(2);
  });

  it('is part of the export, and is deleted with the account', async () => {
    const user = await memberWithMails();
    const id = await idOf(app, user);
    const { body } = await user.http.get('/api/user/export').expect(200);
    expect((body as { mailLog: unknown }).mailLog).toMatchObject([
      { type: 'welcome', subject: 'Welcome to Heart & Head', openedAt: null },
      { type: 'confirmation' },
    ]);
    await user.http.delete('/api/user').send({ currentPassword: user.password }).expect(204);
    expect(await app.app.get(MailLogService).listFor(id)).toEqual([]);
  });
});
