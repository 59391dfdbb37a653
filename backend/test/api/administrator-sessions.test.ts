import { API } from '#contract/paths';
import { administrator, idOf, latestInvitation } from '../support/accounts/administrator';
import { TestApp } from '../support/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());

const sessionsOf = (id: string) => app.sql('select token_hash from sessions where user_id = $1', [id]);

describe('an administrator who signs in', () => {
  it('gets no session when it cannot be noted in the audit log', async () => {
    const ada = await administrator(app);
    const id = await idOf(app, ada);
    const before = await sessionsOf(id);
    await app.sql(
      `alter table audit_log add constraint no_entry check (action <> 'administrator.sign-in') not valid`,
    );
    const refused = await ada.login();
    await app.sql('alter table audit_log drop constraint no_entry');
    expect(refused.status).toBe(500);
    expect(refused.headers['set-cookie']).toBeUndefined();
    expect(await sessionsOf(id)).toEqual(before);
    await ada.http.get(API.adminStats).expect(200);
    expect((await ada.login()).status).toBe(200);
    expect(await sessionsOf(id)).toHaveLength(before.length);
  });
});

describe('an accepted invitation', () => {
  it.each([
    ['be noted in the audit log', 'audit_log', () => `action <> 'administrator.accept'`],
    ['begin a session', 'sessions', (id: string) => `user_id <> '${id}'`],
  ])('changes nothing when it cannot %s', async (_what, table, condition) => {
    const helper = await app.member();
    const id = await idOf(app, helper);
    const owner = await administrator(app);
    await owner.http.post(API.adminInvitations).send({ email: helper.email, role: 'support' }).expect(201);
    const token = await latestInvitation(app, helper.email);
    const before = await sessionsOf(id);
    await app.sql(`alter table ${table} add constraint no_more check (${condition(id)}) not valid`);
    const refused = await helper.http.post(API.acceptInvitation).send({ token });
    await app.sql(`alter table ${table} drop constraint no_more`);
    expect(refused.status).toBe(500);
    expect(refused.headers['set-cookie']).toBeUndefined();
    expect(await sessionsOf(id)).toEqual(before);
    await helper.http.get(API.adminStats).expect(403);
    await helper.http.post(API.acceptInvitation).send({ token }).expect(204);
    await helper.http.get(API.adminStats).expect(200);
  });
});
