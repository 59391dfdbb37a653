import type { RecentSignIn } from '#contract/account/privacy';
import { AuthHousekeeping } from '../../src/auth/auth-housekeeping';
import { administrator, idOf } from '../support/accounts/administrator';
import { eventually } from '../support/time/eventually';
import { DAY, HOUR, MovableClock } from '../support/time/movable-clock';
import { tokenIn } from '../support/servers/smtp-server';
import { TestApp } from '../support/test-app';
import type { TestUser } from '../support/accounts/test-user';

const clock = new MovableClock();
let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ clock });
});
afterAll(() => app.close());

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36';

/** What is logged while `act` runs. */
async function loggedBy(act: () => Promise<unknown>): Promise<string[]> {
  const before = app.securityLog.length;
  await act();
  return app.securityLog.slice(before).map(({ event }) => event);
}
const signInsOf = async (user: TestUser): Promise<RecentSignIn[]> =>
  (await user.http.get('/api/user/sign-ins').expect(200)).body as RecentSignIn[];

describe('the security log', () => {
  it('tells a whole life of an account, with hashes instead of names', async () => {
    const user = app.visitor();
    await user.register();
    const { password } = user;
    expect(await loggedBy(() => user.confirm())).toEqual(['sign-up.confirmed']);
    expect(await loggedBy(() => user.http.post('/api/auth/logout').expect(204))).toEqual(['session.ended']);
    expect(await loggedBy(() => user.login())).toEqual(['sign-in.succeeded']);
    expect(await loggedBy(() => app.visitor().login(password, user.email))).toEqual(['sign-in.new-device']);
    const change = { currentPassword: password, newPassword: 'a new long one' };
    expect(
      await loggedBy(() => user.http.patch('/api/user/change-password').send(change).expect(200)),
    ).toEqual(['password.changed']);
    await user.http.post('/api/auth/reset-password').send({ email: user.email }).expect(200);
    const reset = tokenIn(await app.mails.waitFor(user.email, /Reset your/));
    expect(
      await loggedBy(() =>
        user.http.post('/api/reset-password/confirm').send({ token: reset, password }).expect(200),
      ),
    ).toEqual(['password.reset']);
    await user.login();
    expect(await loggedBy(() => user.http.get('/api/user/export').expect(200))).toEqual(['account.exported']);
    const newEmail = `new-${user.email}`;
    expect(
      await loggedBy(() =>
        user.http.patch('/api/user/change-email').send({ newEmail, currentPassword: password }).expect(200),
      ),
    ).toEqual(['address.change-requested']);
    const link = tokenIn(await app.mails.waitFor(newEmail, /Confirm your new/));
    expect(await loggedBy(() => user.openLink(link, password).expect(200))).toEqual(['address.changed']);
    expect(
      await loggedBy(() => user.http.delete('/api/user').send({ currentPassword: password }).expect(204)),
    ).toEqual(['account.erased']);

    const text = JSON.stringify(app.securityLog);
    expect(text).not.toContain(user.email.split('@')[0]);
    expect(text).not.toMatch(/\b10\.\d+\.\d+\.\d+\b/);
    expect(new Set(app.securityLog.map(({ account }) => account)).size).toBe(1);
  });

  it('has wrong and limited sign-ins, for known and unknown addresses', async () => {
    const user = await app.member();
    for (const email of [user.email, 'no-one@example.com']) {
      const before = app.securityLog.length;
      for (let attempt = 0; attempt < 11; attempt += 1) await app.visitor().login('not the password', email);
      await eventually(() => app.securityLog.length === before + 11);
      const events = app.securityLog.slice(before).map(({ event }) => event);
      expect(events).toEqual([...Array<string>(10).fill('sign-in.failed'), 'sign-in.limited']);
    }
  });

  it('has wrong passwords at the link that changes an address', async () => {
    const user = await app.member();
    const newEmail = `next-${user.email}`;
    await user.changeEmail(newEmail);
    const link = tokenIn(await app.mails.waitFor(newEmail, /Confirm your new/));
    const before = app.securityLog.length;
    await app.visitor().openLink(link, 'not the password').expect(401);
    await eventually(() => app.securityLog.length > before);
    expect(app.securityLog.slice(before).map(({ event }) => event)).toEqual(['sign-in.failed']);
  });

  it('has what administrators do', async () => {
    const admin = await administrator(app);
    const user = await app.member();
    const userId = await idOf(app, user);
    expect(
      await loggedBy(() => admin.http.post('/api/admin/end-sessions').send({ userId }).expect(200)),
    ).toEqual(['admin.users.end-sessions']);
    await user.http.get('/api/auth/user').expect(401);
    const audit = await admin.http
      .get('/api/admin/audit')
      .query({ action: 'users.end-sessions' })
      .expect(200);
    expect(audit.body).toMatchObject([{ actorEmail: admin.email, target: userId }]);
  });
});

describe('recent sign-ins', () => {
  it('show users their own, newest first', async () => {
    const user = await app.member();
    const other = app.visitor();
    other.http.set('user-agent', CHROME);
    await other.login('not the password', user.email);
    await other.login(user.password, user.email);
    await eventually(async () => (await signInsOf(user)).length === 2);
    const signIns = await signInsOf(user);
    expect(signIns.map(({ outcome }) => outcome).sort()).toEqual(['new-device', 'wrong-password']);
    expect(signIns.map(({ device }) => device)).toEqual(['Chrome on Linux', 'Chrome on Linux']);
    expect(await signInsOf(await app.member())).toEqual([]);
  });

  it('are kept for 90 days', async () => {
    const user = await app.member();
    await user.login();
    clock.advance(89 * DAY);
    await user.login();
    clock.advance(2 * DAY);
    await app.app.get(AuthHousekeeping).removeExpired();
    await user.login();
    expect(await signInsOf(user)).toHaveLength(2);
  });
});

describe('a sign-in on a new device', () => {
  it('is announced by email, at most once an hour', async () => {
    const user = await app.member();
    const device = app.visitor();
    device.http.set('user-agent', CHROME);
    await device.login(user.password, user.email);
    const notice = await app.mails.waitFor(user.email, /New sign-in/);
    expect(notice.text).toContain('Chrome on Linux');
    const notices = async () =>
      (
        await app.sql<{ count: number }>(
          `select count(*)::int as count from outbox o join users u on u.id = o.user_id
           where u.email = $1 and o.mail_type = 'security_notice'`,
          [user.email],
        )
      )[0]?.count;
    await app.visitor().login(user.password, user.email);
    expect(await notices()).toBe(1);
    clock.advance(HOUR);
    await app.visitor().login(user.password, user.email);
    expect(await notices()).toBe(2);
  });

  it('is not one where the account was confirmed or used before', async () => {
    const user = await app.member();
    await user.login();
    expect((await signInsOf(user)).map(({ outcome }) => outcome)).toEqual(['signed-in']);
  });
});
