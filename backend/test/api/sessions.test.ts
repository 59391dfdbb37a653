import { sessionCookie, sessionCookieLine } from '../support/accounts/cookies';
import { DAY, HOUR, MovableClock } from '../support/time/movable-clock';
import { TestApp } from '../support/test-app';
import type { TestUser } from '../support/accounts/test-user';

const clock = new MovableClock();
let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ clock });
});
afterAll(() => app.close());

describe('the session cookie', () => {
  it('is called sid, hidden from scripts, limited to this site, and lasts 30 days', async () => {
    const line = sessionCookieLine(await (await app.member()).login());
    const [pair, ...attributes] = line.split('; ');
    expect(pair).toMatch(/^sid=[\w-]{43}$/);
    expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=2592000', 'Path=/', 'SameSite=Lax']);
  });

  it.each(['', 'nonsense', '%00', 'x'.repeat(4000), "' or 1=1 --"])(
    'signs no one in when it is %j',
    async (value) => {
      await app.visitor().http.get('/api/auth/user').set('cookie', `sid=${value}`).expect(401);
    },
  );
});

describe('a session', () => {
  it('is stored only as a hash', async () => {
    const user = await app.member();
    const token = sessionCookie(await user.login()).replace('sid=', '');
    const { id } = (await user.http.get('/api/auth/user')).body as { id: string };
    const rows = await app.sql<{ row: string; hash: Buffer }>(
      'select s::text as row, token_hash as hash from sessions s where user_id = $1',
      [id],
    );
    expect(rows.map(({ hash }) => hash.length)).toEqual([32]);
    expect(rows[0]?.row).not.toContain(token);
    expect(rows[0]?.hash.equals(Buffer.from(token, 'base64url'))).toBe(false);
  });

  it('is extended by use, and its cookie with it', async () => {
    const user = await app.member();
    for (let visit = 0; visit < 3; visit += 1) {
      clock.advance(29 * DAY);
      const response = await user.http.get('/api/auth/user').expect(200);
      expect(sessionCookieLine(response)).toContain('Max-Age=2592000');
    }
    expect(sessionCookieLine(await user.http.get('/api/auth/user').expect(200))).toBe('');
  });

  it('ends 30 days after its last use', async () => {
    const user = await app.member();
    clock.advance(30 * DAY - HOUR);
    await user.http.get('/api/auth/user').expect(200);
    clock.advance(30 * DAY + HOUR);
    await user.http.get('/api/auth/user').expect(401);
  });
});

describe('a cross-site request', () => {
  const send = (user: TestUser, headers: Readonly<Record<string, string>>) =>
    user.http.post('/api/candidates').set(headers).send({ name: 'Robin' });

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'http://localhost:3001' }],
    [{ origin: 'https://localhost:3000' }],
    [{ origin: 'http://localhost:3000.evil.example' }],
    [{ origin: 'null' }],
    [{ origin: '' }],
  ])('is refused: %j', async (headers) => {
    const user = await app.member();
    const response = await send(user, headers);
    expect(response.status).toBe(403);
    expect(response.body).toEqual({
      statusCode: 403,
      code: 'request.cross-site',
      message: expect.any(String),
    });
    expect(await user.matches()).toEqual([]);
  });

  it.each([
    [{}],
    [{ origin: 'http://localhost:3000' }],
    [{ 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': 'none' }],
  ])('is not: %j', async (headers) => {
    expect((await send(await app.member(), headers)).status).toBe(201);
  });

  it('cannot sign anyone in or out, or change or delete anything', async () => {
    const user = await app.member();
    const match = await user.addMatch();
    const foreign = { origin: 'https://evil.example' };
    const calls = [
      user.http.post('/api/auth/login').set(foreign).send({ email: user.email, password: user.password }),
      user.http.post('/api/auth/logout').set(foreign),
      user.http.patch('/api/user/profile').set(foreign).send({ firstName: 'Eve' }),
      user.http.put(`/api/candidates/${match.id}`).set(foreign).send({ name: 'Eve' }),
      user.http.delete(`/api/candidates/${match.id}`).set(foreign),
    ];
    for (const call of calls) expect((await call).status).toBe(403);
    expect(await user.matches()).toEqual([match]);
  });

  it('may read, but the browser keeps the answer from the other site', async () => {
    const user = await app.member();
    const response = await user.http.get('/api/candidates').set('origin', 'https://evil.example').expect(200);
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
  });
});
