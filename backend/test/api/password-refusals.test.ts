import { PASSWORD_REFUSALS } from '#contract/account/auth';
import { expectFieldRefusal } from '../support/accounts/refusals';
import { tokenIn } from '../support/servers/smtp-server';
import { TestApp } from '../support/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());

const REFUSED = [
  ['qwerty123', PASSWORD_REFUSALS.common],
  ['QWERTY123', PASSWORD_REFUSALS.common],
  ['Byron1815', PASSWORD_REFUSALS.personal],
] as const;

describe.each(REFUSED)('the password %s', (password, message) => {
  it('is refused at sign-up', async () => {
    const visitor = app.visitor();
    expectFieldRefusal(await visitor.register({ password, confirmPassword: password }), 'password', message);
    expect((await visitor.login(password)).status).toBe(401);
  });

  it('is refused where a link asks for a password, and the link stays good', async () => {
    const visitor = app.visitor();
    await visitor.register();
    const token = await visitor.confirmationToken();
    const confirm = (chosen: string) =>
      app.visitor().http.post('/api/auth/confirm-email').send({ token, password: chosen });
    expectFieldRefusal(await confirm(password), 'password', message);
    await confirm('a far better horse').expect(200);
    expect((await app.visitor().login('a far better horse', visitor.email)).status).toBe(200);
  });

  it('is refused when the password is changed', async () => {
    const user = await app.member();
    const response = await user.http
      .patch('/api/user/change-password')
      .send({ currentPassword: user.password, newPassword: password });
    expectFieldRefusal(response, 'newPassword', message);
    expect((await user.login()).status).toBe(200);
  });

  it('is refused at a reset, whose link stays good for a better one', async () => {
    const user = await app.member();
    await user.http.post('/api/auth/reset-password').send({ email: user.email });
    const token = tokenIn(await app.mails.waitFor(user.email, /Reset your/));
    const reset = (chosen: string) =>
      app.visitor().http.post('/api/reset-password/confirm').send({ token, password: chosen });
    expectFieldRefusal(await reset(password), 'password', message);
    expect((await user.login()).status).toBe(200);
    await reset('a far better horse').expect(200);
    expect((await user.login('a far better horse')).status).toBe(200);
  });
});

it("refuses a user's own address, with and without a number", async () => {
  for (const password of [(user: string) => user, (user: string) => `${user.split('@')[0] ?? ''}99`]) {
    const visitor = app.visitor();
    const own = password(visitor.email);
    expectFieldRefusal(
      await visitor.register({ password: own, confirmPassword: own }),
      'password',
      PASSWORD_REFUSALS.personal,
    );
  }
});
