import { randomAddress, TestApp } from '../support/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());

const WRONG = 'not the password';

describe('signing in', () => {
  it('is blocked after ten failures for one account, known or not, and says for how long', async () => {
    const user = await app.member();
    for (const email of [user.email, `unknown-${user.email}`]) {
      for (let attempt = 1; attempt <= 10; attempt += 1)
        expect((await app.visitor().login(WRONG, email)).status).toBe(401);
      const refused = await app.visitor().login(WRONG, email);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(refused.body).toMatchObject({ statusCode: 429, message: expect.any(String) as string });
    }
    expect((await app.visitor().login(user.password, user.email)).status).toBe(429);
  });

  it('counts only failures', async () => {
    const user = await app.member();
    for (let attempt = 1; attempt <= 12; attempt += 1) expect((await user.login()).status).toBe(200);
  });

  it('is blocked after fifty failures from one address', async () => {
    const visitor = app.visitor();
    for (let attempt = 1; attempt <= 50; attempt += 1)
      expect((await visitor.login(WRONG, `guess-${attempt}@example.com`)).status).toBe(401);
    expect((await visitor.login(WRONG, 'guess-51@example.com')).status).toBe(429);
    expect((await app.visitor().login(WRONG, 'guess-51@example.com')).status).toBe(401);
  });
});

describe('emails that a stranger can trigger', () => {
  const CALLS = ['/api/auth/reset-password', '/api/auth/resend-confirmation'] as const;

  it.each(CALLS)('are limited to ten an hour from one address: %s', async (path) => {
    const visitor = app.visitor();
    const ask = () => visitor.http.post(path).send({ email: 'unknown@example.com' });
    for (let attempt = 1; attempt <= 10; attempt += 1) expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toMatch(/^\d+$/);
  });

  it('are limited to ten sign-ups an hour from one address, not counting typos', async () => {
    const visitor = app.visitor();
    for (let slip = 1; slip <= 11; slip += 1)
      expect((await visitor.register({ email: '' })).status).toBe(400);
    for (let attempt = 1; attempt <= 10; attempt += 1)
      expect((await visitor.register({ email: `${attempt}-${visitor.email}` })).status).toBe(201);
    expect((await visitor.register()).status).toBe(429);
  });
});

describe('everything else', () => {
  it('is limited to six hundred requests a minute for each user', async () => {
    const user = await app.member();
    const statuses: number[] = [];
    for (let batch = 0; batch < 12; batch += 1) {
      const answers = await Promise.all(
        Array.from({ length: 100 }, () => user.http.get('/api/user/profile')),
      );
      statuses.push(...answers.map(({ status }) => status));
      if (statuses.includes(429)) break;
    }
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(500);
    expect(statuses).toContain(429);
    await (await app.member()).http.get('/api/user/profile').expect(200);
  });
});

describe('an address', () => {
  it('is the connection unless a proxy is trusted', async () => {
    const direct = await TestApp.start({ env: { TRUST_PROXY: undefined } });
    const statuses: number[] = [];
    for (let attempt = 1; attempt <= 11; attempt += 1) {
      const visitor = direct.visitor();
      const answer = await visitor.http
        .post('/api/auth/reset-password')
        .set('x-forwarded-for', randomAddress())
        .send({ email: 'unknown@example.com' });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
    await direct.close();
  });
});
