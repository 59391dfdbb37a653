import { newDatabaseUrl } from '../support/databases/databases';
import { TcpProxy } from '../support/servers/tcp-proxy';
import { TestApp, WITHOUT_REDIS } from '../support/test-app';
import type { TestUser } from '../support/accounts/test-user';

let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  app = await TestApp.start();
  user = await app.member();
});
afterAll(() => app.close());

const refusal = (statusCode: number) => ({
  statusCode,
  code: expect.stringMatching(/^server\./),
  message: expect.stringMatching(/\w+ \w+/),
});

describe('the headers of every answer', () => {
  it.each([
    ['get', '/api/auth/user'],
    ['get', '/api/candidates'],
    ['get', '/api/nothing'],
    ['get', '/api/candidates/%E0%A4%A/date-experiences'],
    ['post', '/api/auth/login'],
    ['post', '/nothing'],
    ['get', '/healthz'],
    ['get', '/'],
  ] as const)('protect: %s %s', async (method, path) => {
    const { headers } = await user.http[method](path);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toMatch(/frame-ancestors 'none'/);
    expect(policy).toMatch(/script-src 'self'(;|$)/);
    expect(policy).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toMatch(/^(no-referrer|same-origin)$/);
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['origin-agent-cluster']).toBe('?1');
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['server']).toBeUndefined();
    expect(headers['strict-transport-security']).toBeUndefined();
    if (path.startsWith('/api/')) expect(headers['cache-control']).toBe('no-store');
  });
});

describe('while PostgreSQL is down', () => {
  it('answers 503 with Retry-After and a readable message, and recovers when it is back', async () => {
    const proxy = await TcpProxy.before(await newDatabaseUrl());
    const other = await TestApp.start({
      env: { ...WITHOUT_REDIS, DATABASE_URL: proxy.url },
    });
    try {
      const dater = await other.member();
      await proxy.cut();
      for (const call of [
        dater.http.get('/api/candidates'),
        dater.http.get('/api/auth/user'),
        dater.http.post('/api/candidates').send({ name: 'Robin' }),
        dater.http.patch('/api/user/profile').send({ firstName: 'Grace' }),
        other.visitor().login('secret password', 'unknown@example.com'),
        other.visitor().register(),
        dater.http.get('/readyz'),
      ]) {
        const response = await call;
        expect(response.status).toBe(503);
        expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
        expect(response.body).toEqual(refusal(503));
        expect(response.text).not.toMatch(/ECONN|postgres|127\.0\.0\.1|connect/);
      }
      await dater.http.get('/healthz').expect(200);
      await dater.http.get('/api/nothing').expect(404);
      await proxy.restore();
      await dater.http.get('/readyz').expect(200);
      expect(await dater.matches()).toEqual([]);
      await dater.addMatch();
    } finally {
      await other.close();
      await proxy.cut();
    }
  });
});
