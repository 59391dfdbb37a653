import { SURVEY } from '../support/accounts/test-user';
import { sessionCookie, sessionCookieLine } from '../support/accounts/cookies';
import { MovableClock, SECOND } from '../support/time/movable-clock';
import { refusal } from '../support/accounts/refusals';
import { TestApp } from '../support/test-app';

const clock = new MovableClock();
let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ clock });
});
afterAll(() => app.close());

describe('signing in before the address is confirmed', () => {
  it('asks for confirmation, and sends no second email right after the first', async () => {
    const user = app.visitor();
    await user.register();
    const response = await user.login();
    expect(response.status).toBe(200);
    expect(response.body).toEqual({
      needsConfirmation: true,
      needsEmailConfirmation: true,
      emailResent: false,
      message: expect.any(String),
    });
    expect(sessionCookie(response)).toMatch(/^sid=[\w-]{43}$/);
  });

  it('sends a new link when the last one was a while ago, and says so', async () => {
    const user = app.visitor();
    await user.register();
    const first = await app.mails.waitFor(user.email, /Confirm your email/);
    clock.advance(61 * SECOND);
    expect((await user.login()).body).toMatchObject({ emailResent: true });
    await app.mails.wait((mail) => mail.to === user.email && mail.messageId !== first.messageId);
    expect((await user.login()).body).toMatchObject({ emailResent: false });
  });

  it('reveals nothing about the account to a wrong password', async () => {
    const user = app.visitor();
    await user.register();
    const response = await user.login('not the password');
    expect(response.status).toBe(401);
    expect(response.body).toEqual(refusal('auth.invalid-credentials'));
  });

  it('closes everything that needs an account until the address is confirmed', async () => {
    const user = app.visitor();
    await user.register();
    await user.login();
    const id = '01890000-0000-7000-8000-000000000000';
    const calls = [
      user.http.get('/api/auth/user'),
      user.http.get('/api/user/profile'),
      user.http.patch('/api/user/profile').send({ firstName: 'Eve' }),
      user.http
        .patch('/api/user/change-password')
        .send({ currentPassword: user.password, newPassword: 'another' }),
      user.http
        .patch('/api/user/change-email')
        .send({ newEmail: 'e@example.com', currentPassword: user.password }),
      user.http.post('/api/user/mark-dashboard-guide-seen'),
      user.http.post('/api/onboarding-survey').send(SURVEY),
      user.http.get('/api/criteria'),
      user.http.post('/api/criteria').send({ name: 'Kindness' }),
      user.http.post('/api/criteria/selection').send({ selectedCriteriaIds: ['1', '2', '3'], criteria: [] }),
      user.http.get('/api/candidates'),
      user.http.post('/api/candidates').send({ name: 'Robin' }),
      user.http.put(`/api/candidates/${id}`).send({ name: 'Robin' }),
      user.http.delete(`/api/candidates/${id}`),
      user.http.get(`/api/candidates/${id}/date-experiences`),
      user.http.post('/api/date-experiences').send({}),
      user.http.put(`/api/date-experiences/${id}`).send({}),
      user.http.delete(`/api/date-experiences/${id}`),
      user.http.get(`/api/date-experiences/${id}/evaluations`),
      user.http.delete(`/api/evaluations/${id}`),
      user.http.get('/api/dashboard/stats'),
      user.http.get('/api/places/autocomplete?input=Lis'),
      user.http.post('/api/places/autocomplete').send({ input: 'Lis' }),
    ];
    for (const call of calls) {
      const { status, body } = await call;
      expect({ status, body }).toEqual({
        status: 403,
        body: {
          statusCode: 403,
          code: 'auth.email-unconfirmed',
          message: expect.any(String),
          kind: 'email_unconfirmed',
        },
      });
    }
    await user.confirm();
    await user.http.get('/api/auth/user').expect(200);
  });
});

describe('signing out', () => {
  it('ends the session and clears its cookie', async () => {
    const user = await app.member();
    const cookie = sessionCookie(await user.login());
    const response = await user.http.post('/api/auth/logout').expect(204);
    expect(response.text).toBe('');
    expect(sessionCookieLine(response)).toMatch(/^sid=;.*(Max-Age=0|Expires=Thu, 01 Jan 1970)/);
    await user.http.get('/api/auth/user').expect(401);
    await app.visitor().http.get('/api/auth/user').set('cookie', cookie).expect(401);
  });

  it('succeeds without a session, or with one that does not exist', async () => {
    await app.visitor().http.post('/api/auth/logout').expect(204);
    await app.visitor().http.post('/api/auth/logout').set('cookie', 'sid=nothing').expect(204);
  });
});
