import { setTimeout as pause } from 'node:timers/promises';
import request from 'supertest';
import { eventually } from '../support/time/eventually';
import { LoadBalancer } from '../support/servers/load-balancer';
import { OwnRedis } from '../support/servers/own-redis';
import { ProductProcess } from '../support/servers/product-process';
import { randomAddress, TestApp } from '../support/test-app';
import { rateAll } from '../support/accounts/test-user';

const STOPS_WITHIN_MS = 10_000;
const PRIVATE_NOTE = 'Snorts when she laughs at the ducks';

let redis: OwnRedis;
/** The separate processes are what is tested; the app provides the database, the mail server and the user helpers. */
let app: TestApp;
let apis: [ProductProcess, ProductProcess];
let workers: ProductProcess[];

const start = (role: 'api' | 'worker') => ProductProcess.start(role, { ...app.env, LOG_LEVEL: 'debug' });

beforeAll(async () => {
  redis = new OwnRedis();
  await redis.start();
  app = await TestApp.start({
    env: {
      ROLE: 'api',
      REDIS_URL: redis.url,
      ADMIN_PASSWORD: 'secret-admin-1',
      DRAIN_SECONDS: '1',
    },
  });
  apis = await Promise.all([start('api'), start('api')]);
  workers = await Promise.all([1, 2].map(() => start('worker')));
});
afterAll(async () => {
  await Promise.all([...apis, ...workers].map((each) => each.kill()));
  await app.close();
  await redis.remove();
});

/** One browser, whichever process answers. */
function browser() {
  const address = randomAddress();
  const cookies = new Map<string, string>();
  const call = async (to: ProductProcess, method: 'get' | 'post', path: string, body?: object) => {
    const asked = method === 'get' ? request(to.url).get(path) : request(to.url).post(path);
    const answer = await asked
      .set('x-forwarded-for', address)
      .set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
      .send(body);
    for (const line of answer.get('Set-Cookie') ?? []) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
      cookies.set(name, value);
    }
    return answer;
  };
  return { call };
}

function accountOf(name: string) {
  const password = 'correct horse';
  return {
    firstName: name,
    lastName: 'Marker-Surname',
    email: `${name.toLowerCase()}-${Math.random().toString(36).slice(2)}@example.com`,
    password,
    confirmPassword: password,
    acceptTerms: true,
    acceptPrivacy: true,
  };
}

/** A confirmed account, signed in at the first process. */
async function member(name: string) {
  const visitor = browser();
  const account = accountOf(name);
  expect((await visitor.call(apis[0], 'post', '/api/auth/register', account)).status).toBe(201);
  const { text } = await app.mails.waitFor(account.email, /Confirm/);
  const token = /token=([\w-]+)/.exec(text)?.[1];
  const confirmed = await visitor.call(apis[0], 'post', '/api/auth/confirm-email', { token });
  expect(confirmed.status).toBe(200);
  return { ...visitor, account };
}

describe('two API processes', () => {
  it('share sessions', async () => {
    const { call } = await member('Sasha');
    expect((await call(apis[1], 'get', '/api/auth/user')).body).toMatchObject({ firstName: 'Sasha' });
    expect((await call(apis[1], 'post', '/api/auth/logout')).status).toBe(204);
    expect((await call(apis[0], 'get', '/api/auth/user')).status).toBe(401);
  });

  it('share limits', async () => {
    const { call } = browser();
    for (let time = 0; time < 10; time += 1)
      expect(
        (await call(apis[time % 2 ? 1 : 0], 'post', '/api/auth/register', accountOf('Limit'))).status,
      ).toBe(201);
    for (const api of apis)
      expect((await call(api, 'post', '/api/auth/register', accountOf('Limit'))).status).toBe(429);
  });

  it('drop no requests during a rolling restart', async () => {
    const balancer = await LoadBalancer.start(apis.map(({ url }) => url));
    const people = await Promise.all(['Robin', 'Kit', 'Lou'].map(member));
    await eventually(() => apis.every(({ url }) => balancer.isReady(url)));
    const viaBalancer = { url: balancer.url } as ProductProcess;
    const answers: number[] = [];
    let shouldContinue = true;
    const traffic = people.map(async ({ call }) => {
      while (shouldContinue) {
        answers.push((await call(viaBalancer, 'get', '/api/auth/user')).status);
        answers.push((await call(viaBalancer, 'post', '/api/criteria', { name: 'Kindness' })).status);
        // Stays below one user's limit.
        await pause(40);
      }
    });
    const stopped: number[] = [];
    for (const index of [0, 1] as const) {
      const old = apis[index];
      const { code, ms } = await old.stop();
      expect(code).toBe(0);
      expect(ms).toBeLessThan(STOPS_WITHIN_MS);
      stopped.push(Math.round(ms));
      apis[index] = await start('api');
      balancer.replace(old.url, apis[index].url);
      await eventually(() => balancer.isReady(apis[index].url));
    }
    shouldContinue = false;
    await Promise.all(traffic);
    await balancer.stop();
    const dropped = answers.filter((status) => status !== 200 && status !== 201);
    process.stdout.write(
      `\nrolling restart: ${answers.length} requests, ${dropped.length} dropped, stopped in ${stopped.join(' and ')} ms\n`,
    );
    expect(answers.length).toBeGreaterThan(50);
    expect(dropped).toEqual([]);
  });
});

describe('two workers', () => {
  it('send each email once', async () => {
    const people = Array.from({ length: 12 }, () => accountOf('Once'));
    await Promise.all(people.map((person) => browser().call(apis[0], 'post', '/api/auth/register', person)));
    await Promise.all(people.map(({ email }) => app.mails.waitFor(email, /Confirm/)));
    await nothingPending();
    expect(people.map(({ email }) => app.mails.to(email).length)).toEqual(people.map(() => 1));
  });

  it('run a schedule once', async () => {
    // Zones where it is noon, 2 p.m. and 4 p.m., all past the hour of the encouragement.
    const people = await Promise.all([12, 14, 16].map((hour) => app.member({ timezone: zoneAtHour(hour) })));
    await Promise.all(people.map((person) => person.onboard()));
    // As if they had joined two days ago: no one is encouraged on their first day.
    await app.sql(
      `with joined as (update users set created_at = created_at - interval '2 days' where email = any($1) returning id)
       update standards_history set saved_at = saved_at - interval '2 days' where owner_id in (select id from joined)`,
      [people.map(({ email }) => email)],
    );
    // A worker may have finished the day of their zone while they were still new.
    await app.sql('delete from automation_runs');
    await Promise.all(people.map(({ email }) => app.mails.waitFor(email, /standards are ready/)));
    await nothingPending();
    const encouragements = people.map(
      ({ email }) =>
        app.mails.to(email).filter(({ subject }) => subject.includes('standards are ready')).length,
    );
    expect(encouragements).toEqual([1, 1, 1]);
    const days = await app.sql<{ days: string }>(
      'select count(*) as days from automation_sends where owner_id in (select id from users where email = any($1))',
      [people.map(({ email }) => email)],
    );
    expect(days).toEqual([{ days: '3' }]);
  });

  it('take over from a killed one', async () => {
    app.mails.treat((mail) => (mail.subject.includes('Confirm') ? 'accept-then-hang' : 'accept'));
    const person = accountOf('Takeover');
    await browser().call(apis[0], 'post', '/api/auth/register', person);
    await app.mails.waitFor(person.email, /Confirm/);
    app.mails.treat(() => 'accept');
    await Promise.all(workers.map((worker) => worker.kill()));
    // The dead worker's claim expires.
    await app.sql(`update outbox set claimed_until = now() - interval '1 second' where status = 'pending'`);
    workers = await Promise.all([1, 2].map(() => start('worker')));
    await nothingPending(30_000);
    const messageIds = new Set(app.mails.to(person.email).map(({ messageId }) => messageId));
    expect(messageIds.size).toBe(1);
  });

  it('release their claims in time when told to stop', async () => {
    app.mails.treat(() => 'accept-then-hang');
    const person = accountOf('Handback');
    await browser().call(apis[0], 'post', '/api/auth/register', person);
    await app.mails.waitFor(person.email, /Confirm/);
    const stopped = await Promise.all(workers.map((worker) => worker.stop()));
    for (const { code, ms } of stopped) {
      expect(code).toBe(0);
      expect(ms).toBeLessThan(STOPS_WITHIN_MS);
    }
    process.stdout.write(
      `\nworkers in the middle of a delivery: stopped in ${stopped.map(({ ms }) => Math.round(ms)).join(' and ')} ms\n`,
    );
    const claims = await app.sql<{ claimed: boolean }>(
      `select claimed_until is not null as claimed from outbox where status = 'pending'`,
    );
    expect(claims).toEqual([{ claimed: false }]);
    app.mails.treat(() => 'accept');
    workers = [await start('worker')];
    await nothingPending(30_000);
  });

  it('answer only their monitoring', async () => {
    const [worker] = workers;
    const url = worker?.url ?? '';
    await request(url).get('/readyz').expect(200);
    expect((await request(url).get('/metrics').expect(200)).text).toContain('mail_queue_depth');
    await request(url).get('/').expect(404);
    await request(url).get('/api/auth/settings').expect(404);
  });
});

/** These names have an inverted sign: Etc/GMT-3 is three hours ahead. */
function zoneAtHour(hour: number): string {
  const ahead = ((hour - new Date().getUTCHours() + 36) % 24) - 12;
  return ahead === 0 ? 'Etc/UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

async function nothingPending(giveUpMs?: number): Promise<void> {
  await eventually(async () => {
    const [row] = await app.sql<{ left: string }>(
      `select count(*) as left from outbox where status = 'pending'`,
    );
    return row?.left === '0';
  }, giveUpMs);
}

describe('what the processes log', () => {
  it('names routes and ids, and nothing private', async () => {
    const { call, account } = await member('Logged');
    const [api] = apis;
    const user = await app.member();
    const criteria = await user.onboard();
    const match = await user.addMatch({ notes: PRIVATE_NOTE, name: 'Marker-Match' });
    await user.scoreDate(match.id, rateAll(criteria, 8));
    await call(api, 'post', '/api/candidates', { name: 'Marker-Match', notes: PRIVATE_NOTE });
    await call(api, 'post', '/api/alex/chat', { message: PRIVATE_NOTE });
    await call(api, 'get', `/api/places/autocomplete?input=Marker-Town`);
    await call(api, 'post', '/api/auth/login', { email: account.email, password: 'Marker-Password' });
    await call(api, 'get', '/confirm-email?token=Marker-Token');
    await eventually(() => api.log.includes('"/api/auth/login"') && api.log.includes('"/*"'));
    const logs = [...apis, ...workers].map(({ log }) => log).join('\n');
    expect(logs).toContain('"requestId"');
    for (const secret of [PRIVATE_NOTE, 'Marker-', account.email, 'correct horse'])
      expect(logs).not.toContain(secret);
  });
});
