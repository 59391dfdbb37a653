import { DAY, HOUR, MovableClock, SECOND } from '../support/time/movable-clock';
import { tokenIn } from '../support/servers/smtp-server';
import { TestApp } from '../support/test-app';
import type { TestUser } from '../support/accounts/test-user';

const clock = new MovableClock();
let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ clock });
});
afterAll(() => app.close());

async function registered(): Promise<{ user: TestUser; token: string }> {
  const user = app.visitor();
  await user.register();
  return { user, token: tokenIn(await app.mails.waitFor(user.email, /Confirm your email/)) };
}

describe('the confirmation link', () => {
  it('leads to the dashboard when onboarding is complete, otherwise to the standards', async () => {
    const user = await app.member();
    await user.onboard();
    await user.http.patch('/api/user/change-email').send({
      newEmail: `new-${user.email}`,
      currentPassword: user.password,
    });
    const mail = await app.mails.waitFor(`new-${user.email}`, /Confirm your new email/);
    const response = await user.openLink(tokenIn(mail), user.password);
    expect(response.body).toMatchObject({ redirectToDashboard: true, redirectToCriteria: false });
  });

  it('answers the signed-in user with all fields of the current user', async () => {
    const { user, token } = await registered();
    const response = await user.openLink(token).expect(200);
    const current = await user.http.get('/api/auth/user').expect(200);
    expect(response.body).toEqual({
      autoLoggedIn: true,
      user: current.body,
      redirectToDashboard: false,
      redirectToCriteria: true,
    });
  });

  it('sends a welcome email after the first confirmation', async () => {
    const { user, token } = await registered();
    await user.openLink(token).expect(200);
    const mail = await app.mails.waitFor(user.email, /^Welcome to/);
    expect(mail.text).toContain('Ada');
  });

  it('signs in only once; a second click says that the address is already confirmed', async () => {
    const { user, token } = await registered();
    await user.openLink(token).expect(200);
    const stranger = app.visitor();
    const again = await stranger.openLink(token).expect(200);
    expect(again.body).toEqual({ autoLoggedIn: false });
    expect(again.get('Set-Cookie')).toBeUndefined();
    await stranger.http.get('/api/auth/user').expect(401);
  });

  it('signs in once when it is opened twice at the same moment', async () => {
    const { user, token } = await registered();
    const answers = await Promise.all([user.openLink(token), user.openLink(token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.map(({ body }) => (body as { autoLoggedIn: boolean }).autoLoggedIn).sort()).toEqual([
      false,
      true,
    ]);
  });

  it('expires after a day', async () => {
    const early = await registered();
    const late = await registered();
    clock.advance(DAY - HOUR);
    await early.user.openLink(early.token).expect(200);
    clock.advance(HOUR + SECOND);
    const response = await late.user.openLink(late.token);
    expect(response.status).toBe(400);
    expect(response.body).toEqual({
      statusCode: 400,
      code: 'auth.confirmation-link-invalid',
      message: expect.stringContaining('invalid or has expired'),
    });
  });

  it.each([
    ['unknown', 'A'.repeat(43)],
    ['missing', undefined],
    ['empty', ''],
    ['a number', 42],
    ['endless', 'A'.repeat(5000)],
    ['with a NUL', 'A\0B'],
  ])('is refused when it is %s', async (_what, token) => {
    const response = await app.visitor().openLink(token);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ statusCode: 400, message: expect.any(String) });
  });

  it('is not one that resets passwords', async () => {
    const user = await app.member();
    await user.http.post('/api/auth/reset-password').send({ email: user.email }).expect(200);
    const mail = await app.mails.waitFor(user.email, /Reset your/);
    await app.visitor().openLink(tokenIn(mail)).expect(400);
  });
});

describe('requesting another confirmation email', () => {
  const resend = (email: unknown) => app.visitor().http.post('/api/auth/resend-confirmation').send({ email });

  it('sends a fresh link to an unconfirmed address', async () => {
    const { user, token } = await registered();
    const response = await resend(user.email.toUpperCase());
    expect(response.status).toBe(200);
    expect(response.body).toEqual({ message: expect.any(String) });
    const mail = await app.mails.wait(({ to, text }) => to === user.email && !text.includes(token));
    await user.openLink(tokenIn(mail)).expect(200);
  });

  it('answers the same for confirmed, unconfirmed and unknown addresses', async () => {
    const confirmed = await app.member();
    const { user } = await registered();
    const answers = await Promise.all([confirmed.email, user.email, 'unknown@example.com'].map(resend));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const orders = await app.sql<{ count: number }>(
      `select count(*)::int as count from mail_tokens t join users u on u.id = t.user_id
       where u.email = $1 and t.purpose = 'confirm_email'`,
      [confirmed.email],
    );
    expect(orders).toEqual([{ count: 1 }]);
  });

  it('requires a valid address', async () => {
    const response = await resend('no-address');
    expect(response.status).toBe(400);
    expect(response.body).toEqual({
      statusCode: 400,
      code: 'request.invalid-email',
      message: 'Please enter a valid email address',
      errors: [{ field: 'email', message: 'Please enter a valid email address' }],
    });
  });
});
