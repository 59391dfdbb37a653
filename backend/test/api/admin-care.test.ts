import type { AdminUser, AuditEntry, CleanupPreview } from '#contract/console/admin';
import { administrator, idOf } from '../support/accounts/administrator';
import { refusal } from '../support/accounts/refusals';
import { TestApp } from '../support/test-app';
import type { TestUser } from '../support/accounts/test-user';

let app: TestApp;
let admin: TestUser;
beforeAll(async () => {
  app = await TestApp.start();
  admin = await administrator(app);
});
afterAll(() => app.close());

const audit = async (query: Readonly<Record<string, string>>) =>
  (await admin.http.get('/api/admin/audit').query(query).expect(200)).body as AuditEntry[];
const search = async (term: string) =>
  (await admin.http.get('/api/admin/users').query({ search: term }).expect(200)).body as AdminUser[];

/** Inserts accounts directly, which is faster than signing up. */
async function accounts(prefix: string, count: number, days: number): Promise<void> {
  await app.sql(
    `insert into users (id, email, email_key, password_hash, first_name, last_name, created_at)
     select gen_random_uuid(), $1 || n || '@example.com', lower($1) || n || '@example.com', '-', $1, 'Account', now() - $3 * interval '1 day'
     from generate_series(1, $2::int) n`,
    [prefix, count, days],
  );
}

describe('a search term', () => {
  it.each([
    ["Robert'); drop table users;--", 'an injection'],
    ['back\\slash', 'a backslash'],
    ['under_score', 'an underscore'],
    ['100%', 'a percent sign'],
    ['Zoë 🦊', 'letters beyond ASCII'],
    ['"quoted"', 'quotes'],
  ])('may be %s, and finds exactly the accounts with that name', async (name) => {
    const user = await app.member({ firstName: name });
    await app.member({ firstName: name.replace(/[^A-Za-z]/, 'x') });
    const found = await search(name.toUpperCase());
    expect(found.filter(({ firstName }) => firstName === name).map(({ email }) => email)).toEqual([
      user.email,
    ]);
    expect(found.every(({ firstName }) => firstName === name)).toBe(true);
  });

  it('may have spaces around it', async () => {
    const user = await app.member({ firstName: 'Spacious' });
    expect((await search('  spacious  ')).map(({ email }) => email)).toEqual([user.email]);
  });

  it('is ignored when blank', async () => {
    expect((await search('   ')).length).toBeGreaterThan(1);
  });
});

describe('activating a user', () => {
  it('ends their unconfirmed session, sends a welcome email, and is audited', async () => {
    const user = app.visitor();
    await user.register();
    await user.login();
    await user.http.get('/api/auth/user').expect(403);
    const id = await idOf(app, user);
    await admin.http
      .post('/api/admin/activate')
      .send({ userIds: [id] })
      .expect(200, { activated: 1 });
    await user.http.get('/api/auth/user').expect(401);
    await user.login();
    await user.http.get('/api/auth/user').expect(200);
    expect(await audit({ search: id })).toMatchObject([
      { action: 'users.activate', actorEmail: admin.email },
    ]);
  });

  it('counts and activates a user named twice only once', async () => {
    const user = app.visitor();
    await user.register();
    const id = await idOf(app, user);
    await admin.http
      .post('/api/admin/activate')
      .send({ userIds: [id, id.toUpperCase()] })
      .expect(200, { activated: 1 });
    await admin.http
      .post('/api/admin/activate')
      .send({ userIds: [id] })
      .expect(200, { activated: 0 });
    expect(await audit({ search: id })).toHaveLength(1);
  });

  it.each([{}, { userIds: 'all' }, { userIds: [null] }, []])('refuses %j', async (body) => {
    const answer = await admin.http.post('/api/admin/activate').send(body).expect(400);
    expect(answer.body).toMatchObject({
      message: 'A list of user ids is required',
      errors: [{ field: 'userIds' }],
    });
  });
});

describe('deleting many', () => {
  it('deletes hundreds at once, and audits each', async () => {
    await accounts('bulk', 300, 1);
    const rows = await app.sql<{ id: string }>(`select id from users where email like 'bulk%'`);
    const userIds = rows.map(({ id }) => id);
    await admin.http.delete('/api/admin/users').send({ userIds }).expect(200, { deleted: 300 });
    expect(await app.sql(`select 1 from users where email like 'bulk%'`)).toEqual([]);
    expect(await app.sql('select 1 from audit_log where target = any($1)', [userIds])).toHaveLength(300);
  });

  it('twice at the same time succeeds, and leaves nothing behind', async () => {
    const other = await administrator(app);
    const userIds = [await idOf(app, await app.member()), await idOf(app, await app.member())];
    const answers = await Promise.all(
      [admin, other].map(({ http }) => http.delete('/api/admin/users').send({ userIds })),
    );
    expect(answers.map(({ status }) => status).every((status) => [200, 404].includes(status))).toBe(true);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(await app.sql('select 1 from users where id = any($1)', [userIds])).toEqual([]);
  });

  it('erases emails waiting to be sent to them', async () => {
    const user = await app.member();
    const id = await idOf(app, user);
    await app.sql(
      `insert into outbox (id, mail_type, user_id, next_attempt_at, created_at)
       values (gen_random_uuid(), 'welcome', $1, now() + interval '1 day', now())`,
      [id],
    );
    await admin.http
      .delete('/api/admin/users')
      .send({ userIds: [id] })
      .expect(200);
    expect(await app.sql('select 1 from outbox where user_id = $1', [id])).toEqual([]);
    expect(await app.sql('select 1 from account_activity where owner_id = $1', [id])).toEqual([]);
    expect(await app.sql('select 1 from account_marks where owner_id = $1', [id])).toEqual([]);
  });
});

describe('cleaning up', () => {
  it('removes any number of accounts, and audits how many', async () => {
    await accounts('forgotten', 2_000, 120);
    const shown = (await admin.http.get('/api/admin/cleanup').expect(200)).body as CleanupPreview;
    expect(shown.count).toBe(2_000);
    expect(shown.sample).toHaveLength(10);
    await admin.http
      .post('/api/admin/cleanup')
      .send({ expectedCount: 2_000 })
      .expect(200, { deleted: 2_000 });
    const entries = await audit({ action: 'users.cleanup' });
    const deleted = entries.map(({ details }) => Number(details['deleted']));
    expect(deleted.reduce((sum, one) => sum + one, 0)).toBe(2_000);
  });

  it('never takes the administrator', async () => {
    await app.sql(
      `insert into users (id, email, email_key, password_hash, first_name, last_name, created_at, is_admin)
       values (gen_random_uuid(), 'keeper@example.com', 'keeper@example.com', '-', 'Old', 'Keeper', now() - interval '1 year', true)`,
    );
    const shown = (await admin.http.get('/api/admin/cleanup').expect(200)).body as CleanupPreview;
    expect(shown.sample.map(({ email }) => email)).not.toContain('keeper@example.com');
    await admin.http.post('/api/admin/cleanup').send({ expectedCount: shown.count }).expect(200);
    expect(await search('keeper@example.com')).toHaveLength(1);
  });
});

describe('the console of a former administrator', () => {
  it('is closed immediately', async () => {
    const former = await administrator(app);
    await former.http.get('/api/admin/stats').expect(200);
    await app.sql('update users set is_admin = false where email = $1', [former.email]);
    const refused = await former.http.get('/api/admin/stats').expect(403);
    expect(refused.body).toEqual(refusal('auth.administrator-required'));
    await former.http.get('/api/admin/status').expect(200, { isAdmin: false, email: null });
  });

  it('is not open to an administrator whose address is not confirmed', async () => {
    const user = app.visitor();
    await user.register();
    await app.sql('update users set is_admin = true where email = $1', [user.email]);
    await user.login();
    await user.http.get('/api/admin/stats').expect(403);
    await user.http.get('/api/admin/status').expect(200, { isAdmin: false, email: null });
  });
});
