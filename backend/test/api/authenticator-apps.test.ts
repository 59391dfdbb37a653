import type { RecentSignIn } from '#contract/account/privacy';
import type { AuthenticatorSetup } from '#contract/account/second-factor';
import { API } from '#contract/paths';
import { sessionCookieLine } from '../support/accounts/cookies';
import { MovableClock, SECOND } from '../support/time/movable-clock';
import { expectFieldRefusal, refusal } from '../support/accounts/refusals';
import {
  addAuthenticator,
  codeAt,
  factorsOf,
  giveCode,
  protectedMember,
  withPassword,
  wrongCode,
} from '../support/accounts/second-factors';
import { TestApp, WITHOUT_REDIS } from '../support/test-app';
import type { TestUser } from '../support/accounts/test-user';

const clock = new MovableClock();
const STEP = 30 * SECOND;
const MINUTE = 60 * SECOND;

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ env: WITHOUT_REDIS, clock });
});
afterAll(() => app.close());

/** Some steps on, five seconds into one, so that no test sees a step end. */
function laterInAStep(): void {
  const intoStep = clock.now().getTime() % STEP;
  clock.advance(5 * STEP - intoStep + 5 * SECOND);
}

describe('signing in with an authenticator app', () => {
  it('takes the password and then a code, and only then opens a session', async () => {
    const { user, secret } = await protectedMember(app, clock.now());
    const browser = app.visitor();
    const first = await browser.login(user.password, user.email);
    expect(first.status).toBe(200);
    expect(first.body).toEqual({ needsSecondFactor: true, methods: ['totp', 'recovery'] });
    expect(sessionCookieLine(first)).toBe('');
    await browser.http.get('/api/auth/user').expect(401);
    clock.advance(STEP);
    const second = await giveCode(browser, codeAt(secret, clock.now()));
    expect(second.status).toBe(200);
    expect(second.body).toMatchObject({ user: { email: user.email }, redirectUrl: '/onboarding-survey' });
    await browser.http.get('/api/auth/user').expect(200);
  });

  it('leaves accounts without one as they are', async () => {
    const user = await app.member();
    const { body } = await app.visitor().login(user.password, user.email);
    expect(body).toEqual({
      message: expect.any(String) as string,
      user: expect.any(Object) as object,
      surveyComplete: false,
      onboardingComplete: false,
      redirectUrl: '/onboarding-survey',
    });
  });

  it('accepts the codes of the steps before and after, and no others', async () => {
    const { user, secret } = await protectedMember(app, clock.now());
    laterInAStep();
    const at = clock.now().getTime();
    for (const [steps, status] of [
      [-2, 400],
      [2, 400],
      [-1, 200],
      [1, 200],
    ] as const)
      expect([
        steps,
        (await giveCode(await withPassword(app, user), codeAt(secret, new Date(at + steps * STEP)))).status,
      ]).toEqual([steps, status]);
  });

  it('accepts a code once, and none from before it', async () => {
    const { user, secret } = await protectedMember(app, clock.now());
    laterInAStep();
    const code = codeAt(secret, clock.now());
    await giveCode(await withPassword(app, user), code).expect(200);
    const replayed = await giveCode(await withPassword(app, user), code).expect(400);
    expect(replayed.body).toEqual(refusal('auth.wrong-code'));
    const earlier = codeAt(secret, new Date(clock.now().getTime() - STEP));
    await giveCode(await withPassword(app, user), earlier).expect(400);
  });

  it('does not accept the code that set it up', async () => {
    const user = await app.member();
    const at = clock.now();
    const { secret } = await addAuthenticator(user, at);
    await giveCode(await withPassword(app, user), codeAt(secret, at)).expect(400);
  });

  it('accepts one of two simultaneous uses of a code', async () => {
    const { user, secret } = await protectedMember(app, clock.now());
    laterInAStep();
    const code = codeAt(secret, clock.now());
    const browsers = await Promise.all([withPassword(app, user), withPassword(app, user)]);
    const statuses = await Promise.all(
      browsers.map(async (browser) => (await giveCode(browser, code)).status),
    );
    expect(statuses.sort()).toEqual([200, 400]);
  });

  it('asks for the password again after five wrong codes', async () => {
    const { user, secret } = await protectedMember(app, clock.now());
    laterInAStep();
    const browser = await withPassword(app, user);
    const wrong = wrongCode(secret, clock.now());
    for (let count = 0; count < 4; count += 1)
      expect((await giveCode(browser, wrong)).body).toEqual(refusal('auth.wrong-code'));
    expect((await giveCode(browser, wrong)).body).toEqual(refusal('auth.second-factor-expired'));
    const late = await giveCode(browser, codeAt(secret, clock.now())).expect(400);
    expect(late.body).toEqual(refusal('auth.second-factor-expired'));
    await giveCode(await withPassword(app, user), codeAt(secret, clock.now())).expect(200);
    const signIns = (await user.http.get('/api/user/sign-ins').expect(200)).body as RecentSignIn[];
    expect(signIns.filter(({ outcome }) => outcome === 'wrong-second-step')).toHaveLength(5);
    expect(signIns.filter(({ outcome }) => outcome === 'wrong-password')).toHaveLength(0);
  });

  it('is set up once, however often its first code is sent', async () => {
    const user = await app.member();
    laterInAStep();
    const setup = await user.http.post(API.authenticatorSetup).expect(200);
    const { setupToken, secret } = setup.body as AuthenticatorSetup;
    const code = codeAt(secret, clock.now());
    const add = () => user.http.post(API.authenticators).send({ name: 'Phone', setupToken, code });
    const answers = await Promise.all([add(), add()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
    expect((await factorsOf(user)).factors).toHaveLength(1);
  });

  it('limits wrong codes however often the password is given again', async () => {
    const { user, secret } = await protectedMember(app, clock.now());
    laterInAStep();
    const wrong = wrongCode(secret, clock.now());
    for (let round = 0; round < 2; round += 1) {
      const browser = await withPassword(app, user);
      for (let count = 0; count < 5; count += 1) await giveCode(browser, wrong).expect(400);
    }
    const limited = await giveCode(await withPassword(app, user), codeAt(secret, clock.now()));
    expect(limited.status).toBe(429);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('gives five minutes for the second step', async () => {
    const { user, secret } = await protectedMember(app, clock.now());
    laterInAStep();
    const browser = await withPassword(app, user);
    clock.advance(5 * MINUTE + SECOND);
    const late = await giveCode(browser, codeAt(secret, clock.now())).expect(400);
    expect(late.body).toEqual(refusal('auth.second-factor-expired'));
  });

  it('accepts a code only in the browser that gave the password, and only once', async () => {
    const { user, secret } = await protectedMember(app, clock.now());
    laterInAStep();
    const browser = await withPassword(app, user);
    await giveCode(app.visitor(), codeAt(secret, clock.now())).expect(400);
    await giveCode(browser, codeAt(secret, clock.now())).expect(200);
    clock.advance(STEP);
    const again = await giveCode(browser, codeAt(secret, clock.now())).expect(400);
    expect(again.body).toEqual(refusal('auth.second-factor-expired'));
  });

  it.each([{}, { code: '' }, { code: 'x'.repeat(41) }, { passkey: 'x' }, { passkey: {} }, { code: 5 }])(
    'refuses %j as input',
    async (body) => {
      const { user } = await protectedMember(app, clock.now());
      const browser = await withPassword(app, user);
      await browser.http.post(API.loginSecondFactor).send(body).expect(400);
    },
  );

  it('leaves the answer for an unconfirmed address as it is', async () => {
    const visitor = app.visitor();
    await visitor.register();
    expect((await visitor.login()).body).toMatchObject({ needsEmailConfirmation: true });
  });

  it('is also needed after a link that confirms an address', async () => {
    const { user } = await protectedMember(app, clock.now());
    const newEmail = `new-${user.email}`;
    await user.changeEmail(newEmail);
    const mail = await app.mails.waitFor(newEmail, /Confirm your new email/);
    const token = /token=([\w-]+)/.exec(mail.text)?.[1];
    const browser = app.visitor();
    const { body } = await browser.openLink(token, user.password).expect(200);
    expect(body).toEqual({ autoLoggedIn: false });
    await browser.http.get('/api/auth/user').expect(401);
  });
});

describe('an authenticator app', () => {
  it('is listed by its name, and its secret is never shown again', async () => {
    const { user, secret } = await protectedMember(app, clock.now());
    const { factors, recoveryCodesLeft } = await factorsOf(user);
    expect(factors).toEqual([
      {
        id: expect.any(String) as string,
        kind: 'totp',
        name: 'My phone',
        createdAt: expect.any(String) as string,
        lastUsedAt: null,
      },
    ]);
    expect(recoveryCodesLeft).toBe(10);
    const exported = await user.http.get('/api/user/export').expect(200);
    expect(exported.text).toContain('My phone');
    expect(exported.text).not.toContain(secret);
    const rows = await app.sql('select a::text as row from authenticator_apps a');
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('is stored only once a code from it arrives', async () => {
    const user = await app.member();
    const setup = await user.http.post(API.authenticatorSetup).expect(200);
    const { setupToken, secret, uri } = setup.body as { setupToken: string; secret: string; uri: string };
    expect(uri).toContain(`secret=${secret}`);
    expect(decodeURIComponent(uri)).toContain(user.email);
    const code = wrongCode(secret, clock.now());
    const wrong = await user.http.post(API.authenticators).send({ name: 'Phone', setupToken, code });
    expect(wrong.body).toEqual(refusal('auth.wrong-code'));
    expect((await factorsOf(user)).factors).toEqual([]);
  });

  it("cannot be added with someone else's setup, a forged one or an old one", async () => {
    const [user, other] = [await app.member(), await app.member()];
    const setup = (await user.http.post(API.authenticatorSetup).expect(200)).body as {
      setupToken: string;
      secret: string;
    };
    const add = (who: TestUser, setupToken: string) =>
      who.http
        .post(API.authenticators)
        .send({ name: 'Phone', setupToken, code: codeAt(setup.secret, clock.now()) });
    expect((await add(other, setup.setupToken)).body).toEqual(refusal('factor.setup-expired'));
    expect((await add(user, 'AAAA')).body).toEqual(refusal('factor.setup-expired'));
    clock.advance(15 * MINUTE);
    await user.http.post(API.stepUp).send({ password: user.password }).expect(204);
    expect((await add(user, setup.setupToken)).body).toEqual(refusal('factor.setup-expired'));
  });

  it('needs a name', async () => {
    const user = await app.member();
    const setup = await user.http.post(API.authenticatorSetup).expect(200);
    const { setupToken } = setup.body as { setupToken: string };
    const response = await user.http.post(API.authenticators).send({ name: ' ', setupToken, code: '123456' });
    expectFieldRefusal(response, 'name', 'A name is required');
  });

  it('is removed with its recovery codes, and the password is enough again', async () => {
    const { user, id } = await protectedMember(app, clock.now());
    await user.http.delete(API.factor(id)).expect(204);
    expect(await factorsOf(user)).toEqual({ factors: [], recoveryCodesLeft: 0 });
    expect((await app.visitor().login(user.password, user.email)).body).toMatchObject({
      user: { email: user.email },
    });
    await user.http.delete(API.factor(id)).expect(404);
    const notice = await app.mails.waitFor(user.email, /way to sign in was removed/);
    expect(notice.text).toContain('My phone');
  });

  it("of someone else can't be removed", async () => {
    const { user, id } = await protectedMember(app, clock.now());
    const stranger = await app.member();
    await stranger.http.delete(API.factor(id)).expect(404);
    await stranger.http.delete(API.factor('nonsense')).expect(404);
    expect((await factorsOf(user)).factors).toHaveLength(1);
  });

  it('is one of at most ten', async () => {
    const user = await app.member();
    for (let count = 0; count < 10; count += 1) await addAuthenticator(user, clock.now(), `App ${count}`);
    const setup = await user.http.post(API.authenticatorSetup).expect(200);
    const { setupToken, secret } = setup.body as { setupToken: string; secret: string };
    const eleventh = await user.http
      .post(API.authenticators)
      .send({ name: 'App 11', setupToken, code: codeAt(secret, clock.now()) });
    expect(eleventh.body).toEqual(refusal('factor.too-many'));
  });

  it('leaves nothing behind when its account is deleted', async () => {
    const { user } = await protectedMember(app, clock.now());
    await withPassword(app, user);
    await user.http.delete('/api/user').send({ currentPassword: user.password }).expect(204);
    for (const table of ['authenticator_apps', 'recovery_codes', 'pending_sign_ins'])
      expect(await app.sql(`select 1 from ${table} where user_id not in (select id from users)`)).toEqual([]);
  });
});
