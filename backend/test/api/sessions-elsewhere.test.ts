import { sessionCookie, sessionCookieLine } from '../support/accounts/cookies';
import { TestApp, WITHOUT_REDIS } from '../support/test-app';

describe('a session', () => {
  it('has a Secure cookie called __Host-sid when the app is served over https', async () => {
    const secure = await TestApp.start({ env: { ...WITHOUT_REDIS, APP_URL: 'https://dates.example' } });
    try {
      const user = secure.visitor();
      await user.register();
      // The test's browser sends no Secure cookies over plain http, so this link needs a password.
      const response = await user.openLink(await user.confirmationToken(), user.password);
      const [pair, ...attributes] = sessionCookieLine(response).split('; ');
      expect(pair).toMatch(/^__Host-sid=[\w-]{43}$/);
      expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=2592000', 'Path=/', 'SameSite=Lax', 'Secure']);
      expect(response.headers['strict-transport-security']).toMatch(/max-age=\d{7,}/);
      const cookie = sessionCookie(response);
      await user.http.get('/api/auth/user').set('cookie', cookie).expect(200);
      await user.http.get('/api/auth/user').set('cookie', cookie.replace('__Host-', '')).expect(401);
      const confirmation = await secure.mails.waitFor(user.email, /Confirm your email/);
      expect(confirmation.text).toContain('https://dates.example/confirm-email?token=');
    } finally {
      await secure.close();
    }
  });

  it('survives a restart of the API, and the loss of Redis', async () => {
    const app = await TestApp.start();
    const user = await app.member();
    const cookie = sessionCookie(await user.login());
    await app.close();
    const restarted = await TestApp.start({ env: { ...app.env, ...WITHOUT_REDIS } });
    try {
      const { body } = await restarted.visitor().http.get('/api/auth/user').set('cookie', cookie).expect(200);
      expect(body).toMatchObject({ email: user.email });
    } finally {
      await restarted.close();
    }
  });
});
