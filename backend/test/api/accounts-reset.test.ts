import { HOUR, MovableClock, SECOND } from '../support/time/movable-clock';
import { tokenIn } from '../support/servers/smtp-server';
import { expectFieldRefusal } from '../support/accounts/refusals';
import { TestApp } from '../support/test-app';
import type { TestUser } from '../support/accounts/test-user';

const clock = new MovableClock();
let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ clock });
});
afterAll(() => app.close());

const askFor = (email: unknown) => app.visitor().http.post('/api/auth/reset-password').send({ email });
const setWith = (token: unknown, password: unknown = 'brand new one') =>
  app.visitor().http.post('/api/reset-password/confirm').send({ token, password });

async function tokenFor(user: TestUser): Promise<string> {
  const seen = app.mails.to(user.email);
  await askFor(user.email).expect(200);
  return tokenIn(
    await app.mails.wait(
      (mail) => mail.to === user.email && mail.subject.startsWith('Reset') && !seen.includes(mail),
    ),
  );
}

describe('requesting a reset link', () => {
  it('answers the same for every address, and emails only those with an account', async () => {
    const member = await app.member();
    const known = await askFor(member.email);
    const unknown = await askFor('unknown@example.com');
    expect(known.status).toBe(200);
    expect(known.body).toEqual({ message: expect.any(String) });
    expect(unknown.text).toBe(known.text);
    const mail = await app.mails.waitFor(member.email, /Reset your/);
    expect(mail.text).toContain(`http://localhost:3000/reset-password?token=${tokenIn(mail)}`);
    expect(app.mails.to('unknown@example.com')).toEqual([]);
  });

  it.each([['no-address'], [''], [undefined], ['a\0b@example.com'], [{ like: '%' }]])(
    'rejects %j as an address',
    async (email) => {
      const response = await askFor(email);
      expect(response.status).toBe(400);
      expect(response.body).toMatchObject({ message: 'Please enter a valid email address' });
    },
  );
});

describe('the reset link', () => {
  it('sets the new password once, and the old one stops working', async () => {
    const user = await app.member();
    const token = await tokenFor(user);
    const response = await setWith(token);
    expect(response.status).toBe(200);
    expect(response.body).toEqual({ message: expect.any(String) });
    expect((await app.visitor().login(user.password, user.email)).status).toBe(401);
    expect((await app.visitor().login('brand new one', user.email)).status).toBe(200);
    const again = await setWith(token, 'yet another one');
    expect(again.status).toBe(400);
    expect(again.body).toEqual({
      statusCode: 400,
      code: 'auth.reset-link-invalid',
      message: 'This reset link is invalid or has expired. Please request a new password reset.',
    });
    expect((await app.visitor().login('brand new one', user.email)).status).toBe(200);
  });

  it('ends every session of the user and signs no one in', async () => {
    const phone = await app.member();
    const laptop = app.visitor();
    await laptop.login(phone.password, phone.email);
    const response = await setWith(await tokenFor(phone)).expect(200);
    expect(response.get('Set-Cookie')).toBeUndefined();
    await phone.http.get('/api/auth/user').expect(401);
    await laptop.http.get('/api/auth/user').expect(401);
  });

  it('confirms the address too', async () => {
    const user = app.visitor();
    await user.register();
    await setWith(await tokenFor(user)).expect(200);
    expect((await user.login('brand new one')).body).toMatchObject({ user: { emailConfirmed: true } });
  });

  it('expires after an hour', async () => {
    const user = await app.member();
    const early = await tokenFor(user);
    clock.advance(HOUR - 60 * SECOND);
    await setWith(early).expect(200);
    const late = await tokenFor(user);
    clock.advance(HOUR + SECOND);
    expect((await setWith(late)).status).toBe(400);
    expect((await user.login('brand new one')).status).toBe(200);
  });

  it('stops working once another one is used', async () => {
    const user = await app.member();
    const first = await tokenFor(user);
    const second = await tokenFor(user);
    await setWith(second, 'from the second').expect(200);
    expect((await setWith(first, 'from the first')).status).toBe(400);
    expect((await user.login('from the second')).status).toBe(200);
  });

  it('works once when two browsers use it at the same time', async () => {
    const token = await tokenFor(await app.member());
    const answers = await Promise.all([setWith(token, 'the first one'), setWith(token, 'the other one')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it.each([
    ['12345', 'Password must be at least 6 characters'],
    [undefined, 'Password must be at least 6 characters'],
    ['x'.repeat(201), 'Password cannot exceed 200 characters'],
  ])('rejects an invalid password, and still works afterward', async (password, message) => {
    const token = await tokenFor(await app.member());
    const response = await app.visitor().http.post('/api/reset-password/confirm').send({ token, password });
    expect(response.status).toBe(400);
    expectFieldRefusal(response, 'password', message);
    await setWith(token).expect(200);
  });

  describe('when it is checked', () => {
    const check = async (token: unknown) => {
      const { status, body } = await app.visitor().http.post('/api/reset-password/check').send({ token });
      return [status, body] as const;
    };

    it('is good until it is used, however often it is checked', async () => {
      const token = await tokenFor(await app.member());
      for (let time = 0; time < 3; time += 1) expect(await check(token)).toEqual([200, { expired: false }]);
      await setWith(token).expect(200);
      expect(await check(token)).toEqual([200, { expired: true }]);
    });

    it('has expired after an hour', async () => {
      const token = await tokenFor(await app.member());
      clock.advance(HOUR + SECOND);
      expect(await check(token)).toEqual([200, { expired: true }]);
    });

    it('tells nothing of unknown links and of those for something else', async () => {
      const user = app.visitor();
      await user.register();
      const confirmation = tokenIn(await app.mails.waitFor(user.email, /Confirm your email/));
      for (const token of ['B'.repeat(43), 'any', confirmation])
        expect(await check(token)).toEqual([200, { expired: false }]);
      expect((await check(''))[0]).toBe(400);
    });
  });

  it.each([['B'.repeat(43)], [undefined], ['']])('is refused when it is %j', async (token) => {
    expect((await setWith(token)).status).toBe(400);
  });

  it('is not one that confirms addresses', async () => {
    const user = app.visitor();
    await user.register();
    const mail = await app.mails.waitFor(user.email, /Confirm your email/);
    expect((await setWith(tokenIn(mail))).status).toBe(400);
  });
});
