import { fakeApi } from '../../../test/fake-api';
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

describe('a call of the API', () => {
  it('sends JSON with cookies and the idempotency key, and resolves to the answer', async () => {
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

  it('resolves to nothing on 204', async () => {
    fakeApi({ 'POST /api/auth/logout': { status: 204 } });
    await expect(api.post('/api/auth/logout')).resolves.toBeUndefined();
  });

  it.each([
    [400, 'Please enter a valid email', 'Email looks off', 'Fix Email'],
    [400, 'Password must be at least 6 characters', 'Password needs to be stronger', 'Make it Stronger'],
    [400, 'A name is required for this match.', 'Almost there!', 'Got it'],
    [401, 'Please sign in to continue.', 'Your session expired', 'Log In'],
    [429, 'Too many attempts.', 'Whoa, slow down there!', 'Wait a Moment'],
    [500, 'Something broke', 'Our servers are having a moment', 'Try Again'],
    [404, 'The scores are gone', "Scores aren't loading", 'Refresh'],
    [409, 'Reload before you save again', "Couldn't save your changes", 'Try Saving Again'],
    [418, 'I am a teapot', 'Something unexpected happened', 'Try Again'],
  ])('says %i "%s" as "%s" with "%s"', async (status, message, title, action) => {
    fakeApi({ 'GET /api/x': { status, body: { statusCode: status, message } } });
    expect(await failureOf(api.get('/api/x'))).toMatchObject({ status, message, title, action });
  });

  it('names the list that failed to load', async () => {
    fakeApi({ 'GET /api/candidates': { status: 503, body: { message: 'away' } } });
    const error = await failureOf(api.get('/api/candidates', { loading: 'candidates' }));
    expect(error.title).toBe('Trouble loading your matches');
  });

  it('says "Connection hiccup" when the server cannot be reached', async () => {
    fakeApi({});
    expect(await failureOf(api.get('/api/x'))).toMatchObject({
      title: 'Connection hiccup',
      action: 'Retry',
      status: 0,
    });
  });

  it.each([200, 502])(
    'says "Oops! Something went sideways" when a web page comes back with %i',
    async (status) => {
      fakeApi({ 'GET /api/x': { status, text: '<!doctype html><title>Hello</title>' } });
      expect((await failureOf(api.get('/api/x'))).title).toBe('Oops! Something went sideways');
    },
  );

  it('keeps the field errors and the time to wait', async () => {
    const errors = [{ field: 'email', message: 'Please enter a valid email' }];
    fakeApi({
      'GET /api/x': { status: 429, body: { message: 'Slow', errors }, headers: { 'retry-after': '30' } },
    });
    expect(await failureOf(api.get('/api/x'))).toMatchObject({ errors, retryAfterSeconds: 30 });
  });

  it('falls back to the raw text, then to the status text', async () => {
    fakeApi({ 'GET /api/x': { status: 418, text: 'plain words' }, 'GET /api/y': { status: 418 } });
    expect((await failureOf(api.get('/api/y'))).message).toBe('Status 418');
    const error = await failureOf(api.get('/api/x'));
    expect(error.message).toBe('plain words');
  });
});
