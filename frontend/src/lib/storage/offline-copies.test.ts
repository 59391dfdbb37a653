import { fakeApi } from '../../../test/fake-api';
import { api } from '../api/api-client';
import { ApiError } from '../api/api-error';
import { eraseCopies } from './offline-copies';

/** The parts of the browser's Cache API used here. */
class FakeCaches {
  private stores = new Map<string, Map<string, string>>();
  open = (name: string) => {
    const store = this.stores.get(name) ?? new Map<string, string>();
    this.stores.set(name, store);
    return Promise.resolve({
      put: async (path: string, response: { text: () => Promise<string> }) =>
        void store.set(path, await response.text()),
      match: (path: string) => {
        const text = store.get(path);
        return Promise.resolve(text === undefined ? undefined : { text: () => Promise.resolve(text) });
      },
    });
  };
  delete = (name: string) => Promise.resolve(this.stores.delete(name));
}

beforeEach(() => void Object.assign(globalThis, { caches: new FakeCaches() }));
afterEach(() => jest.restoreAllMocks());

const offline = () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
const unreachable = () => fakeApi({});

describe('the last loaded response', () => {
  it('is shown while the browser is offline', async () => {
    fakeApi({ 'GET /api/candidates': { body: [{ name: 'Robin' }] } });
    await api.get('/api/candidates');
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
