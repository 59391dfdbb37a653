import { Config } from '../../src/platform/config/config';
import type {
  Administrator,
  AdministratorInvitation,
  AdministratorList,
} from '#contract/console/administrators';
import { OWNER_ONLY } from '#contract/console/administrators';
import { API } from '#contract/paths';
import { AuthHousekeeping } from '../../src/auth/auth-housekeeping';
import { AdministratorService } from '../../src/auth/administrator/administrator.service';
import { CONSOLE_ROLE, type ConsoleRole } from '../../src/auth/administrator/administrator.guard';
import { administrator, idOf, latestInvitation } from '../support/accounts/administrator';
import { HOUR, MovableClock } from '../support/time/movable-clock';
import { refusal } from '../support/accounts/refusals';
import { routesOf } from '../support/routes/routes';
import { TestApp } from '../support/test-app';
import type { TestUser } from '../support/accounts/test-user';

const clock = new MovableClock();
let app: TestApp;
let owner: TestUser;
let support: TestUser;
beforeAll(async () => {
  app = await TestApp.start({ clock });
  owner = await administrator(app);
  support = await administrator(app, 'support');
});
afterAll(() => app.close());

const consoleRoutes = () =>
  routesOf(app).filter(({ path }) => path.startsWith('/api/admin/') && path !== API.adminStatus);
const roleOf = (handler: object) => Reflect.getMetadata(CONSOLE_ROLE, handler) as ConsoleRole | undefined;

describe('every route of the console', () => {
  it('says who may call it', () => {
    const undeclared = consoleRoutes().filter(({ handler }) => roleOf(handler) === undefined);
    expect(undeclared.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  it('that is for owners refuses support, and says who can', async () => {
    const forOwners = consoleRoutes().filter(({ handler }) => roleOf(handler) !== 'any');
    expect(forOwners.length).toBeGreaterThanOrEqual(20);
    for (const { method, path, handler } of forOwners) {
      const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
      const { status, body } = await support.http[verb](path).send({});
      const message = OWNER_ONLY[roleOf(handler) as keyof typeof OWNER_ONLY];
      expect([method, path, status, body]).toEqual([
        method,
        path,
        403,
        { ...refusal('auth.owner-required'), message },
      ]);
    }
  });
});

describe('support', () => {
  it('looks at accounts and helps them', async () => {
    const dater = await app.member();
    for (const path of [API.adminStats, API.adminUsers, API.adminHealth, API.adminAudit, API.adminCampaigns])
      await support.http.get(path).expect(200);
    await support.http
      .post(API.adminSendPasswordReset)
      .send({ userId: await idOf(app, dater) })
      .expect(200);
    await support.http
      .post(API.adminEndSessions)
      .send({ userId: await idOf(app, dater) })
      .expect(200);
    await support.http
      .post(API.adminEndSessions)
      .send({ userId: await idOf(app, owner) })
      .expect(403);
    await dater.login();
    const waiting = [app.visitor(), app.visitor()];
    for (const visitor of waiting) await visitor.register();
    const ids = await Promise.all(waiting.map((visitor) => idOf(app, visitor)));
    const { body: refused } = await support.http.post(API.adminActivate).send({ userIds: ids }).expect(403);
    expect((refused as { message: string }).message).toBe(OWNER_ONLY['mail.to-many']);
    await support.http
      .post(API.adminActivate)
      .send({ userIds: ids.slice(0, 1) })
      .expect(200);
    await support.http
      .get(API.adminStatus)
      .expect(200, { isAdmin: true, email: support.email, role: 'support' });
    await owner.http.get(API.adminStatus).expect(200, { isAdmin: true, email: owner.email });
    await dater.http.get(API.adminStatus).expect(200, { isAdmin: false, email: null });
  });
});

async function invite(email: string, role = 'support'): Promise<AdministratorInvitation> {
  const { body } = await owner.http.post(API.adminInvitations).send({ email, role }).expect(201);
  return body as AdministratorInvitation;
}

const invitationToken = (email: string, earlier?: string) => latestInvitation(app, email, earlier);

const list = async () =>
  (await owner.http.get(API.adminAdministrators).expect(200)).body as AdministratorList;
const listed = async (user: TestUser): Promise<Administrator | undefined> =>
  (await list()).administrators.find(({ email }) => email === user.email);
const auditOf = async (action: string) =>
  app.sql<{ target: string; details: object }>(
    'select target, details from audit_log where action = $1 order by seq desc',
    [action],
  );

describe('an invitation', () => {
  it('makes the person with that address an administrator, once', async () => {
    const helper = await app.member();
    const elsewhere = app.visitor();
    await elsewhere.login(helper.password, helper.email);
    await invite(helper.email);
    const token = await invitationToken(helper.email);
    const offer = await app.visitor().http.post(API.lookAtInvitation).send({ token }).expect(200);
    expect(offer.body).toMatchObject({ email: helper.email, role: 'support', invitedBy: owner.email });
    await helper.http.get(API.adminStats).expect(403);
    await helper.http.post(API.acceptInvitation).send({ token }).expect(204);
    await helper.http.get(API.adminStats).expect(200);
    await elsewhere.http.get('/api/auth/user').expect(401);
    expect(await listed(helper)).toMatchObject({ role: 'support', invitedBy: owner.email, isFirst: false });
    expect((await list()).invitations.filter(({ email }) => email === helper.email)).toEqual([]);
    const again = await helper.http.post(API.acceptInvitation).send({ token }).expect(400);
    expect(again.body).toEqual(refusal('invitation.invalid'));
    expect((await auditOf('administrator.accept'))[0]).toMatchObject({ details: { role: 'support' } });
  });

  it('can be accepted after signing up', async () => {
    const newcomer = app.visitor();
    await invite(newcomer.email, 'owner');
    const token = await invitationToken(newcomer.email);
    await newcomer.http.post(API.acceptInvitation).send({ token }).expect(401);
    await newcomer.register();
    await newcomer.confirm();
    await newcomer.http.post(API.acceptInvitation).send({ token }).expect(204);
    await newcomer.http.get(API.adminStatus).expect(200, { isAdmin: true, email: newcomer.email });
  });

  it('is for its address only, and stays good for it', async () => {
    const invited = await app.member();
    const other = await app.member();
    await invite(invited.email);
    const token = await invitationToken(invited.email);
    const { body } = await other.http.post(API.acceptInvitation).send({ token }).expect(409);
    expect(body).toMatchObject({ code: 'invitation.other-address' });
    await other.http.get(API.adminStats).expect(403);
    await invited.http.post(API.acceptInvitation).send({ token }).expect(204);
  });

  it('stores only a hash of its link', async () => {
    const email = app.visitor().email;
    await invite(email);
    const token = await invitationToken(email);
    const rows = await app.sql<{ row: string }>('select i::text as row from administrator_invitations i');
    expect(rows.map(({ row }) => row).join('')).not.toContain(token);
  });

  it('expires after 72 hours, and can be sent again with a new link', async () => {
    const helper = await app.member();
    const { id } = await invite(helper.email);
    const old = await invitationToken(helper.email);
    clock.advance(72 * HOUR);
    await app.visitor().http.post(API.lookAtInvitation).send({ token: old }).expect(400);
    expect((await freshOwner()).email).toBe(owner.email);
    expect((await list()).invitations.find((one) => one.id === id)).toMatchObject({ isExpired: true });
    const sent = await owner.http.post(API.adminSendInvitationAgain(id)).expect(200);
    expect(sent.body).toMatchObject({ isExpired: false });
    const token = await invitationToken(helper.email, old);
    await helper.login();
    await helper.http.post(API.acceptInvitation).send({ token: old }).expect(400);
    await helper.http.post(API.acceptInvitation).send({ token }).expect(204);
  });

  it('can be revoked', async () => {
    const helper = await app.member();
    const { id } = await invite(helper.email);
    const token = await invitationToken(helper.email);
    await owner.http.delete(API.adminInvitation(id)).expect(204);
    await owner.http.delete(API.adminInvitation(id)).expect(404);
    await helper.http.post(API.acceptInvitation).send({ token }).expect(400);
    expect((await auditOf('administrator.revoke-invitation'))[0]).toMatchObject({ target: id });
  });

  it('is forgotten 30 days after it expired', async () => {
    const { id } = await invite(app.visitor().email);
    const isListed = async () => {
      await app.app.get(AuthHousekeeping).removeExpired();
      await freshOwner();
      return (await list()).invitations.some((one) => one.id === id);
    };
    clock.advance((72 + 30 * 24) * HOUR - 1_000);
    expect(await isListed()).toBe(true);
    clock.advance(2_000);
    expect(await isListed()).toBe(false);
  });

  it('is not sent to an administrator, and not to something that is no address', async () => {
    const { body } = await owner.http
      .post(API.adminInvitations)
      .send({ email: (await listed(owner))?.email.toUpperCase(), role: 'support' })
      .expect(409);
    expect(body).toEqual(refusal('administrator.already'));
    await owner.http.post(API.adminInvitations).send({ email: 'nonsense', role: 'support' }).expect(400);
    await owner.http.post(API.adminInvitations).send({ email: 'a@example.com', role: 'king' }).expect(400);
  });
});

/** Signs in again after the clock has moved on. */
async function freshOwner(): Promise<TestUser> {
  await owner.login();
  return owner;
}

describe('an administrator', () => {
  it('can be given another role, which ends their sessions', async () => {
    const helper = await administrator(app, 'support');
    const id = await idOf(app, helper);
    await owner.http.patch(API.adminAdministrator(id)).send({ role: 'owner' }).expect(200);
    await helper.http.get(API.adminStats).expect(401);
    await helper.login();
    await helper.http.get(API.adminExport).expect(200);
    expect((await auditOf('administrator.change-role'))[0]).toEqual({
      target: id,
      details: { from: 'support', to: 'owner' },
    });
    await app.mails.waitFor(helper.email, /Your administrator role changed/);
  });

  it('leaves no invitation good that they sent, once they may not invite', async () => {
    for (const leave of [
      (id: string) => owner.http.patch(API.adminAdministrator(id)).send({ role: 'support' }).expect(200),
      (id: string) => owner.http.delete(API.adminAdministrator(id)).expect(204),
    ]) {
      const other = await administrator(app, 'owner');
      const friend = await app.member();
      await other.http.post(API.adminInvitations).send({ email: friend.email, role: 'owner' }).expect(201);
      const token = await invitationToken(friend.email);
      await leave(await idOf(app, other));
      await friend.http.post(API.acceptInvitation).send({ token }).expect(400);
    }
  });

  it('can be removed, and keeps their own account', async () => {
    const helper = await administrator(app, 'support');
    const id = await idOf(app, helper);
    await owner.http.delete(API.adminAdministrator(id)).expect(204);
    await owner.http.delete(API.adminAdministrator(id)).expect(404);
    await helper.http.get('/api/auth/user').expect(401);
    await helper.login();
    await helper.http.get(API.adminStatus).expect(200, { isAdmin: false, email: null });
    expect(await listed(helper)).toBeUndefined();
  });

  it('needs a recent sign-in to change others', async () => {
    const id = await idOf(app, support);
    clock.advance(HOUR / 3);
    for (const call of [
      owner.http.patch(API.adminAdministrator(id)).send({ role: 'owner' }),
      owner.http.delete(API.adminAdministrator(id)),
      owner.http.post(API.adminInvitations).send({ email: 'b@example.com', role: 'support' }),
    ])
      expect((await call).body).toEqual(refusal('auth.step-up-required'));
    await freshOwner();
  });

  it('is never the last owner to go, nor the one that ADMIN_EMAIL names', async () => {
    const first = await app.app.get(AdministratorService).ensure();
    const { adminEmail } = app.app.get(Config);
    const named = (await list()).administrators.find(({ email }) => email === adminEmail);
    expect([first !== null, named?.isFirst, named?.role]).toEqual([true, true, 'owner']);
    const refused = await owner.http.delete(API.adminAdministrator(named?.id ?? '')).expect(409);
    expect(refused.body).toEqual(refusal('administrator.first-owner'));
    const me = await idOf(app, owner);
    await app.sql(`update administrators set role = 'support' where user_id <> $1`, [me]);
    for (const call of [
      owner.http.delete(API.adminAdministrator(me)),
      owner.http.patch(API.adminAdministrator(me)).send({ role: 'support' }),
    ])
      expect((await call).body).toEqual(refusal('administrator.last-owner'));
    // The next start makes the named one an owner again, and takes no role from anyone.
    const before = (await list()).administrators.length;
    await app.app.get(AdministratorService).ensure();
    const after = (await list()).administrators;
    expect(after).toHaveLength(before);
    expect(after.find(({ email }) => email === adminEmail)).toMatchObject({ role: 'owner' });
  });
});
