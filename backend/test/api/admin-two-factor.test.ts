import { API } from '#contract/paths';
import { administrator } from '../support/accounts/administrator';
import { MovableClock, SECOND } from '../support/time/movable-clock';
import { refusal } from '../support/accounts/refusals';
import { routesOf } from '../support/routes/routes';
import { addAuthenticator, addPasskey, codeAt, factorsOf } from '../support/accounts/second-factors';
import { TestApp, WITHOUT_REDIS } from '../support/test-app';
import type { TestUser } from '../support/accounts/test-user';

const SETUP_NEEDED = refusal('auth.second-factor-setup-required');

const clock = new MovableClock();
let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ env: { ...WITHOUT_REDIS, ADMIN_TWO_FACTOR: 'required' }, clock });
});
afterAll(() => app.close());

const lookAtConsole = (user: TestUser) => user.http.get(API.adminStats);

describe('where administrators need a second factor, one without', () => {
  it('is refused every call of the console', async () => {
    const admin = await administrator(app);
    const routes = routesOf(app).filter(
      ({ path }) => path.startsWith('/api/admin') && path !== API.adminStatus,
    );
    expect(routes.length).toBeGreaterThan(14);
    for (const { method, path } of routes) {
      const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
      const { body } = await admin.http[verb](path).send({});
      expect([method, path, body]).toEqual([method, path, SETUP_NEEDED]);
    }
  });

  it('is told so when signing in, and can do nothing but set one up', async () => {
    const admin = await administrator(app);
    const login = await admin.login();
    expect(login.body).toMatchObject({ user: { isAdmin: true, mustSetUpSecondFactor: true } });
    const { body } = await admin.http.get('/api/auth/user').expect(200);
    expect(body).toMatchObject({ mustSetUpSecondFactor: true });
    for (const path of ['/api/candidates', '/api/user/profile', '/api/user/export', '/api/user/devices'])
      expect((await admin.http.get(path)).body).toEqual(SETUP_NEEDED);
    await admin.http.delete('/api/user').send({ currentPassword: admin.password }).expect(403);
    await addAuthenticator(admin, clock.now());
    await lookAtConsole(admin).expect(200);
    const after = await admin.http.get('/api/auth/user').expect(200);
    expect(after.body).not.toHaveProperty('mustSetUpSecondFactor');
  });

  it('can set up a passkey instead', async () => {
    const admin = await administrator(app);
    await addPasskey(admin);
    await lookAtConsole(admin).expect(200);
  });

  it('has to set one up again after removing the last', async () => {
    const admin = await administrator(app);
    const { id } = await addAuthenticator(admin, clock.now());
    await admin.http.delete(API.factor(id)).expect(204);
    expect((await lookAtConsole(admin)).body).toEqual(SETUP_NEEDED);
  });
});

describe('where administrators need a second factor, one who has it', () => {
  it('gets into the console with it', async () => {
    const admin = await administrator(app);
    const { secret } = await addAuthenticator(admin, clock.now());
    clock.advance(60 * SECOND);
    const browser = app.visitor();
    await browser.login(admin.password, admin.email);
    await lookAtConsole(browser).expect(401);
    const code = codeAt(secret, clock.now());
    const signedIn = await browser.http.post(API.loginSecondFactor).send({ code }).expect(200);
    expect(signedIn.body).not.toHaveProperty('user.mustSetUpSecondFactor');
    await lookAtConsole(browser).expect(200);
  });

  it('must sign in again where a session was opened with the password only', async () => {
    const admin = await administrator(app);
    const before = app.visitor();
    await before.login(admin.password, admin.email);
    await addAuthenticator(admin, clock.now());
    await lookAtConsole(before).expect(401);
    await before.http.post(API.authenticatorSetup).expect(401);
    await before.http.post(API.stepUp).send({ password: admin.password }).expect(401);
    await lookAtConsole(admin).expect(200);
  });
});

describe('where administrators need a second factor, a dater', () => {
  it('notices nothing', async () => {
    const dater = await app.member();
    const login = await dater.login();
    expect(login.body).not.toHaveProperty('user.mustSetUpSecondFactor');
    await dater.http.get('/api/candidates').expect(200);
    expect(await factorsOf(dater)).toEqual({ factors: [], recoveryCodesLeft: 0 });
  });
});

it('is optional by default', async () => {
  const open = await TestApp.start({ env: WITHOUT_REDIS });
  try {
    const admin = await administrator(open);
    await lookAtConsole(admin).expect(200);
  } finally {
    await open.close();
  }
});
