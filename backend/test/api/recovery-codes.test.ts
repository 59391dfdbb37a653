import { API } from '#contract/paths';
import { refusal } from '../support/accounts/refusals';
import { factorsOf, giveCode, protectedMember, withPassword } from '../support/accounts/second-factors';
import { TestApp, WITHOUT_REDIS } from '../support/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ env: WITHOUT_REDIS });
});
afterAll(() => app.close());

describe('recovery codes', () => {
  it('are ten, sign in once each, and their owner gets an email', async () => {
    const { user, recoveryCodes } = await protectedMember(app, new Date());
    expect(recoveryCodes).toHaveLength(10);
    const [code = '', other = ''] = recoveryCodes;
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/);
    await giveCode(await withPassword(app, user), code).expect(200);
    const again = await giveCode(await withPassword(app, user), code).expect(400);
    expect(again.body).toEqual(refusal('auth.wrong-code'));
    await giveCode(await withPassword(app, user), other.toLowerCase().replace('-', ' ')).expect(200);
    expect((await factorsOf(user)).recoveryCodesLeft).toBe(8);
    const notice = await app.mails.waitFor(user.email, /recovery code was used/);
    expect(notice.text).toContain('9 left');
  });

  it('are stored as hashes only', async () => {
    const { recoveryCodes } = await protectedMember(app, new Date());
    const rows = JSON.stringify(await app.sql('select c::text as row from recovery_codes c'));
    expect(rows).toContain('$argon2id$');
    for (const code of recoveryCodes) expect(rows).not.toContain(code.slice(0, 5));
  });

  it('are accepted once, also when used twice at the same time', async () => {
    const { user, recoveryCodes } = await protectedMember(app, new Date());
    const browsers = await Promise.all([withPassword(app, user), withPassword(app, user)]);
    const statuses = await Promise.all(
      browsers.map(async (browser) => (await giveCode(browser, recoveryCodes[0] ?? '')).status),
    );
    expect(statuses.sort()).toEqual([200, 400]);
  });

  it('can be replaced, and the old ones stop working', async () => {
    const { user, recoveryCodes } = await protectedMember(app, new Date());
    const { body } = await user.http.post(API.recoveryCodes).expect(201);
    const { recoveryCodes: fresh } = body as { recoveryCodes: string[] };
    expect(fresh).toHaveLength(10);
    await giveCode(await withPassword(app, user), recoveryCodes[0] ?? '').expect(400);
    await giveCode(await withPassword(app, user), fresh[0] ?? '').expect(200);
  });

  it('come only with another factor', async () => {
    const user = await app.member();
    expect((await user.http.post(API.recoveryCodes)).body).toEqual(refusal('factor.none'));
  });
});
