import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { QUEUE_BOARD_PATH } from '#contract/paths';
import { AdministratorService } from '../../src/auth/administrator/administrator.service';
import { Draining } from '../../src/platform/http/draining';
import { eventually } from '../support/time/eventually';
import { passOutboxTime } from '../support/mail/outbox-time';
import { TestApp } from '../support/test-app';
import type { TestUser } from '../support/accounts/test-user';

interface Board {
  queues: { name: string; readOnlyMode: boolean; jobs: { data: unknown }[] }[];
}

const ADMIN_PASSWORD = 'secret-admin-1';

let app: TestApp;
let admin: TestUser;
beforeAll(async () => {
  app = await TestApp.start({ env: { ADMIN_PASSWORD } });
  await app.app.get(AdministratorService).ensure();
  // Created before this file's other apps, because passport has one sign-in strategy per process.
  admin = app.visitor();
  await admin.http
    .post('/api/auth/login')
    .send({ email: 'admin@localhost', password: ADMIN_PASSWORD })
    .expect(200);
});
afterAll(() => app.close());

const get = (path: string) => request(app.url).get(path);

/** The value of a metric with these labels, in any order. */
function sampleOf(text: string, name: string, labels: Readonly<Record<string, string>> = {}): number | null {
  const line = text
    .split('\n')
    .find(
      (each) =>
        (each.startsWith(`${name}{`) || each.startsWith(`${name} `)) &&
        Object.entries(labels).every(([label, value]) => each.includes(`${label}="${value}"`)),
    );
  return line === undefined ? null : Number(line.split(' ').at(-1));
}

const metrics = async () => (await get('/metrics').expect(200)).text;

describe('a process', () => {
  it('is alive and ready', async () => {
    expect((await get('/healthz').expect(200)).body).toEqual({ status: 'ok' });
    expect((await get('/readyz').expect(200)).body).toEqual({ status: 'ok' });
  });

  it('says when email has been due for more than a minute, which makes a worker unready unless the mail server is away', async () => {
    const api = await TestApp.start({ env: { ROLE: 'api' } });
    await api.visitor().register();
    expect((await request(api.url).get('/readyz').expect(200)).body).toEqual({ status: 'ok' });
    // Claimed, so that no worker sends it before it is late.
    await api.sql(`update outbox set claimed_until = now() + interval '1 hour'`);
    await passOutboxTime(api, '61 seconds');
    expect((await request(api.url).get('/readyz').expect(200)).body).toEqual({ status: 'ok', mail: 'late' });
    const worker = await TestApp.start({ env: { ...api.env, ROLE: 'worker' } });
    expect((await request(worker.url).get('/readyz').expect(503)).body).toMatchObject({
      code: 'server.mail-late',
    });
    const { text } = await request(worker.url).get('/metrics');
    expect(sampleOf(text, 'mail_queue_oldest_seconds')).toBeGreaterThan(60);
    expect(sampleOf(text, 'http_requests_total', { route: '/readyz', status: '5xx' })).toBe(1);

    await api.sql(`update mail_server set away_since = now() - interval '2 minutes', reason = '421 Busy'`);
    for (const process of [api, worker])
      expect((await request(process.url).get('/readyz').expect(200)).body).toEqual({
        status: 'ok',
        mail: 'server-away',
      });
    await worker.close();
    await api.close();
  });

  it('that is shutting down says so, and still answers, closing its connections', async () => {
    const leaving = await TestApp.start();
    leaving.app.get(Draining).begin();
    const ready = await request(leaving.url).get('/readyz').expect(503);
    expect(ready.body).toMatchObject({
      statusCode: 503,
      message: expect.stringContaining('shutting down') as string,
    });
    expect(Number(ready.headers['retry-after'])).toBeGreaterThan(0);
    const answer = await request(leaving.url).get('/api/auth/settings').expect(200);
    expect(answer.headers['connection']).toBe('close');
    const { text } = await request(leaving.url).get('/metrics').expect(200);
    expect(sampleOf(text, 'http_draining_refusals_total')).toBe(1);
    expect(sampleOf(text, 'http_requests_total', { route: '/readyz', status: '5xx' })).toBe(0);
    await leaving.close();
  });
});

describe('the metrics', () => {
  it('have every counter at 0 before it counts anything, and few series', async () => {
    const fresh = await TestApp.start({ env: { ROLE: 'api' } });
    const { text } = await request(fresh.url).get('/metrics').expect(200);
    for (const status of ['2xx', '3xx', '4xx', '5xx'])
      for (const [method, route] of [
        ['POST', '/api/date-experiences'],
        ['GET', '/api/candidates/:id/date-experiences'],
        ['GET', '/readyz'],
        ['none', 'none'],
      ] as const)
        expect(sampleOf(text, 'http_requests_total', { method, route, status })).toBe(0);
    for (const outcome of ['sent', 'retry', 'held', 'dead', 'suppressed'])
      for (const type of ['confirmation', 'date_reminder', 'campaign'])
        expect(sampleOf(text, 'mails_total', { type, outcome })).toBe(0);
    for (const name of ['coach_tokens_total', 'daily_cap_refusals_total', 'http_draining_refusals_total'])
      expect(sampleOf(text, name)).toBe(0);
    expect(sampleOf(text, 'coach_answers_total', { coach: 'model', outcome: 'failed' })).toBe(0);
    const series = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    process.stdout.write(`\na fresh API process: ${series.length} series\n`);
    expect(series.length).toBeLessThan(1_200);
    await fresh.close();
  });

  it('count answers by route, never by URL', async () => {
    const member = await app.member();
    const id = randomUUID();
    await member.http.get(`/api/candidates/${id}/date-experiences`).expect(404);
    const text = await metrics();
    const labels = { method: 'GET', route: '/api/candidates/:id/date-experiences', status: '4xx' };
    expect(sampleOf(text, 'http_requests_total', labels)).toBe(1);
    expect(sampleOf(text, 'http_request_duration_seconds_count', { route: labels.route })).toBe(1);
    expect(text).not.toContain(id);
    expect(text).not.toMatch(/route="\/assets\/[^*]/);
    expect(text).not.toContain(member.email);
  });

  it('count emails by type and outcome, and the backlog', async () => {
    const visitor = app.visitor();
    await visitor.register();
    await app.mails.waitFor(visitor.email, /Confirm/);
    const text = await metrics();
    expect(sampleOf(text, 'mails_total', { type: 'confirmation', outcome: 'sent' })).toBeGreaterThanOrEqual(
      1,
    );
    expect(sampleOf(text, 'mail_queue_depth')).toBeGreaterThanOrEqual(0);
    expect(sampleOf(text, 'mail_queue_oldest_seconds')).toBeGreaterThanOrEqual(0);
  });

  it("count the coach's answers", async () => {
    const member = await app.member();
    await member.http.post('/api/alex/chat').send({ message: 'How am I doing?' }).expect(200);
    const labels = { coach: 'built-in', outcome: 'answered' };
    expect(sampleOf(await metrics(), 'coach_answers_total', labels)).toBeGreaterThanOrEqual(1);
  });

  it('cover the pool and the event loop', async () => {
    const text = await metrics();
    expect(sampleOf(text, 'database_pool_connections', { state: 'total' })).toBeGreaterThanOrEqual(1);
    expect(sampleOf(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  });

  it('require the token when the deployment sets one', async () => {
    const guarded = await TestApp.start({ env: { METRICS_TOKEN: 'open-sesame' } });
    const ask = (authorization?: string) => {
      const asked = request(guarded.url).get('/metrics');
      return authorization === undefined ? asked : asked.set('authorization', authorization);
    };
    for (const wrong of [undefined, 'Bearer wrong', 'open-sesame', 'Bearer open-sesame2'])
      expect((await ask(wrong)).status).toBe(401);
    expect((await ask('Bearer open-sesame').expect(200)).text).toContain('http_request_duration_seconds');
    await guarded.close();
  });

  it('are read without a token only from this machine, and not through a proxy on it', async () => {
    for (const header of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])
      for (const value of ['203.0.113.7', '127.0.0.1', '::1'])
        expect((await get('/metrics').set(header, value)).status).toBe(401);
    for (const remoteAddress of ['203.0.113.7', '10.0.0.1', '::ffff:10.0.0.1', '2001:db8::1'])
      expect((await app.app.inject({ url: '/metrics', remoteAddress })).statusCode).toBe(401);
    for (const remoteAddress of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      expect((await app.app.inject({ url: '/metrics', remoteAddress })).statusCode).toBe(200);
  });
});

describe('security.txt', () => {
  it('says where to report a security problem of this deployment', async () => {
    const answer = await get('/.well-known/security.txt').expect(200);
    expect(answer.text).toMatch(/^Contact: mailto:support@localhost\nExpires: \d{4}-\d\d-\d\dT/);
    expect(answer.text).toContain('Canonical: http://localhost:3000/.well-known/security.txt\n');
  });
});

describe('a request', () => {
  it('gets an id that its answer includes', async () => {
    const [first, second] = [await get('/api/auth/settings'), await get('/api/auth/settings')];
    expect(first.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  });

  it('keeps an id set by a proxy, unless it could forge a log line', async () => {
    const given = await get('/healthz').set('x-request-id', 'edge-7f3a2b1c');
    expect(given.headers['x-request-id']).toBe('edge-7f3a2b1c');
    const forged = await get('/healthz').set('x-request-id', 'a"} {"level":60');
    expect(forged.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  });
});

describe('the queue board', () => {
  it('is only for the administrator', async () => {
    await get(QUEUE_BOARD_PATH).expect(401);
    await get(`${QUEUE_BOARD_PATH}/api/queues`).expect(401);
    const member = await app.member();
    await member.http.get(QUEUE_BOARD_PATH).expect(403);
    await member.http.get(`${QUEUE_BOARD_PATH}/api/queues`).expect(403);
  });

  it('shows jobs without their data, and is read-only', async () => {
    const page = await admin.http.get(QUEUE_BOARD_PATH).expect(200);
    expect(page.headers['content-security-policy']).toMatch(/script-src 'self'(;|$)/);
    expect(page.headers['cache-control']).toBe('no-store');
    app.mails.treat(() => ({ refuse: 451 }));
    await app.visitor().register();
    let jobs: { data: unknown }[] = [];
    await eventually(async () => {
      const answer = await admin.http.get(`${QUEUE_BOARD_PATH}/api/queues?activeQueue=mail&status=delayed`);
      const [queue] = (answer.body as Board).queues;
      expect(queue).toMatchObject({ name: 'mail', readOnlyMode: true });
      jobs = queue?.jobs ?? [];
      return jobs.length > 0;
    });
    for (const { data } of jobs) expect(data).toBe('not shown');
    await admin.http.put(`${QUEUE_BOARD_PATH}/api/queues/mail/pause`).expect(405);
  });
});
