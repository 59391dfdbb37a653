import { gzipSync } from 'node:zlib';
import { TestApp } from '../support/test-app';
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
  code: expect.stringMatching(/^[a-z-]+\.[a-z-]+$/),
  message: expect.stringMatching(/\w+ \w+/),
});

describe('a request that cannot be read', () => {
  it.each(['gzip', 'br', 'gzip, gzip', 'nonsense', '__proto__', 'constructor', 'toString', ','])(
    'is 415 when it is said to be compressed: %s',
    async (encoding) => {
      for (const body of ['{"name":"Robin"}', gzipSync('{"name":"Robin"}')]) {
        const response = await user.http
          .post('/api/candidates')
          .set('content-type', 'application/json')
          .set('content-encoding', encoding)
          .serialize((raw: string) => raw)
          .send(body);
        expect(response.status).toBe(415);
        expect(response.body).toEqual(refusal(415));
      }
    },
  );

  it.each(['{', '{"name":}', 'name=Robin', '\u0000', '{"name":"a"}}', "{'name':'a'}", '"\ud800'])(
    'is 400 when it is not JSON: %j',
    async (text) => {
      const response = await user.http
        .post('/api/candidates')
        .set('content-type', 'application/json')
        .send(text);
      expect(response.status).toBe(400);
      expect(response.body).toEqual(refusal(400));
    },
  );

  it.each(['null', '5', '"text"', '[]', '[{"name":"Robin"}]', 'true', ''])(
    'names the missing fields when it is not an object: %j',
    async (text) => {
      const response = await user.http
        .post('/api/candidates')
        .set('content-type', 'application/json')
        .send(text);
      expect(response.status).toBe(400);
      expect(response.body).toMatchObject({ errors: [{ field: 'name' }] });
    },
  );

  it.each(['5', '"text"', '[]', '[{"name":"Robin"}]', 'true'])(
    'is 400 when a change that requires no field is not an object: %s',
    async (text) => {
      const match = await user.addMatch();
      const response = await user.http
        .put(`/api/candidates/${match.id}`)
        .set('content-type', 'application/json')
        .send(text);
      expect(response.status).toBe(400);
      expect(response.body).toMatchObject({ code: 'request.not-an-object' });
    },
  );

  it('is 413 over 100 kB, and accepted up to that', async () => {
    const sized = (bytes: number) => ({
      name: 'Robin',
      junk: 'x'.repeat(bytes - '{"name":"Robin","junk":""}'.length),
    });
    await user.http.post('/api/candidates').send(sized(100_000)).expect(201);
    const response = await user.http.post('/api/candidates').send(sized(100_001));
    expect(response.status).toBe(413);
    expect(response.body).toEqual(refusal(413));
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
  ])('is 415 as %s', async (type) => {
    const response = await user.http.post('/api/candidates').set('content-type', type).send('name=Robin');
    expect(response.status).toBe(415);
    expect(response.body).toEqual(refusal(415));
  });

  it.each(['application/json', 'application/json; charset=utf-8', 'APPLICATION/JSON'])(
    'is read as %s',
    async (type) => {
      await user.http.post('/api/candidates').set('content-type', type).send('{"name":"Robin"}').expect(201);
    },
  );

  it.each(['[', '{"a":'])('is 400 when it is nested tens of thousands deep: %s', async (opening) => {
    const closing = opening === '[' ? ']' : '}';
    const deep = opening.repeat(15_000) + '1' + closing.repeat(15_000);
    for (const body of [
      deep,
      `{"name":${deep}}`,
      `{"name":"Robin","notes":${deep}}`,
      `{"name":"Robin","junk":${deep}}`,
    ]) {
      const response = await user.http
        .post('/api/candidates')
        .set({ 'content-type': 'application/json', 'idempotency-key': `deep-${opening}` })
        .send(body);
      expect(response.status).toBe(400);
    }
  });

  it('cannot reach a prototype', async () => {
    const response = await user.http
      .post('/api/candidates')
      .set('content-type', 'application/json')
      .send('{"name":"Robin","__proto__":{"age":40},"constructor":{"prototype":{"notes":"x"}}}');
    expect(response.body).toMatchObject({ age: null, notes: null });
    expect(({} as Record<string, unknown>)['age']).toBeUndefined();
  });
});

describe('an unknown address', () => {
  it.each([
    '/api/nothing',
    '/api',
    '/api/',
    '/api/candidates/x/y/z',
    '/api/auth',
    '/api/candidates%2F..%2Fadmin',
  ])('is 404 in JSON: GET %s', async (path) => {
    const response = await user.http.get(path);
    expect(response.status).toBe(404);
    expect(response.type).toBe('application/json');
    expect(response.body).toEqual(refusal(404));
  });

  it.each(['post', 'put', 'patch', 'delete'] as const)('is 404 in JSON for %s too', async (method) => {
    for (const path of ['/api/nothing', '/nothing', '/']) {
      const response = await user.http[method](path);
      expect(response.status).toBe(404);
      expect(response.body).toEqual(refusal(404));
    }
  });

  it.each([
    ['delete', '/api/auth/user'],
    ['post', '/api/dashboard/stats'],
    ['patch', '/api/candidates'],
    ['put', '/api/criteria'],
    ['get', '/api/auth/login'],
    ['get', '/api/evaluations/1'],
  ] as const)('is 404 or 405 for the wrong method: %s %s', async (method, path) => {
    const response = await user.http[method](path);
    expect([404, 405]).toContain(response.status);
    expect(response.body).toEqual(refusal(response.status));
  });

  it.each([
    '1',
    'null',
    '..%2f',
    '%00',
    '%E0%A4%A',
    '%',
    'x'.repeat(300),
    "'--",
    '01890000-0000-7000-8000-00000000000g',
    '🦊',
  ])('is 404 for the malformed id %j', async (id) => {
    const path = /^[\x20-\x7e]*$/.test(id) ? id : encodeURIComponent(id);
    const calls = [
      user.http.put(`/api/candidates/${path}`).send({}),
      user.http.delete(`/api/candidates/${path}`),
      user.http.get(`/api/candidates/${path}/date-experiences`),
      user.http.put(`/api/date-experiences/${path}`).send({}),
      user.http.delete(`/api/date-experiences/${path}`),
      user.http.get(`/api/date-experiences/${path}/evaluations`),
      user.http.delete(`/api/evaluations/${path}`),
    ];
    for (const call of calls) {
      const response = await call;
      expect({ status: response.status, body: response.body }).toEqual({ status: 404, body: refusal(404) });
    }
  });
});
