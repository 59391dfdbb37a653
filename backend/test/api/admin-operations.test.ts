import type { AdminSettings, AuditEntry, CleanupPreview, SystemHealth } from '#contract/console/admin';
import { HealthProbes } from '../../src/admin/health/health-probes';
import { administrator, idOf } from '../support/accounts/administrator';
import { TestApp } from '../support/test-app';
import type { TestUser } from '../support/accounts/test-user';

const GIB = 1024 ** 3;
let app: TestApp;
let admin: TestUser;
beforeAll(async () => {
  app = await TestApp.start();
  admin = await administrator(app);
});
afterAll(() => app.close());

const health = async () => (await admin.http.get('/api/admin/health').expect(200)).body as SystemHealth;
const audit = async (query: Readonly<Record<string, string | number>> = {}) =>
  (await admin.http.get('/api/admin/audit').query(query).expect(200)).body as AuditEntry[];

describe('system health', () => {
  it('checks everything on request, and gets an answer from each', async () => {
    const { checks } = await health();
    expect(checks.map(({ name }) => name)).toEqual([
      'database',
      'redis',
      'queue',
      'mail',
      'coach',
      'disk',
      'api',
    ]);
    expect(checks.filter(({ detail }) => detail.startsWith('No answer'))).toEqual([]);
  });

  it.each([
    [{ database: 500, redis: 500, delayMs: 200, free: 0.1 }, []],
    [{ database: 500.1 }, ['database']],
    [{ redis: 500.1 }, ['redis']],
    [{ delayMs: 200.1 }, ['api']],
    [{ free: 0.099 }, ['disk']],
    [{ database: 501, free: 0.05 }, ['database', 'disk']],
  ])('rates %j', async (measured, unhealthy) => {
    const { database, redis, delayMs, free } = { database: 1, redis: 1, delayMs: 1, free: 0.5, ...measured };
    const probes = app.app.get(HealthProbes);
    jest.spyOn(probes, 'database').mockResolvedValue(database);
    jest.spyOn(probes, 'redis').mockResolvedValue(redis);
    jest.spyOn(probes, 'disk').mockResolvedValue({ free: free * GIB, total: GIB });
    jest.spyOn(probes, 'api').mockReturnValue({ delayMs, uptimeSeconds: 90 });
    const { label, checks } = await health();
    expect(checks.filter(({ state }) => state !== 'healthy')).toEqual(
      unhealthy.map((name) => expect.objectContaining({ name, state: 'warning' }) as unknown),
    );
    expect(label).toBe(unhealthy.length === 0 ? 'Excellent' : 'Degraded');
    jest.restoreAllMocks();
  });

  it('warns about emails that could not be delivered today, but not about mistyped addresses', async () => {
    await app.sql(
      `insert into outbox (id, mail_type, status, last_error, next_attempt_at, created_at, settled_at) values
         (gen_random_uuid(), 'welcome', 'dead', 'The mail server answered 550 to the recipient', now(), now(), now()),
         (gen_random_uuid(), 'welcome', 'dead', 'The mail server answered 550 to the recipient: no such address', now(), now(), now()),
         (gen_random_uuid(), 'welcome', 'dead', 'No answer', now(), now(), now() - interval '2 days')`,
    );
    const answer = await health();
    expect(answer).toMatchObject({
      label: 'Degraded',
      summary: expect.stringContaining('mail server') as string,
    });
    expect(answer.checks.find(({ name }) => name === 'mail')).toMatchObject({
      state: 'warning',
      detail: expect.stringContaining('1 email could not be delivered') as string,
    });
    await app.sql(`delete from outbox where status = 'dead'`);
  });

  it('reports what does not answer', async () => {
    const broken = await TestApp.start({
      env: { REDIS_URL: undefined, SMTP_URL: 'smtp://127.0.0.1:9', OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' },
    });
    try {
      const user = broken.visitor();
      await user.register();
      await broken.sql('update users set is_admin = true, email_confirmed_at = now()');
      await user.login();
      const answer = (await user.http.get('/api/admin/health').expect(200)).body as SystemHealth;
      const stateOf = Object.fromEntries(answer.checks.map(({ name, state }) => [name, state]));
      expect(stateOf).toMatchObject({ database: 'healthy', redis: 'off', mail: 'down', coach: 'down' });
      expect(answer.label).toBe('Degraded');
    } finally {
      await broken.close();
    }
  });
});

describe('settings', () => {
  it('show what is configured, and no secrets', async () => {
    const { body, text } = await admin.http.get('/api/admin/settings').expect(200);
    expect(body).toMatchObject({
      mail: expect.arrayContaining([
        expect.objectContaining({ name: 'Mail server', state: 'healthy' }),
      ]) as unknown,
      mailConsole: [],
      security: expect.arrayContaining([{ label: 'Current admin', value: 'admin@localhost' }]) as unknown,
    });
    expect((body as AdminSettings).mail.find(({ name }) => name === 'DKIM signing')).toEqual({
      name: 'DKIM signing',
      state: 'off',
      detail: 'Off; DKIM_DOMAIN turns it on',
    });
    for (const secret of [app.env['SESSION_SECRET'], app.env['DATA_KEY']]) expect(text).not.toContain(secret);
  });
});

describe('the export', () => {
  it('is a downloadable table of accounts and counts', async () => {
    const user = await app.member({ firstName: '=HYPERLINK("x")', lastName: 'Comma, Quote' });
    await user.onboard();
    await user.addMatch();
    const answer = await admin.http.get('/api/admin/export').expect(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="heart-and-head-users-.*\.csv"$/,
    );
    expect(answer.text.startsWith('\uFEFF')).toBe(true);
    const lines = answer.text.slice(1).trimEnd().split('\r\n');
    const accounts = await app.sql('select 1 from users');
    expect(lines).toHaveLength(1 + accounts.length);
    expect(lines[0]).toMatch(/^id,email,firstName,lastName,createdAt,/);
    const line = lines.find((one) => one.includes(user.email)) ?? '';
    expect(line).toContain(`,"'=HYPERLINK(""x"")","Comma, Quote",`);
    expect(line).toContain(',true,true,true,3,1,0,false,false,false,true,"Lisbon, Lisbon, Portugal",');
    expect(await audit({ action: 'users.export' })).toHaveLength(1);
  });

  it('includes every account, however many there are', async () => {
    await app.sql(
      `insert into users (id, email, email_key, password_hash, first_name, last_name, created_at)
       select gen_random_uuid(), 'many-' || n || '@example.com', 'many-' || n || '@example.com', '-', 'Many', 'Users', '2025-01-01T00:00:00Z'
       from generate_series(1, 1200) n`,
    );
    const { text } = await admin.http.get('/api/admin/export').expect(200);
    const emails = text.match(/many-\d+@/g) ?? [];
    expect(new Set(emails).size).toBe(1_200);
    await app.sql(`delete from users where email like 'many-%'`);
  });
});

describe('clean-up', () => {
  const preview = async () => (await admin.http.get('/api/admin/cleanup').expect(200)).body as CleanupPreview;
  const cleanUp = (expectedCount: unknown) => admin.http.post('/api/admin/cleanup').send({ expectedCount });

  async function unconfirmed(days: number): Promise<TestUser> {
    const user = app.visitor();
    await user.register();
    await app.sql(`update users set created_at = now() - $2 * interval '1 day' where email = $1`, [
      user.email,
      days,
    ]);
    return user;
  }

  it('shows, then removes, accounts left unconfirmed for 90 days', async () => {
    const old = await unconfirmed(91);
    const young = await unconfirmed(89);
    const confirmed = await app.member();
    await app.sql(`update users set created_at = now() - interval '1 year' where email = $1`, [
      confirmed.email,
    ]);
    const oldId = await idOf(app, old);
    const shown = await preview();
    expect(shown).toEqual({
      olderThanDays: 90,
      count: 1,
      sample: [{ id: oldId, email: old.email, createdAt: expect.any(String) as string }],
    });
    await cleanUp(1).expect(200, { deleted: 1 });
    expect(await app.sql('select 1 from users where email = $1', [old.email])).toEqual([]);
    await idOf(app, young);
    await idOf(app, confirmed);
    expect(await audit({ action: 'users.cleanup', search: oldId })).toMatchObject([
      { details: { deleted: 1, userIds: oldId } },
    ]);
  });

  it('refuses when the number has changed', async () => {
    await unconfirmed(100);
    const { count } = await preview();
    await unconfirmed(100);
    await cleanUp(count).expect(409);
    expect(await preview()).toMatchObject({ count: count + 1 });
    await cleanUp(undefined).expect(400);
  });
});

describe('the audit log', () => {
  it('names who did what to whom, newest first', async () => {
    const userId = await idOf(app, await app.member());
    await admin.http.post('/api/admin/send-password-reset').send({ userId }).expect(200);
    await admin.http
      .delete('/api/admin/users')
      .send({ userIds: [userId] })
      .expect(200);
    expect(await audit({ search: userId })).toMatchObject([
      { actorEmail: admin.email, action: 'users.delete', target: userId },
      { actorEmail: admin.email, action: 'users.send-password-reset', target: userId },
    ]);
  });

  it('records nothing that was refused', async () => {
    const userId = await idOf(app, await app.member());
    const userIds = [userId, '01890000-0000-7000-8000-000000000000'];
    await admin.http.delete('/api/admin/users').send({ userIds }).expect(404);
    expect(await audit({ search: userId })).toEqual([]);
  });

  it('can be filtered by action and time, and is paginated with a total', async () => {
    const userId = await idOf(app, await app.member());
    for (let count = 0; count < 3; count += 1)
      await admin.http.post('/api/admin/send-password-reset').send({ userId }).expect(200);
    const today = new Date().toISOString().slice(0, 10);
    const answer = await admin.http
      .get('/api/admin/audit')
      .query({ action: 'users', search: userId, from: today, to: today, page: 2, pageSize: 2 })
      .expect(200);
    expect(answer.headers['x-total-count']).toBe('3');
    expect(answer.body).toHaveLength(1);
    expect(await audit({ search: userId, to: '2020-01-01' })).toEqual([]);
    expect(await audit({ search: userId, action: 'campaigns' })).toEqual([]);
    for (const from of ['yesterday', '-271821-04-20T00:00:00Z', '+123456-01-01'])
      await admin.http.get('/api/admin/audit').query({ from }).expect(400);
  });

  it.each([`update audit_log set action = 'x'`, 'delete from audit_log', 'truncate audit_log'])(
    'cannot be altered by: %s',
    async (statement) => {
      await expect(app.sql(statement)).rejects.toThrow('can only be added to');
    },
  );
});

describe("what the console's calls say about bad input", () => {
  const LIBRARY_WORDS =
    /\b(uuid|enum|null|undefined|nan|string|integer|boolean|array|object|property|regex|payload|json|bullmq|jobs?|dto)\b/i;
  const BODY = {
    ids: 5,
    userIds: [1, null],
    userId: {},
    expectedCount: 'x',
    address: 7,
    state: 'x',
    until: 'x',
  };

  it.each([
    ['get', '/api/admin/users?page=x&pageSize=-1&status=nope'],
    ['delete', '/api/admin/users'],
    ['post', '/api/admin/activate'],
    ['post', '/api/admin/resend-confirmation'],
    ['post', '/api/admin/send-password-reset'],
    ['post', '/api/admin/end-sessions'],
    ['get', '/api/admin/user/not-an-id/emails'],
    ['post', '/api/admin/cleanup'],
    ['get', '/api/admin/audit?from=x&to=y&page=0'],
    ['get', '/api/admin/emails?state=x&after=y'],
    ['post', '/api/admin/emails/send-now'],
    ['post', '/api/admin/emails/send-all-now'],
    ['get', '/api/admin/suppressions?reason=x&from=y'],
    ['post', '/api/admin/suppressions/lift'],
    ['post', '/api/admin/campaigns'],
    ['post', '/api/admin/campaigns/audience'],
    ['put', '/api/admin/templates/welcome'],
  ] as const)('has no word of a library: %s %s', async (method, path) => {
    const { status, body } = await admin.http[method](path).send(method === 'get' ? undefined : BODY);
    expect([400, 404, 405]).toContain(status);
    const { message, errors = [] } = body as { message: string; errors?: { message: string }[] };
    for (const said of [message, ...errors.map((error) => error.message)])
      expect(said).not.toMatch(LIBRARY_WORDS);
  });
});
