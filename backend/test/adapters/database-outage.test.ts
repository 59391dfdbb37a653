import type { Response } from 'supertest';
import { setTimeout as pause } from 'node:timers/promises';
import { SignInLimitsService } from '../../src/auth/sign-in/sign-in-limits.service';
import { DomainError } from '../../src/platform/errors/domain-error';
import { QUEUE_BOARD_PATH } from '#contract/paths';
import { refusal } from '../support/accounts/refusals';
import { TcpProxy } from '../support/servers/tcp-proxy';
import { migratedDatabase } from '../support/databases/databases';
import { randomAddress, TestApp } from '../support/test-app';
import type { TestUser } from '../support/accounts/test-user';
import { IN_TIME_MS } from '../support/time/in-time';

let proxy: TcpProxy;
let app: TestApp;
let members: TestUser[];
beforeAll(async () => {
  const { DATABASE_URL, DATABASE_OWNER_URL } = await migratedDatabase();
  proxy = await TcpProxy.before(DATABASE_URL);
  app = await TestApp.start({ env: { DATABASE_URL: proxy.url, DATABASE_OWNER_URL } });
  members = await Promise.all(Array.from({ length: 6 }, () => app.member()));
});
afterAll(async () => {
  await app.close();
  await proxy.cut();
});

/** Sends reads and writes of every member until told to stop. Returns the answers. */
function traffic(): { stop: () => Promise<Response[]> } {
  const answers: Response[] = [];
  let goes = true;
  const running = members.map(async ({ http }) => {
    while (goes) {
      answers.push(await http.get('/api/candidates'));
      answers.push(await http.post('/api/candidates').send({ name: 'Robin' }));
      answers.push(await http.patch('/api/user/profile').send({ firstName: 'Grace' }));
      await pause(5);
    }
  });
  const stop = async () => {
    goes = false;
    await Promise.all(running);
    return answers;
  };
  return { stop };
}

const isExpected = ({ status, headers, body }: Response): boolean =>
  status < 300 ||
  (status === 503 &&
    Number(headers['retry-after']) > 0 &&
    ['server.unavailable', 'server.busy'].includes((body as { code: string }).code));

describe('terminated connections', () => {
  it('cost requests 503 at most, never 500 and never the process', async () => {
    const { stop } = traffic();
    for (let round = 0; round < 10; round += 1) {
      await pause(60);
      await app.sql(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name like 'heart-and-head%'`,
      );
    }
    const answers = await stop();
    expect(answers.filter((answer) => !isExpected(answer)).map(({ status, body }) => [status, body])).toEqual(
      [],
    );
    await Promise.all(members.map(({ http }) => http.get('/api/candidates').expect(200)));
  });
});

describe('sign-ins that could not be checked', () => {
  it("don't count as wrong passwords", async () => {
    const limits = app.app.get(SignInLimitsService);
    const source = { origin: { address: randomAddress(), device: 'Firefox on Linux' }, deviceCookie: null };
    const who = { userId: null, email: 'someone@example.com' };
    const attempt = (error: Error | null) =>
      limits.guard(source, who, () => (error ? Promise.reject(error) : Promise.resolve('checked')));
    for (let count = 0; count < 12; count += 1) {
      await expect(attempt(new DomainError('server.busy'))).rejects.toThrow();
      await expect(attempt(new Error('Connection terminated unexpectedly'))).rejects.toThrow();
    }
    await expect(attempt(null)).resolves.toBe('checked');
    const wrong = new DomainError('auth.invalid-credentials');
    for (let count = 0; count < 10; count += 1) await expect(attempt(wrong)).rejects.toBe(wrong);
    await expect(attempt(null)).rejects.toMatchObject({ code: 'request.rate-limited' });
  });
});

describe('a database that goes silent', () => {
  it('costs no request more than its limit, is reported, and is soon back', async () => {
    const [member] = members;
    if (!member) throw new Error('No member');
    proxy.silence();
    const began = performance.now();
    const [ready, ...answers] = await Promise.all([
      app.visitor().http.get('/readyz'),
      ...members.map(({ http }) => http.get('/api/candidates')),
      member.http.post('/api/candidates').send({ name: 'Robin' }),
      app.visitor().login('a wrong guess', member.email),
      member.http.get(QUEUE_BOARD_PATH),
    ]);
    expect(performance.now() - began).toBeLessThan(IN_TIME_MS);
    expect(ready?.body).toEqual(refusal('server.unavailable'));
    for (const answer of answers) {
      expect(answer.status).toBe(503);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    proxy.speak();
    const back = performance.now();
    await member.http.get('/api/candidates').expect(200);
    await app.visitor().http.get('/readyz').expect(200);
    expect(performance.now() - back).toBeLessThan(IN_TIME_MS);
  });
});
