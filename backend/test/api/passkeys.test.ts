import type { PasskeyAssertion } from '#contract/account/second-factor';
import { API } from '#contract/paths';
import { AuthHousekeeping } from '../../src/auth/auth-housekeeping';
import { sessionCookieLine } from '../support/accounts/cookies';
import { MovableClock, SECOND } from '../support/time/movable-clock';
import { refusal } from '../support/accounts/refusals';
import { addPasskey, factorsOf, newPasskeyOptions, passkeyOptions } from '../support/accounts/second-factors';
import { SoftwareAuthenticator } from '../support/accounts/software-authenticator';
import { TestApp, WITHOUT_REDIS } from '../support/test-app';
import type { TestUser } from '../support/accounts/test-user';

const clock = new MovableClock();
let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ env: WITHOUT_REDIS, clock });
});
afterAll(() => app.close());

const REFUSED = refusal('auth.passkey-rejected');
const signIn = (browser: TestUser, passkey: unknown) => browser.http.post(API.passkeyLogin).send({ passkey });

async function withPasskey(authenticator = new SoftwareAuthenticator()) {
  const user = await app.member();
  await addPasskey(user, authenticator);
  return { user, authenticator };
}

describe('signing in with a passkey alone', () => {
  it('needs neither address nor password', async () => {
    const { user, authenticator } = await withPasskey();
    const browser = app.visitor();
    const response = await signIn(browser, authenticator.answer(await passkeyOptions(browser)));
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({ user: { email: user.email }, redirectUrl: '/onboarding-survey' });
    const { body } = await browser.http.get('/api/auth/user').expect(200);
    expect(body).toMatchObject({ email: user.email });
    const [passkey] = (await factorsOf(user)).factors;
    expect(passkey?.lastUsedAt).not.toBeNull();
  });

  it('works with authenticators that never count', async () => {
    const { authenticator } = await withPasskey(new SoftwareAuthenticator(-1));
    for (let count = 0; count < 2; count += 1) {
      const browser = app.visitor();
      await signIn(browser, authenticator.answer(await passkeyOptions(browser))).expect(200);
    }
  });

  it('asks for any passkey of this host, and for its user to be verified', async () => {
    const options = await passkeyOptions(app.visitor());
    expect(options).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      rpId: 'localhost',
      timeout: 300_000,
      userVerification: 'required',
    });
  });

  it.each([
    ['was made for another origin', { origin: 'https://heart-and-head.example' }],
    ['was made for another host', { siteId: 'example.com' }],
    ['did not verify its user', { isVerified: false }],
  ])('refuses an answer that %s', async (_about, circumstances) => {
    const { authenticator } = await withPasskey();
    const browser = app.visitor();
    const response = await signIn(
      browser,
      authenticator.answer(await passkeyOptions(browser), circumstances),
    );
    expect(response.body).toEqual(REFUSED);
    expect(sessionCookieLine(response)).toBe('');
  });

  it('accepts an answer once', async () => {
    const { authenticator } = await withPasskey();
    const browser = app.visitor();
    const options = await browser.http.post(API.passkeyOptions).expect(200);
    const challenge = (options.get('Set-Cookie') ?? []).map((line) => line.split(';')[0]).join('; ');
    const answer = authenticator.answer(options.body as Awaited<ReturnType<typeof passkeyOptions>>);
    await signIn(browser, answer).expect(200);
    // The thief copied the challenge along with the answer.
    const thief = await signIn(app.visitor(), answer).set('cookie', challenge);
    expect(thief.body).toEqual(REFUSED);
  });

  it("accepts an authenticator that doesn't count only once per challenge too", async () => {
    const { authenticator } = await withPasskey(new SoftwareAuthenticator(-1));
    const browser = app.visitor();
    const options = await browser.http.post(API.passkeyOptions).expect(200);
    const challenge = (options.get('Set-Cookie') ?? []).map((line) => line.split(';')[0]).join('; ');
    const answer = authenticator.answer(options.body as Awaited<ReturnType<typeof passkeyOptions>>);
    const together = await Promise.all(
      [app.visitor(), app.visitor()].map((one) => signIn(one, answer).set('cookie', challenge)),
    );
    expect(together.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('refuses an answer to a challenge of another browser, an old one, a forged one or none', async () => {
    const { authenticator } = await withPasskey();
    const answer = async (browser: TestUser) => authenticator.answer(await passkeyOptions(browser));
    expect((await signIn(app.visitor(), await answer(app.visitor()))).body).toEqual(REFUSED);
    const late = app.visitor();
    const lateAnswer = await answer(late);
    clock.advance(5 * 60 * SECOND + SECOND);
    expect((await signIn(late, lateAnswer)).body).toEqual(REFUSED);
    const forger = app.visitor();
    const challenge = 'A'.repeat(43);
    const forged = authenticator.answer({ ...(await passkeyOptions(forger)), challenge });
    const cookie = `passkey=${clock.now().getTime() + 60_000}.${challenge}.${'A'.repeat(43)}`;
    expect((await signIn(app.visitor(), forged).set('cookie', cookie)).body).toEqual(REFUSED);
    expect((await signIn(app.visitor(), forged).set('cookie', 'passkey=nonsense')).body).toEqual(REFUSED);
  });

  it('refuses a copied passkey, whose counter falls behind', async () => {
    const { authenticator } = await withPasskey();
    const browser = app.visitor();
    authenticator.counter = 7;
    await signIn(browser, authenticator.answer(await passkeyOptions(browser))).expect(200);
    authenticator.counter = 3;
    const copy = await signIn(browser, authenticator.answer(await passkeyOptions(browser)));
    expect(copy.body).toEqual(REFUSED);
  });

  it('refuses a passkey that was removed, and one that was never added', async () => {
    const { user, authenticator } = await withPasskey();
    const [passkey] = (await factorsOf(user)).factors;
    await user.http.delete(API.factor(passkey?.id ?? '')).expect(204);
    for (const one of [authenticator, new SoftwareAuthenticator()]) {
      const browser = app.visitor();
      expect((await signIn(browser, one.answer(await passkeyOptions(browser)))).body).toEqual(REFUSED);
    }
  });

  it('refuses a signature by another key', async () => {
    const { authenticator } = await withPasskey();
    const browser = app.visitor();
    const options = await passkeyOptions(browser);
    const other = new SoftwareAuthenticator(5).answer(options);
    const answer: PasskeyAssertion = { ...other, id: authenticator.id, rawId: authenticator.id };
    expect((await signIn(browser, answer)).body).toEqual(REFUSED);
  });

  const MALFORMED: readonly unknown[] = [
    undefined,
    null,
    'x',
    [],
    {},
    { id: 5 },
    { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: null },
    {
      id: 'AAAA',
      constructor: 'x',
      response: { clientDataJSON: '{', authenticatorData: 'x', signature: [] },
    },
    { id: 'x'.repeat(17_000) },
  ];
  it('refuses what is no answer at all', async () => {
    const browser = app.visitor();
    await passkeyOptions(browser);
    for (const passkey of MALFORMED) await signIn(browser, passkey).expect(400);
  });

  it('refuses malformed answers for a passkey that exists', async () => {
    const { authenticator } = await withPasskey();
    const browser = app.visitor();
    const answer = authenticator.answer(await passkeyOptions(browser));
    for (const response of [
      null,
      {},
      { ...answer.response, clientDataJSON: '{' },
      { ...answer.response, signature: [] },
    ])
      expect((await signIn(browser, { ...answer, response })).body).toEqual(REFUSED);
    const logged = app.securityLog.at(-1);
    expect(logged).toMatchObject({
      event: 'sign-in.second-step-failed',
      device: expect.any(String) as string,
    });
  });
});

describe('a passkey as the second factor', () => {
  it('is offered after the password, and opens the session', async () => {
    const { user, authenticator } = await withPasskey();
    const browser = app.visitor();
    const first = await browser.login(user.password, user.email);
    expect(first.body).toEqual({ needsSecondFactor: true, methods: ['passkey', 'recovery'] });
    const passkey = authenticator.answer(await passkeyOptions(browser));
    await browser.http.post(API.loginSecondFactor).send({ passkey }).expect(200);
    await browser.http.get('/api/auth/user').expect(200);
  });

  it('must belong to the account whose password was given', async () => {
    const { user } = await withPasskey();
    const { authenticator: stranger } = await withPasskey();
    const browser = app.visitor();
    await browser.login(user.password, user.email);
    const passkey = stranger.answer(await passkeyOptions(browser));
    const response = await browser.http.post(API.loginSecondFactor).send({ passkey });
    expect(response.body).toEqual(REFUSED);
    await browser.http.get('/api/auth/user').expect(401);
  });
});

describe('adding a passkey', () => {
  it('stores its name and gives ten recovery codes with the first', async () => {
    const user = await app.member();
    const options = await newPasskeyOptions(user);
    expect(options.user.name).toBe(user.email);
    expect(options.authenticatorSelection).toMatchObject({
      residentKey: 'required',
      userVerification: 'required',
    });
    const passkey = new SoftwareAuthenticator().create(options);
    const first = await user.http.post(API.passkeys).send({ name: '  My   laptop ', passkey }).expect(201);
    expect(first.body).toMatchObject({ factor: { kind: 'passkey', name: 'My laptop' } });
    expect((first.body as { recoveryCodes: string[] }).recoveryCodes).toHaveLength(10);
    const again = await newPasskeyOptions(user);
    expect(again.excludeCredentials).toEqual([
      { type: 'public-key', id: passkey.id, transports: ['internal'] },
    ]);
    const second = new SoftwareAuthenticator().create(again);
    const added = await user.http.post(API.passkeys).send({ name: 'Phone', passkey: second }).expect(201);
    expect(added.body).not.toHaveProperty('recoveryCodes');
    const notice = await app.mails.waitFor(user.email, /way to sign in was added/);
    expect(notice.text).toContain('My laptop');
  });

  it('needs a challenge of this account, answered once', async () => {
    const [user, other] = [await app.member(), await app.member()];
    const options = await newPasskeyOptions(user);
    await newPasskeyOptions(other);
    const passkey = new SoftwareAuthenticator().create(options);
    const add = (who: TestUser, answer: unknown) =>
      who.http.post(API.passkeys).send({ name: 'Key', passkey: answer });
    expect((await add(other, passkey)).body).toEqual(REFUSED);
    await add(user, passkey).expect(201);
    expect((await add(user, passkey)).body).toEqual(REFUSED);
    const elsewhere = new SoftwareAuthenticator();
    for (const circumstances of [
      { origin: 'https://x.example' },
      { siteId: 'x.example' },
      { isVerified: false },
    ])
      expect((await add(user, elsewhere.create(await newPasskeyOptions(user), circumstances))).body).toEqual(
        REFUSED,
      );
    expect((await add(user, {})).body).toEqual(REFUSED);
    expect((await factorsOf(user)).factors).toHaveLength(1);
  });

  it('does not take a challenge that was given for signing in', async () => {
    const user = await app.member();
    const { challenge } = await passkeyOptions(user);
    const own = await newPasskeyOptions(user);
    const passkey = new SoftwareAuthenticator().create({ ...own, challenge });
    expect((await user.http.post(API.passkeys).send({ name: 'Key', passkey })).body).toEqual(REFUSED);
  });

  it('refuses a passkey that another account has', async () => {
    const { authenticator } = await withPasskey();
    const user = await app.member();
    const passkey = authenticator.create(await newPasskeyOptions(user));
    expect((await user.http.post(API.passkeys).send({ name: 'Key', passkey })).body).toEqual(REFUSED);
  });

  it('appears in the export by name and dates only', async () => {
    const { user, authenticator } = await withPasskey();
    const { body, text } = await user.http.get('/api/user/export').expect(200);
    expect(body).toMatchObject({
      secondFactors: { factors: [{ kind: 'passkey', name: 'Laptop' }], recoveryCodesLeft: 10 },
    });
    expect(text).not.toContain(authenticator.id);
    expect(text).not.toMatch(/publicKey|credentialId/);
  });
});

it('keeps challenges and sign-ins no longer than they are good for', async () => {
  const { user, authenticator } = await withPasskey();
  const browser = app.visitor();
  await browser.login(user.password, user.email);
  await signIn(browser, authenticator.answer(await passkeyOptions(browser))).expect(200);
  const rows = () =>
    app.sql('select expires_at from pending_sign_ins union all select expires_at from used_challenges');
  expect((await rows()).length).toBeGreaterThan(0);
  clock.advance(10 * 60 * SECOND);
  await app.app.get(AuthHousekeeping).removeExpired();
  expect(await rows()).toEqual([]);
});
