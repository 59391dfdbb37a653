import { waitFor } from '@testing-library/react';
import { fakeApi } from '../../../test/fake-api';
import { fakeBrowserKeys, removeBrowserKeys } from '../../../test/fake-browser-keys';
import { createQueryClient } from '../../app/providers';
import { api } from '../api/api-client';
import { ApiError } from '../api/api-error';
import { dropExpiredCopies, eraseCopies } from './offline-copies';
import { vault } from './vault';

/** The parts of the browser's Cache API used here. */
class FakeCaches {
  readonly stores = new Map<string, Map<string, Response>>();
  open = (name: string) => {
    const store = this.stores.get(name) ?? new Map<string, Response>();
    this.stores.set(name, store);
    return Promise.resolve({
      put: (path: string, response: Response) => Promise.resolve(void store.set(path, response)),
      match: (path: string) => Promise.resolve(store.get(path)?.clone()),
      keys: () => Promise.resolve([...store.keys()]),
      delete: (path: string) => Promise.resolve(store.delete(path)),
    });
  };
  delete = (name: string) => Promise.resolve(this.stores.delete(name));
  /** Everything in them, one character per byte. */
  async contents(): Promise<string> {
    const copies = [...this.stores.values()].flatMap((store) => [...store.values()]);
    const bytes = await Promise.all(copies.map((copy) => copy.clone().arrayBuffer()));
    return bytes.map((each) => Buffer.from(each).toString('latin1')).join();
  }
}

const USER = '0190a0a0-0000-7000-8000-00000000000a';
const KEY = {
  'GET /api/user/browser-key': { body: { userId: USER, key: Buffer.alloc(32, 7).toString('base64url') } },
};
const WEEK = 7 * 86_400_000;

let kept: FakeCaches;
beforeEach(async () => {
  fakeBrowserKeys();
  kept = new FakeCaches();
  Object.assign(globalThis, { caches: kept });
  fakeApi(KEY);
  await vault.unlock(USER);
});
afterAll(removeBrowserKeys);
afterEach(async () => {
  jest.restoreAllMocks();
  await vault.lock();
});

const offline = () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
const unreachable = () => fakeApi({});

/** Copies are encrypted and kept after the response has been returned. */
const isKept = () => waitFor(async () => expect(await kept.contents()).not.toBe(''));

describe('the last loaded response', () => {
  it('is unreadable in the browser', async () => {
    fakeApi({ 'GET /api/candidates': { body: [{ name: 'Robin' }] } });
    await api.get('/api/candidates');
    await isKept();
    expect(await kept.contents()).not.toContain('Robin');
  });

  it('is not shown after a week, and goes at the next start', async () => {
    fakeApi({ 'GET /api/candidates': { body: [{ name: 'Robin' }] } });
    await api.get('/api/candidates');
    await isKept();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + WEEK);
    unreachable();
    offline();
    await expect(api.get('/api/candidates')).rejects.toThrow(ApiError);
    await dropExpiredCopies();
    expect(await kept.contents()).toBe('');
  });

  it('kept in plain text by an earlier version goes at the next start', async () => {
    await (await kept.open('hh-private-copies')).put('/api/candidates', new Response('Robin'));
    await dropExpiredCopies();
    expect(await kept.contents()).toBe('');
  });

  it('is shown while the browser is offline', async () => {
    fakeApi({ 'GET /api/candidates': { body: [{ name: 'Robin' }] } });
    await api.get('/api/candidates');
    await isKept();
    unreachable();
    offline();
    await expect(api.get('/api/candidates')).resolves.toEqual([{ name: 'Robin' }]);
  });

  it('says what the page changed in it since', async () => {
    const queries = createQueryClient();
    queries.setQueryData(['/api/candidates'], [{ name: 'Robin' }]);
    await isKept();
    unreachable();
    offline();
    await expect(api.get('/api/candidates')).resolves.toEqual([{ name: 'Robin' }]);
  });

  it('is not shown after a failure while the browser is online', async () => {
    fakeApi({ 'GET /api/candidates': { body: [] } });
    await api.get('/api/candidates');
    unreachable();
    await expect(api.get('/api/candidates')).rejects.toThrow(ApiError);
  });

  it('is missing for requests that never loaded or are never stored', async () => {
    fakeApi({ 'GET /api/user/export': { body: { secret: true } } });
    await api.get('/api/user/export');
    unreachable();
    offline();
    await expect(api.get('/api/candidates')).rejects.toThrow(ApiError);
    await expect(api.get('/api/user/export')).rejects.toThrow(ApiError);
  });

  it('is erased when the session ends', async () => {
    const server = fakeApi({ 'GET /api/candidates': { body: [] } });
    await api.get('/api/candidates');
    server.answer('GET /api/criteria', { status: 401, body: { message: 'Please sign in to continue.' } });
    await expect(api.get('/api/criteria')).rejects.toThrow(ApiError);
    unreachable();
    offline();
    await expect(api.get('/api/candidates')).rejects.toThrow(ApiError);
  });

  it('is not restored by a request in progress while copies are erased', async () => {
    fakeApi({
      'GET /api/candidates': async () => {
        await eraseCopies();
        return { body: [{ name: 'Robin' }] };
      },
    });
    await api.get('/api/candidates');
    unreachable();
    offline();
    await expect(api.get('/api/candidates')).rejects.toThrow(ApiError);
  });
});
