import { fakeApi } from '../../../test/fake-api';
import { ERRORS, type ErrorCode } from '#contract/errors';
import { heldAnswers } from '../storage/held-answers';
import { api } from './api-client';
import { ApiError } from './api-error';

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('The call did not fail with an ApiError.');
  return error;
}

describe('a change that is asked for twice', () => {
  it('while it is under way is sent once, and both get its answer', async () => {
    const server = fakeApi({ 'POST /api/user/second-factors/totp': { status: 201, body: { id: 'f1' } } });
    const add = () => api.post('/api/user/second-factors/totp', { name: 'Phone' });
    expect(await Promise.all([add(), add()])).toEqual([{ id: 'f1' }, { id: 'f1' }]);
    expect(server.calls).toHaveLength(1);
    await add();
    await api.post('/api/user/second-factors/totp', { name: 'Tablet' });
    expect(server.calls).toHaveLength(3);
  });
});

describe('what is read after a change that was asked for twice', () => {
  it('is read once, and again after the next change', async () => {
    const server = fakeApi({
      'PUT /api/candidates/m1': { body: {} },
      'GET /api/candidates': { body: [] },
    });
    const change = async () => {
      await api.put('/api/candidates/m1', { archived: true });
      return api.get('/api/candidates');
    };
    const [first, second] = await Promise.all([change(), change()]);
    expect(second).toBe(first);
    expect(server.sent('GET', '/api/candidates')).toHaveLength(1);
    await change();
    expect(server.sent('GET', '/api/candidates')).toHaveLength(2);
  });
});

describe('an answer with a tag', () => {
  afterEach(() => heldAnswers.forget());

  it('is asked for again by its tag, and stays the same object while it has not changed', async () => {
    const server = fakeApi({
      'GET /api/candidates': ({ headers }) =>
        headers['If-None-Match'] === 'W/"1"'
          ? { status: 304, text: '' }
          : { body: [{ id: 'm1' }], headers: { etag: 'W/"1"' } },
    });
    const first = await api.get('/api/candidates');
    expect(first).toEqual([{ id: 'm1' }]);
    expect(await api.get('/api/candidates')).toBe(first);
    server.answer('GET /api/candidates', { body: [], headers: { etag: 'W/"2"' } });
    expect(await api.get('/api/candidates')).toEqual([]);
    await api.get('/api/candidates');
    expect(server.calls.map(({ headers }) => headers['If-None-Match'])).toEqual([
      undefined,
      'W/"1"',
      'W/"1"',
      'W/"2"',
    ]);
  });

  it('is forgotten when the session ends', async () => {
    const server = fakeApi({ 'GET /api/candidates': { body: [], headers: { etag: 'W/"1"' } } });
    await api.get('/api/candidates');
    server.answer('GET /api/candidates', { status: 401 });
    await failureOf(api.get('/api/candidates'));
    await failureOf(api.get('/api/candidates'));
    expect(server.calls.at(-1)?.headers['If-None-Match']).toBeUndefined();
  });
});

describe('an API call', () => {
  it('sends JSON with cookies and the idempotency key, and resolves to the response', async () => {
    const server = fakeApi({ 'POST /api/candidates': { status: 201, body: { id: 'm1' } } });
    await expect(api.post('/api/candidates', { name: 'Sam' }, { idempotencyKey: 'k1' })).resolves.toEqual({
      id: 'm1',
    });
    expect(server.calls).toEqual([
      {
        method: 'POST',
        path: '/api/candidates',
        body: { name: 'Sam' },
        headers: { Accept: 'application/json', 'Content-Type': 'application/json', 'Idempotency-Key': 'k1' },
      },
    ]);
  });

  it('resolves to undefined on 204', async () => {
    fakeApi({ 'POST /api/auth/logout': { status: 204 } });
    await expect(api.post('/api/auth/logout')).resolves.toBeUndefined();
  });

  it.each<[ErrorCode, string, string]>([
    ['request.invalid-email', 'Email looks off', 'Fix Email'],
    ['request.weak-password', 'Password needs to be stronger', 'Make it Stronger'],
    ['request.missing-field', 'Almost there!', 'Got it'],
    ['auth.wrong-password', "That password isn't right", 'Try Again'],
    ['auth.session-required', 'Your session expired', 'Log In'],
    ['request.rate-limited', 'Whoa, slow down there!', 'Wait a Moment'],
    ['server.unexpected', 'Our servers are having a moment', 'Try Again'],
    ['candidate.stale', "Couldn't save your changes", 'Try Saving Again'],
    ['request.invalid', 'Something unexpected happened', 'Try Again'],
  ])('shows %s as "%s" with "%s", whatever its message', async (code, title, action) => {
    const { status } = ERRORS[code];
    const message = 'The email, the password and all that is required';
    fakeApi({ 'GET /api/x': { status, body: { statusCode: status, code, message } } });
    expect(await failureOf(api.get('/api/x'))).toMatchObject({ status, code, message, title, action });
  });

  it.each([
    [401, 'Your session expired'],
    [429, 'Whoa, slow down there!'],
    [502, 'Our servers are having a moment'],
    [418, 'Something unexpected happened'],
  ])('shows a %i that doesn\'t come from the API as "%s"', async (status, title) => {
    fakeApi({ 'GET /api/x': { status, body: { code: 'made.up', message: 'Your password is required' } } });
    expect(await failureOf(api.get('/api/x'))).toMatchObject({ status, code: undefined, title });
  });

  it('says which list failed to load', async () => {
    fakeApi({ 'GET /api/candidates': { status: 503, body: { message: 'away' } } });
    const error = await failureOf(api.get('/api/candidates', { loading: 'candidates' }));
    expect(error.title).toBe('Trouble loading your matches');
  });

  it('says "Connection hiccup" when the server can\'t be reached', async () => {
    fakeApi({});
    expect(await failureOf(api.get('/api/x'))).toMatchObject({
      title: 'Connection hiccup',
      action: 'Retry',
      status: 0,
    });
  });

  it.each([200, 502])('says "Oops! Something went sideways" when HTML comes back with %i', async (status) => {
    fakeApi({ 'GET /api/x': { status, text: '<!doctype html><title>Hello</title>' } });
    expect((await failureOf(api.get('/api/x'))).title).toBe('Oops! Something went sideways');
  });

  it('includes the field errors and the retry time', async () => {
    const errors = [{ field: 'email', message: 'Please enter a valid email' }];
    fakeApi({
      'GET /api/x': { status: 429, body: { message: 'Slow', errors }, headers: { 'retry-after': '30' } },
    });
    expect(await failureOf(api.get('/api/x'))).toMatchObject({ errors, retryAfterSeconds: 30 });
  });

  it('reads again, twice at most, while a busy server says when', async () => {
    const busy = { status: 503, body: { code: 'server.busy' }, headers: { 'retry-after': '0' } };
    let busyTimes = 2;
    const server = fakeApi({
      'GET /api/x': () => {
        busyTimes -= 1;
        return busyTimes >= 0 ? busy : { body: { name: 'Sam' } };
      },
    });
    await expect(api.get('/api/x')).resolves.toEqual({ name: 'Sam' });
    expect(server.calls).toHaveLength(3);
    server.answer('GET /api/x', busy);
    expect((await failureOf(api.get('/api/x'))).code).toBe('server.busy');
    expect(server.calls).toHaveLength(6);
  });

  it.each<[string, 'get' | 'post', Record<string, string>]>([
    ['a change', 'post', { 'retry-after': '0' }],
    ['a read that would have to wait long', 'get', { 'retry-after': '60' }],
    ['a read without a time', 'get', {}],
  ])('does not repeat %s', async (_, method, headers) => {
    const away = { status: 503, body: { code: 'server.unavailable' }, headers };
    const server = fakeApi({ 'GET /api/x': away, 'POST /api/x': away });
    expect((await failureOf(api[method]('/api/x'))).code).toBe('server.unavailable');
    expect(server.calls).toHaveLength(1);
  });

  it('falls back to the raw text, then to the status text', async () => {
    fakeApi({ 'GET /api/x': { status: 418, text: 'plain words' }, 'GET /api/y': { status: 418 } });
    expect((await failureOf(api.get('/api/y'))).message).toBe('Status 418');
    const error = await failureOf(api.get('/api/x'));
    expect(error.message).toBe('plain words');
  });
});
