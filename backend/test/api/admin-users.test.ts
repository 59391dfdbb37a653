import type { AdminEmailLogEntry, AdminUser } from '#contract/console/admin';
import { administrator, idOf } from '../support/accounts/administrator';
import { eventually } from '../support/time/eventually';
import { expectFieldRefusal } from '../support/accounts/refusals';
import { TestApp } from '../support/test-app';
import { rateAll, type TestUser } from '../support/accounts/test-user';

let app: TestApp;
let admin: TestUser;
beforeAll(async () => {
  app = await TestApp.start();
  admin = await administrator(app);
});
afterAll(() => app.close());

const UNKNOWN = '01890000-0000-7000-8000-000000000000';
const list = async (query: Readonly<Record<string, string | number>> = {}) => {
  const answer = await admin.http.get('/api/admin/users').query(query).expect(200);
  return { users: answer.body as AdminUser[], total: Number(answer.headers['x-total-count']) };
};
const find = async (user: TestUser) => (await list({ search: user.email })).users[0];

describe('GET /api/admin/status', () => {
  it('answers everyone, and says yes only to the administrator', async () => {
    const none = { isAdmin: false, email: null };
    await app.visitor().http.get('/api/admin/status').expect(200, none);
    await (await app.member()).http.get('/api/admin/status').expect(200, none);
    await admin.http.get('/api/admin/status').expect(200, { isAdmin: true, email: admin.email });
  });
});

describe('the list of users', () => {
  it('has what the console shows for each account', async () => {
    const user = await app.member({ firstName: 'Ada', lastName: 'Byron' });
    const standards = await user.onboard();
    const match = await user.addMatch();
    await user.addMatch();
    await user.scoreDate(match.id, rateAll(standards, 8));
    expect(await find(user)).toEqual({
      id: await idOf(app, user),
      email: user.email,
      firstName: 'Ada',
      lastName: 'Byron',
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      emailConfirmed: true,
      authType: 'local',
      onboardingComplete: true,
      surveyComplete: true,
      criteriaCount: 3,
      recentMatches: 2,
      evaluatedMatches: 1,
      hasLikedDateIdea: false,
      hasUsedAlex: false,
      isAdmin: false,
      marketingEmails: false,
      experienceEmails: true,
      location: 'Lisbon, Lisbon, Portugal',
      howHeardAbout: 'friend-referral',
      datingGoal: 'long-term-relationship',
      datingDuration: '1-2-years',
      datingChallenge: 'making-decisions',
      preferredDateType: 'quiet-intimate',
      gender: 'woman',
      interestedInGenders: 'men',
    });
  });

  it('knows who liked a date idea and who wrote to Alex', async () => {
    const user = await app.member();
    await user.http
      .post('/api/date-ideas/preference')
      .send({
        dateIdeaId: 'a',
        dateIdeaData: { id: 'a', title: 'Walk', source: 'Local Activity' },
        preference: 'liked',
      })
      .expect(200);
    await user.http.post('/api/alex/chat').send({ message: 'Hello there' }).expect(200);
    expect(await find(user)).toMatchObject({ hasLikedDateIdea: true, hasUsedAlex: true });
  });

  it.each([
    ['the address', (user: TestUser) => user.email.slice(3, 20).toUpperCase()],
    ['the first name', () => 'ZANZIBA'],
    ['the last name', () => "o'mal%ley"],
    ['the whole name', () => "Zanzibar  O'Mal%"],
    ['two letters', () => '%l'],
  ])('can be searched by %s, ignoring case', async (_, term) => {
    const user = await app.member({ firstName: 'Zanzibar', lastName: "O'Mal%ley" });
    const { users, total } = await list({ search: term(user) });
    expect(users.map(({ email }) => email)).toContain(user.email);
    expect(total).toBe(users.length);
    expect(users.every(({ firstName }) => firstName === 'Zanzibar')).toBe(true);
  });

  it('cannot be searched by location', async () => {
    const user = await app.member();
    await user.answerSurvey();
    expect((await list({ search: 'Lisbon' })).users).toEqual([]);
  });

  it('can be filtered by status', async () => {
    const active = await app.member({ firstName: 'Statuswise' });
    await active.onboard();
    const pending = await app.member({ firstName: 'Statuswise' });
    const old = await app.member({ firstName: 'Statuswise' });
    await app.sql(`update users set created_at = now() - interval '8 days' where email = $1`, [old.email]);
    const emails = async (status: string) =>
      (await list({ search: 'statuswise', status })).users.map(({ email }) => email);
    expect(await emails('all')).toEqual([pending.email, active.email, old.email]);
    expect(await emails('active')).toEqual([active.email]);
    expect(await emails('pending')).toEqual([pending.email, old.email]);
    expect(await emails('recent')).toEqual([pending.email, active.email]);
  });

  it.each(['all', 'active', 'pending', 'recent'])(
    'is paginated newest first, with the total for %s',
    async (status) => {
      for (let day = 0; day < 4; day += 1) {
        const user = await app.member();
        if (day % 2 === 0) await user.onboard();
        await app.sql(`update users set created_at = now() - $2 * interval '1 day' where email = $1`, [
          user.email,
          day * 3,
        ]);
      }
      const { users: everyone, total } = await list({ status });
      expect(everyone.length).toBe(total);
      const times = everyone.map(({ createdAt }) => createdAt);
      expect(times).toEqual([...times].sort().reverse());
      const paged: AdminUser[] = [];
      for (let page = 1; paged.length < total; page += 1) {
        const answer = await list({ status, page, pageSize: 3 });
        expect(answer).toMatchObject({ total });
        expect(answer.users.length).toBeGreaterThan(0);
        paged.push(...answer.users);
      }
      expect(paged).toEqual(everyone);
      expect((await list({ status, page: 1000 })).users).toEqual([]);
    },
  );

  it.each([
    [{ status: 'busy' }, 'status', 'The status must be all, active, pending or recent'],
    [{ page: 0 }, 'page', 'The page must be a whole number from 1'],
    [{ page: 'x' }, 'page', 'The page must be a whole number from 1'],
    [{ pageSize: 201 }, 'pageSize', 'The page size must be a whole number from 1 to 200'],
    [{ search: 'x'.repeat(255) }, 'search', 'A search cannot exceed 254 characters'],
  ])('refuses %j', async (query, field, message) => {
    const answer = await admin.http.get('/api/admin/users').query(query).expect(400);
    expectFieldRefusal(answer, field, message);
  });
});

describe('deleting users', () => {
  const remove = (userIds: unknown) => admin.http.delete('/api/admin/users').send({ userIds });

  it('erases the chosen accounts with all their data', async () => {
    const users = [await app.member(), await app.member()];
    await users[0]?.addMatch();
    const ids = await Promise.all(users.map((user) => idOf(app, user)));
    await remove([...ids, ids[0]]).expect(200, { deleted: 2 });
    expect(await app.sql('select 1 from candidates where owner_id = any($1)', [ids])).toEqual([]);
    for (const user of users) expect((await user.login()).status).toBe(401);
  });

  it('deletes once when two requests name the same users, in any order', async () => {
    const users = await Promise.all(Array.from({ length: 6 }, () => app.member()));
    const userIds = await Promise.all(users.map((user) => idOf(app, user)));
    const answers = await Promise.all(
      [userIds, [...userIds].reverse()].map((ids) =>
        admin.http.delete('/api/admin/users').send({ userIds: ids }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('deletes all or none', async () => {
    const user = await app.member();
    const id = await idOf(app, user);
    await remove([id, UNKNOWN]).expect(404);
    await remove([id, 'nonsense']).expect(404);
    const refused = await remove([id, await idOf(app, admin)]).expect(400);
    expect((refused.body as { message: string }).message).toContain('administrator');
    await user.http.get('/api/auth/user').expect(200);
  });

  it('accepts an empty list, and rejects what is not a list', async () => {
    await remove([]).expect(200, { deleted: 0 });
    await remove(undefined).expect(400);
    await remove('all').expect(400);
    await remove([1]).expect(400);
    await remove(Array.from({ length: 1_001 }, () => UNKNOWN)).expect(400);
  });
});

describe('account emails for a user', () => {
  it('resends the confirmation until the address is confirmed', async () => {
    const user = app.visitor();
    await user.register();
    await app.mails.waitFor(user.email, /Confirm your email/);
    const userId = await idOf(app, user);
    const answer = await admin.http.post('/api/admin/resend-confirmation').send({ userId }).expect(200);
    expect(answer.body).toEqual({ message: 'Confirmation email has been resent successfully.' });
    await eventually(() => app.mails.to(user.email).length === 2);
    await user.openLink(await user.confirmationToken(), user.password);
    await admin.http.post('/api/admin/resend-confirmation').send({ userId }).expect(409);
  });

  it('sends a password reset', async () => {
    const user = await app.member();
    const userId = await idOf(app, user);
    await admin.http.post('/api/admin/send-password-reset').send({ userId }).expect(200);
    await app.mails.waitFor(user.email, /[Rr]eset/);
  });

  it.each(['resend-confirmation', 'send-password-reset', 'end-sessions'])(
    '%s rejects unknown users',
    async (call) => {
      await admin.http.post(`/api/admin/${call}`).send({ userId: UNKNOWN }).expect(404);
      await admin.http.post(`/api/admin/${call}`).send({ userId: 'nonsense' }).expect(404);
      await admin.http.post(`/api/admin/${call}`).send({}).expect(400);
    },
  );
});

describe('the email log of a user', () => {
  it('lists what was sent to them, newest first', async () => {
    const user = await app.member();
    const userId = await idOf(app, user);
    await admin.http.post('/api/admin/send-password-reset').send({ userId }).expect(200);
    await app.mails.waitFor(user.email, /[Rr]eset/);
    const emails = async () =>
      (await admin.http.get(`/api/admin/user/${userId}/emails`).expect(200)).body as AdminEmailLogEntry[];
    await eventually(async () => (await emails()).length === 3);
    const log = await emails();
    expect(log.map(({ emailType }) => emailType).sort()).toEqual([
      'confirmation',
      'password_reset',
      'welcome',
    ]);
    const times = log.map(({ sentAt }) => sentAt);
    expect(times).toEqual([...times].sort().reverse());
    expect(log.find(({ emailType }) => emailType === 'password_reset')).toEqual({
      id: expect.any(String) as string,
      emailType: 'password_reset',
      subject: expect.stringMatching(/password/i) as string,
      outcome: 'sent',
      sentAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      openedAt: null,
      clickedAt: null,
      isOpened: false,
      isClicked: false,
      messageId: expect.stringMatching(/^<.+@.+>$/) as string,
    });
  });

  it('does not exist for unknown users', async () => {
    await admin.http.get(`/api/admin/user/${UNKNOWN}/emails`).expect(404);
    await admin.http.get('/api/admin/user/nonsense/emails').expect(404);
  });
});

describe('activating users', () => {
  it('confirms addresses that are not confirmed yet', async () => {
    const user = app.visitor();
    await user.register();
    const userIds = [await idOf(app, user), await idOf(app, await app.member())];
    await admin.http.post('/api/admin/activate').send({ userIds }).expect(200, { activated: 1 });
    expect((await user.login()).body).toMatchObject({ redirectUrl: '/onboarding-survey' });
  });

  it('activates all or none', async () => {
    const user = app.visitor();
    await user.register();
    const userIds = [await idOf(app, user), UNKNOWN];
    await admin.http.post('/api/admin/activate').send({ userIds }).expect(404);
    expect(await find(user)).toMatchObject({ emailConfirmed: false });
  });
});
