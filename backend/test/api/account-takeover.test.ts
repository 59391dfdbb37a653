import { DAY, HOUR, MovableClock } from '../support/time/movable-clock';
import { refusal } from '../support/accounts/refusals';
import { protectedMember } from '../support/accounts/second-factors';
import { tokenIn } from '../support/servers/smtp-server';
import { TestApp } from '../support/test-app';
import type { TestUser } from '../support/accounts/test-user';

const clock = new MovableClock();
let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ clock });
});
afterAll(() => app.close());

const confirmations = (address: string) =>
  app.mails.to(address).filter(({ subject }) => subject.startsWith('Confirm your email'));

/** The tokens of the confirmation emails to an address, oldest first, once there are `count` of them. */
async function confirmationTokens(address: string, count: number): Promise<string[]> {
  await app.mails.wait(() => confirmations(address).length === count);
  return confirmations(address).map(tokenIn);
}

const isSignedIn = async (user: TestUser): Promise<boolean> =>
  (await user.http.get('/api/auth/user')).status === 200;

describe('someone who signs up with an address after its owner did', () => {
  const ATTACK = { firstName: 'Mallory', password: 'the attacker', confirmPassword: 'the attacker' };

  async function bothSignedUp() {
    const owner = app.visitor();
    await owner.register();
    await confirmationTokens(owner.email, 1);
    const attacker = app.visitor();
    await attacker.register({ ...ATTACK, email: owner.email });
    const [own = '', attackers = ''] = await confirmationTokens(owner.email, 2);
    return { owner, attacker, own, attackers };
  }
  const opensWith = async (password: string, email: string): Promise<number> =>
    (await app.visitor().login(password, email)).status;

  it('gets nothing when the owner opens the newest link, which asks for a password', async () => {
    const { owner, attackers } = await bothSignedUp();
    const asked = await owner.openLink(attackers);
    expect(asked.status).toBe(200);
    expect(asked.body).toEqual({
      autoLoggedIn: false,
      needsPassword: true,
      email: owner.email,
      isNewPassword: true,
    });
    expect(await isSignedIn(owner)).toBe(false);

    const confirmed = await owner.openLink(attackers, 'my own words');
    expect(confirmed.body).toMatchObject({ autoLoggedIn: true, user: { email: owner.email } });
    expect(await opensWith('my own words', owner.email)).toBe(200);
    expect(await opensWith(ATTACK.password, owner.email)).toBe(401);
    expect(await opensWith(owner.password, owner.email)).toBe(401);
  });

  it('loses the password when the owner opens their own link', async () => {
    const { owner, attacker, own, attackers } = await bothSignedUp();
    expect((await owner.openLink(own)).body).toMatchObject({
      autoLoggedIn: true,
      user: { firstName: 'Ada' },
    });
    expect(await opensWith(owner.password, owner.email)).toBe(200);
    expect(await opensWith(ATTACK.password, owner.email)).toBe(401);
    expect((await attacker.openLink(attackers, ATTACK.password)).body).toEqual({ autoLoggedIn: false });
    const kept = await app.sql<{ count: number }>(
      `select count(*)::int as count from mail_tokens t join users u on u.id = t.user_id
       where u.email = $1 and t.registration is not null`,
      [owner.email],
    );
    expect(kept).toEqual([{ count: 0 }]);
  });

  it('cannot make a requested link work by itself in the owner’s browser', async () => {
    const { owner, attacker } = await bothSignedUp();
    await attacker.http.post('/api/auth/resend-confirmation').send({ email: owner.email }).expect(200);
    const [, , requested = ''] = await confirmationTokens(owner.email, 3);
    expect((await owner.openLink(requested)).body).toMatchObject({ needsPassword: true });
  });
});

describe('a confirmation link', () => {
  it('works by itself only in the browser that signed up', async () => {
    const user = app.visitor();
    await user.register();
    const token = await user.confirmationToken();
    expect((await app.visitor().openLink(token)).body).toMatchObject({ needsPassword: true });
    expect((await user.openLink(token)).body).toMatchObject({ autoLoggedIn: true });
  });

  it('works for an earlier sign-up in the same browser too', async () => {
    const user = app.visitor();
    await user.register({ password: 'the first one', confirmPassword: 'the first one' });
    await confirmationTokens(user.email, 1);
    await user.register();
    const [first] = await confirmationTokens(user.email, 2);
    expect((await user.openLink(first)).body).toMatchObject({ autoLoggedIn: true });
    expect((await app.visitor().login('the first one', user.email)).status).toBe(200);
  });

  it('works by itself when the browser that signed up requested it', async () => {
    const user = app.visitor();
    await user.register();
    await confirmationTokens(user.email, 1);
    await user.http.post('/api/auth/resend-confirmation').send({ email: user.email }).expect(200);
    const [, requested] = await confirmationTokens(user.email, 2);
    expect((await user.openLink(requested)).body).toMatchObject({ autoLoggedIn: true });
  });

  it('stays good until the password is, by the rules of signing up', async () => {
    const user = app.visitor();
    await user.register();
    const token = await user.confirmationToken();
    const elsewhere = app.visitor();
    for (const password of ['short', '', 'x'.repeat(201)]) {
      const refused = await elsewhere.openLink(token, password);
      expect(refused.status).toBe(400);
      expect(refused.body).toMatchObject({
        message: expect.stringMatching(/password/i),
        errors: [{ field: 'password' }],
      });
    }
    expect((await elsewhere.openLink(token, 'long enough')).body).toMatchObject({ autoLoggedIn: true });
  });

  it('never replaces a session', async () => {
    const victim = await app.member();
    const attacker = app.visitor();
    await attacker.register();
    const token = await attacker.confirmationToken();
    for (const password of [undefined, attacker.password]) {
      const refused = await victim.openLink(token, password);
      expect(refused.status).toBe(409);
      expect(refused.body).toMatchObject({
        code: 'auth.other-account-signed-in',
        message: expect.stringContaining(attacker.email),
      });
    }
    expect((await victim.http.get('/api/auth/user')).body).toMatchObject({ email: victim.email });
    expect((await attacker.openLink(token)).body).toMatchObject({ autoLoggedIn: true });
  });
});

describe('a changed address', () => {
  async function changing() {
    const user = await app.member();
    const newEmail = `new-${user.email}`;
    await user.changeEmail(newEmail);
    const token = tokenIn(await app.mails.waitFor(newEmail, /Confirm your new email/));
    return { user, newEmail, token };
  }
  async function changed() {
    const { user, newEmail, token } = await changing();
    await user.openLink(token, user.password).expect(200);
    return { user, newEmail, undo: tokenIn(await app.mails.waitFor(user.email, /address was changed/)) };
  }

  it('takes the owner’s password, or session, not just the link', async () => {
    const { user, newEmail, token } = await changing();
    const stranger = app.visitor();
    expect((await stranger.openLink(token)).body).toEqual({
      autoLoggedIn: false,
      needsPassword: true,
      email: newEmail,
      isNewPassword: false,
    });
    const wrong = await stranger.openLink(token, 'not the password');
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual(refusal('auth.invalid-credentials'));
    await user.login();
    expect((await user.openLink(token)).body).toMatchObject({
      autoLoggedIn: true,
      user: { email: newEmail },
    });
  });

  it('limits guesses at that password', async () => {
    const { token } = await changing();
    for (let attempt = 1; attempt <= 10; attempt += 1)
      expect((await app.visitor().openLink(token, 'not the password')).status).toBe(401);
    expect((await app.visitor().openLink(token, 'not the password')).status).toBe(429);
  });

  it('can be undone for seven days from the old mailbox', async () => {
    const { user, newEmail, undo } = await changed();
    clock.advance(7 * DAY - HOUR);
    const thief = app.visitor();
    await thief.login(user.password, newEmail);
    const owner = app.visitor();
    expect((await owner.openLink(undo)).body).toEqual({ autoLoggedIn: false, restoredEmail: user.email });
    expect(await isSignedIn(thief)).toBe(false);
    expect(await isSignedIn(user)).toBe(false);
    expect((await app.visitor().login(user.password, newEmail)).status).toBe(401);
    await app.mails.waitFor(user.email, /Reset your/);
    expect((await owner.openLink(undo)).body).toEqual({ autoLoggedIn: false, restoredEmail: user.email });
  });

  it('can no longer be undone after that', async () => {
    const { undo } = await changed();
    clock.advance(7 * DAY + 1);
    expect((await app.visitor().openLink(undo)).status).toBe(400);
  });

  it('goes back without the second factor that an intruder added', async () => {
    const { user } = await protectedMember(app, clock.now());
    const newEmail = `new-${user.email}`;
    await user.changeEmail(newEmail);
    await user.openLink(tokenIn(await app.mails.waitFor(newEmail, /Confirm your new email/)), user.password);
    const undo = tokenIn(await app.mails.waitFor(user.email, /address was changed/));
    const owner = app.visitor();
    await owner.openLink(undo).expect(200);
    expect((await owner.login(user.password, user.email)).body).toMatchObject({
      user: { email: user.email },
    });
  });

  it('goes back to the first owner, however often it was changed', async () => {
    const { user, newEmail, undo } = await changed();
    const further = `further-${user.email}`;
    const thief = app.visitor();
    await thief.login(user.password, newEmail);
    await thief.http
      .patch('/api/user/change-email')
      .send({ newEmail: further, currentPassword: user.password })
      .expect(200);
    await thief.openLink(tokenIn(await app.mails.waitFor(further, /Confirm your new email/)), user.password);
    const thiefsUndo = tokenIn(await app.mails.waitFor(newEmail, /address was changed/));
    expect((await app.visitor().openLink(undo)).body).toMatchObject({ restoredEmail: user.email });
    expect((await thief.openLink(thiefsUndo)).status).toBe(400);
  });

  it('goes back even when someone has signed up with the old address meanwhile', async () => {
    const { user, undo } = await changed();
    await app.visitor().register({ email: user.email });
    expect((await app.visitor().openLink(undo)).body).toMatchObject({ restoredEmail: user.email });
    expect((await app.visitor().login(user.password, user.email)).status).toBe(200);
  });
});

describe('sessions', () => {
  it('end after 180 days, however much they are used', async () => {
    const user = await app.member();
    for (let month = 0; month < 8; month += 1) {
      clock.advance(20 * DAY);
      await user.http.get('/api/auth/user').expect(200);
    }
    clock.advance(20 * DAY);
    await user.http.get('/api/auth/user').expect(401);
  });

  it('are at most twenty for one account: the least recently used one ends', async () => {
    const first = await app.member();
    for (let device = 0; device < 19; device += 1) {
      clock.advance(1_000);
      await app.visitor().login(first.password, first.email);
    }
    expect(await isSignedIn(first)).toBe(true);
    await app.visitor().login(first.password, first.email);
    expect(await isSignedIn(first)).toBe(false);
  });
});
