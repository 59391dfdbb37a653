import { createHash } from 'node:crypto';
import { addressKey } from '#contract/rules/email-address';
import { tokenIn } from '../support/servers/smtp-server';
import { expectFieldRefusal } from '../support/accounts/refusals';
import { TestApp } from '../support/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());

const accountsOf = (email: string) =>
  app.sql<{ id: string }>('select id from users where email_key = $1', [addressKey(email)]);

describe('invalid sign-ups', () => {
  it.each([
    ['a missing first name', { firstName: undefined }, 'firstName', 'First name is required'],
    ['a blank first name', { firstName: '   ' }, 'firstName', 'First name is required'],
    ['a first name that is not text', { firstName: { length: 3 } }, 'firstName', 'First name is required'],
    ['a missing last name', { lastName: null }, 'lastName', 'Last name is required'],
    ['a word as an address', { email: 'no-address' }, 'email', 'Please enter a valid email'],
    ['an address without a domain', { email: 'name@example' }, 'email', 'Please enter a valid email'],
    ['an address with a space', { email: 'two words@example.com' }, 'email', 'Please enter a valid email'],
    ['an address with a NUL', { email: 'no\0body@example.com' }, 'email', 'Please enter a valid email'],
    ['two addresses', { email: 'a@example.com,b@example.com' }, 'email', 'Please enter a valid email'],
    ['a list of addresses', { email: ['a@example.com'] }, 'email', 'Please enter a valid email'],
    [
      'a short password',
      { password: '12345', confirmPassword: '12345' },
      'password',
      'Password must be at least 6 characters',
    ],
    [
      'five emoji, which are five characters',
      { password: '💘💘💘💘💘', confirmPassword: '💘💘💘💘💘' },
      'password',
      'Password must be at least 6 characters',
    ],
    [
      'passwords that differ',
      { confirmPassword: 'correct horsE' },
      'confirmPassword',
      "Passwords don't match",
    ],
    ['terms not accepted', { acceptTerms: false }, 'acceptTerms', 'You must accept the Terms & Conditions'],
    ['the word true', { acceptTerms: 'true' }, 'acceptTerms', 'You must accept the Terms & Conditions'],
    [
      'privacy not accepted',
      { acceptPrivacy: undefined },
      'acceptPrivacy',
      'You must accept the Privacy Policy',
    ],
  ])('refuses %s', async (_what, change, field, message) => {
    const user = app.visitor();
    const response = await user.register(change);
    expect(response.status).toBe(400);
    expectFieldRefusal(response, field, message);
    expect(await accountsOf(user.email)).toEqual([]);
  });

  it.each([
    ['a NUL in a name', { firstName: 'A\0da' }, 'firstName'],
    ['an endless name', { lastName: 'x'.repeat(101) }, 'lastName'],
    [
      'a password of 201 characters',
      { password: 'x'.repeat(201), confirmPassword: 'x'.repeat(201) },
      'password',
    ],
    ['a time zone on Mars', { timezone: 'Mars/Olympus' }, 'timezone'],
    ['an offset as a time zone', { timezone: '+01:00' }, 'timezone'],
  ])('rejects %s and names the field', async (_what, change, field) => {
    const user = app.visitor();
    const response = await user.register(change);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ errors: [{ field, message: expect.any(String) as string }] });
    expect(await accountsOf(user.email)).toEqual([]);
  });

  it('names every required field of an empty form', async () => {
    const response = await app.visitor().http.post('/api/auth/register').send({});
    expect(response.status).toBe(400);
    const { errors } = response.body as { errors: { field: string }[] };
    expect(errors.map(({ field }) => field).sort()).toEqual(
      ['acceptPrivacy', 'acceptTerms', 'email', 'firstName', 'lastName', 'password'].sort(),
    );
  });
});

describe('what sign-up stores', () => {
  it('stores names trimmed and in one Unicode form, and the browser’s time zone', async () => {
    const user = await app.member({
      firstName: '  Jose\u0301 ',
      lastName: '<b>O\'Néill</b> "عربي" 🦊',
      timezone: 'Europe/Lisbon',
    });
    const { body } = await user.http.get('/api/user/profile').expect(200);
    expect(body).toMatchObject({
      firstName: 'José',
      lastName: '<b>O\'Néill</b> "عربي" 🦊',
      timezone: 'Europe/Lisbon',
    });
  });

  it('never lets extra fields make an account confirmed or an administrator', async () => {
    const user = app.visitor();
    const id = '01890000-0000-7000-8000-000000000000';
    await user.register({
      isAdmin: true,
      emailConfirmedAt: '2020-01-01',
      emailConfirmed: true,
      id,
      role: 'admin',
    });
    await user.login();
    await user.http.get('/api/auth/user').expect(403);
    await user.confirm();
    const { body } = await user.http.get('/api/auth/user').expect(200);
    expect(body).toMatchObject({ isAdmin: false, surveyComplete: false });
    expect((body as { id: string }).id).not.toBe(id);
  });

  it('stores neither the password nor the link’s token, only their hashes', async () => {
    const user = app.visitor();
    await user.register();
    const token = tokenIn(await app.mails.waitFor(user.email, /Confirm your email/));
    const [account] = await app.sql<{ id: string; password_hash: string }>(
      'select id, password_hash from users where email = $1',
      [user.email],
    );
    expect(account?.password_hash).toMatch(/^\$argon2id\$/);
    const stored = await app.sql<{ token_hash: Buffer }>(
      'select token_hash from mail_tokens where user_id = $1',
      [account?.id],
    );
    expect(stored.map(({ token_hash }) => token_hash.toString('hex'))).toEqual([
      createHash('sha256').update(token).digest('hex'),
    ]);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });
});

describe('passwords', () => {
  it.each([
    ['a space at the end', 'correct horse ', 'correct horse'],
    ['a space at the start', ' correct horse', 'correct horse'],
    ['capital letters', 'Correct Horse', 'correct horse'],
    ['the last of 200 characters', `${'x'.repeat(199)}a`, `${'x'.repeat(199)}b`],
    ['the last of 200 emoji', `${'💘'.repeat(199)}💚`, '💘'.repeat(200)],
    ['what follows a NUL', 'secret\0one', 'secret\0two'],
  ])('count %s', async (_what, password, almost) => {
    const user = app.visitor();
    await user
      .register({ password, confirmPassword: password })
      .then(({ status }) => expect(status).toBe(201));
    expect((await user.login(almost)).status).toBe(401);
    expect((await user.login(password)).status).toBe(200);
  });
});

describe('an address that already has an account', () => {
  it('gets the same answer and an email that says so, and keeps its password', async () => {
    const owner = await app.member();
    const fresh = await app.visitor().register();
    const again = await app.visitor().register({
      email: owner.email.toUpperCase(),
      password: 'someone else',
      confirmPassword: 'someone else',
    });
    expect(again.status).toBe(201);
    expect(again.body).toEqual(fresh.body);
    const mail = await app.mails.waitFor(owner.email, /already have/);
    expect(mail.text).toContain('http://localhost:3000/auth?mode=login');
    expect((await app.visitor().login('someone else', owner.email)).status).toBe(401);
    expect((await app.visitor().login(owner.password, owner.email)).status).toBe(200);
    expect(await accountsOf(owner.email)).toHaveLength(1);
  });

  it('gets a new confirmation link while it is unconfirmed', async () => {
    const user = app.visitor();
    await user.register();
    const first = await app.mails.waitFor(user.email, /Confirm your email/);
    const again = await user.register();
    expect(again.status).toBe(201);
    const second = await app.mails.wait((mail) => mail.to === user.email && mail !== first);
    expect(second.subject).toMatch(/Confirm your email/);
    expect(tokenIn(second)).not.toBe(tokenIn(first));
    const response = await user.http.post('/api/auth/confirm-email').send({ token: tokenIn(second) });
    expect(response.body).toMatchObject({ autoLoggedIn: true });
  });

  it('becomes one account when two sign-ups arrive at the same time', async () => {
    const user = app.visitor();
    const answers = await Promise.all([1, 2, 3, 4].map(() => user.register()));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(await accountsOf(user.email)).toHaveLength(1);
  });
});
