import { API } from '#contract/paths';
import { administrator, idOf } from '../support/accounts/administrator';
import { sessionCookie } from '../support/accounts/cookies';
import { MovableClock, SECOND } from '../support/time/movable-clock';
import { refusal } from '../support/accounts/refusals';
import { addAuthenticator, addPasskey, codeAt, passkeyOptions } from '../support/accounts/second-factors';
import { SoftwareAuthenticator } from '../support/accounts/software-authenticator';
import { TestApp, WITHOUT_REDIS } from '../support/test-app';
import type { TestUser } from '../support/accounts/test-user';

const MINUTE = 60 * SECOND;
const NEEDED = refusal('auth.step-up-required');

const clock = new MovableClock();
let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ env: WITHOUT_REDIS, clock });
});
afterAll(() => app.close());

const stepUp = (user: TestUser, body: object) => user.http.post(API.stepUp).send(body);
const download = (user: TestUser) => user.http.get(API.dataExport);

async function signedInForAWhile(): Promise<TestUser> {
  const user = await app.member();
  clock.advance(15 * MINUTE + SECOND);
  return user;
}

describe('a sensitive call', () => {
  it('is accepted for fifteen minutes after signing in', async () => {
    const user = await app.member();
    clock.advance(15 * MINUTE - 10 * SECOND);
    await download(user).expect(200);
    clock.advance(11 * SECOND);
    expect((await download(user)).body).toEqual(NEEDED);
    await user.http.get('/api/auth/user').expect(200);
  });

  it('is accepted again for fifteen minutes after the password', async () => {
    const user = await signedInForAWhile();
    await stepUp(user, { password: user.password }).expect(204);
    await download(user).expect(200);
    clock.advance(15 * MINUTE + SECOND);
    await download(user).expect(403);
  });

  it('is accepted again after a code or a passkey', async () => {
    const user = await app.member();
    const { secret, recoveryCodes } = await addAuthenticator(user, clock.now());
    const authenticator = await addPasskey(user);
    const proofs = [
      () => ({ code: codeAt(secret, clock.now()) }),
      () => ({ code: recoveryCodes[0] }),
      async () => ({ passkey: authenticator.answer(await passkeyOptions(user)) }),
    ];
    for (const proof of proofs) {
      clock.advance(15 * MINUTE + SECOND);
      await download(user).expect(403);
      await stepUp(user, await proof()).expect(204);
      await download(user).expect(200);
    }
  });

  it.each([
    ['adding an authenticator app', 'post', API.authenticatorSetup],
    ['confirming an authenticator app', 'post', API.authenticators],
    ['asking for a new passkey', 'post', API.newPasskeyOptions],
    ['adding a passkey', 'post', API.passkeys],
    ['new recovery codes', 'post', API.recoveryCodes],
    ['removing a factor', 'delete', API.factor('01890000-0000-7000-8000-000000000000')],
    ['the export', 'get', API.dataExport],
  ] as const)('is %s', async (_about, method, path) => {
    const user = await signedInForAWhile();
    expect((await user.http[method](path).send({})).body).toEqual(NEEDED);
  });

  it("is an administrator's deletion, cleanup or export", async () => {
    const admin = await administrator(app);
    const target = await idOf(app, await app.member());
    clock.advance(15 * MINUTE + SECOND);
    const remove = () => admin.http.delete(API.adminUsers).send({ userIds: [target] });
    expect((await remove()).body).toEqual(NEEDED);
    expect((await admin.http.post(API.adminCleanup).send({ expectedCount: 0 })).body).toEqual(NEEDED);
    expect((await admin.http.get(API.adminExport)).body).toEqual(NEEDED);
    expect(await app.sql('select 1 from users where id = $1', [target])).toHaveLength(1);
    await stepUp(admin, { password: admin.password }).expect(204);
    expect((await remove()).body).toEqual({ deleted: 1 });
    await admin.http.get(API.adminExport).expect(200);
  });

  it('is not a call that carries the password itself', async () => {
    const user = await signedInForAWhile();
    await user.http
      .patch('/api/user/change-password')
      .send({ currentPassword: user.password, newPassword: 'another good horse' })
      .expect(200);
    await user.http.delete('/api/user').send({ currentPassword: 'another good horse' }).expect(204);
  });

  it('is refused for visitors and daters as before', async () => {
    await download(app.visitor()).expect(401);
    const dater = await signedInForAWhile();
    expect((await dater.http.get(API.adminExport)).body).toEqual(refusal('auth.administrator-required'));
  });
});

describe('confirming it', () => {
  it('rejects a wrong password like other confirmations, and limits them', async () => {
    const user = await signedInForAWhile();
    for (let count = 0; count < 10; count += 1) {
      const wrong = await stepUp(user, { password: 'guess' }).expect(400);
      expect(wrong.body).toEqual(refusal('auth.wrong-password'));
    }
    await stepUp(user, { password: user.password }).expect(429);
    await download(user).expect(403);
  });

  it("rejects wrong codes, someone else's passkey and nothing at all", async () => {
    const user = await signedInForAWhile();
    expect((await stepUp(user, { code: '123456' })).body).toEqual(refusal('auth.wrong-code'));
    const stranger = new SoftwareAuthenticator();
    await addPasskey(await app.member(), stranger);
    const passkey = stranger.answer(await passkeyOptions(user));
    expect((await stepUp(user, { passkey })).body).toEqual(refusal('auth.passkey-rejected'));
    await stepUp(user, {}).expect(400);
    await stepUp(user, { password: '' }).expect(400);
    await stepUp(app.visitor(), { password: user.password }).expect(401);
    await download(user).expect(403);
  });

  it('does not accept the code that just signed in', async () => {
    const user = await app.member();
    const { secret } = await addAuthenticator(user, clock.now());
    clock.advance(MINUTE);
    const code = codeAt(secret, clock.now());
    const browser = app.visitor();
    await browser.login(user.password, user.email);
    await browser.http.post(API.loginSecondFactor).send({ code }).expect(200);
    expect((await stepUp(browser, { code })).body).toEqual(refusal('auth.wrong-code'));
  });

  it('moves the session to a new id, in this browser only', async () => {
    const user = await app.member();
    const before = sessionCookie(await user.login());
    const other = app.visitor();
    await other.login(user.password, user.email);
    clock.advance(15 * MINUTE + SECOND);
    await stepUp(user, { password: user.password }).expect(204);
    await app.visitor().http.get('/api/auth/user').set('cookie', before).expect(401);
    await user.http.get('/api/auth/user').expect(200);
    await download(other).expect(403);
  });
});
