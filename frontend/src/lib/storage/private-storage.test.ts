import { fakeApi } from '../../../test/fake-api';
import { fakeBrowserKeys, removeBrowserKeys } from '../../../test/fake-browser-keys';
import { browserKeyStore } from './key-store';
import { PrivateStorage } from './private-storage';
import { Vault } from './vault';

const ADA = '0190a0a0-0000-7000-8000-00000000000a';
const BOB = '0190a0a0-0000-7000-8000-00000000000b';
const DAY = 86_400_000;
const PENDING = `pending-dates:${ADA}`;
const DRAFT = `score-draft:${ADA}:m1`;
const keyOf = (userId: string) => Buffer.alloc(32, userId.slice(-1)).toString('base64url');

let stored: Map<string, unknown>;
let now: number;
beforeEach(() => {
  stored = fakeBrowserKeys();
  now = Date.UTC(2026, 0, 1);
});
afterAll(removeBrowserKeys);

/** A page that has just been opened; `sessionOf` says who the server thinks is signed in, null without a network. */
function page(sessionOf: () => string | null) {
  const asked: string[] = [];
  const askServer = () => {
    asked.push('key');
    const session = sessionOf();
    return session === null
      ? Promise.reject(new Error('offline'))
      : Promise.resolve({ userId: session, key: keyOf(session) });
  };
  const vault = new Vault(
    browserKeyStore,
    askServer,
    () => true,
    () => now,
  );
  const storage = new PrivateStorage(
    () => localStorage,
    vault,
    () => now,
  );
  return { vault, storage, asked };
}

async function opened(session: string | null, userId = ADA) {
  const { vault, storage, asked } = page(() => session);
  storage.dropExpired();
  await vault.unlock(userId);
  await storage.load(userId);
  return { vault, storage, asked };
}

const onDevice = () => JSON.stringify([Object.entries(localStorage), [...stored]]);

describe('what a browser keeps of an account', () => {
  it('is unreadable on the device, and is back after a reload, also without a network', async () => {
    const first = await opened(ADA);
    first.storage.setItem(DRAFT, 'Robin laughed');
    await first.storage.settled();
    expect(onDevice()).not.toMatch(/Robin/);
    expect(localStorage).toHaveLength(1);
    const second = await opened(null);
    expect(second.storage.getItem(DRAFT)).toBe('Robin laughed');
    expect(first.asked).toHaveLength(1);
    expect(second.asked).toHaveLength(0);
  });

  it('is encrypted with a key that the page itself cannot read', async () => {
    await opened(ADA);
    const record = [...stored.values()][0] as { key: CryptoKey };
    expect(record.key.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('raw', record.key)).rejects.toThrow();
  });

  it('cannot be read where it was not kept', async () => {
    const { storage } = await opened(ADA);
    storage.setItem(DRAFT, 'Robin laughed');
    await storage.settled();
    const encrypted = localStorage.getItem(`hh:encrypted:${DRAFT}`) ?? '';
    localStorage.setItem(`hh:encrypted:${PENDING}`, encrypted);
    expect((await opened(ADA)).storage.getItem(PENDING)).toBeNull();
  });

  it('is unreadable once the session has ended, and readable again when its author signs in', async () => {
    const before = await opened(ADA);
    before.storage.setItem(PENDING, 'a date with Robin');
    await before.storage.settled();
    await before.vault.lock();
    expect(stored.size).toBe(0);
    expect((await opened(null)).storage.getItem(PENDING)).toBeNull();
    expect((await opened(BOB, BOB)).storage.getItem(PENDING)).toBeNull();
    expect((await opened(ADA)).storage.getItem(PENDING)).toBe('a date with Robin');
  });

  it('waits for its author when someone else signs in on the same page, and out again', async () => {
    let session = ADA;
    const { vault, storage } = page(() => session);
    await vault.unlock(ADA);
    await storage.load(ADA);
    storage.setItem(PENDING, 'Robin laughed');
    await storage.settled();
    await vault.lock();

    session = BOB;
    await vault.unlock(BOB);
    await storage.load(BOB);
    expect(storage.getItem(PENDING)).toBeNull();
    storage.clear();

    const { storage: later } = await opened(ADA);
    expect(later.getItem(PENDING)).toBe('Robin laughed');
  });

  it('expires a week after the last contact with the server, except for dates that were never sent', async () => {
    const before = await opened(ADA);
    before.storage.setItem(DRAFT, 'Robin laughed');
    before.storage.setItem(PENDING, 'a date with Robin');
    await before.storage.settled();
    now += 6 * DAY;
    await before.vault.renew();
    now += 6 * DAY;
    const offline = await opened(null);
    expect(offline.storage.getItem(DRAFT)).toBeNull();
    expect(offline.storage.getItem(PENDING)).toBe('a date with Robin');
    now += 2 * DAY;
    expect((await opened(null)).storage.getItem(PENDING)).toBeNull();
    expect(stored.size).toBe(0);
    expect((await opened(ADA)).storage.getItem(PENDING)).toBe('a date with Robin');
    now += 91 * DAY;
    expect((await opened(ADA)).storage.getItem(PENDING)).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('is gone after signing out, even what was still being encrypted', async () => {
    const { storage } = await opened(ADA);
    storage.setItem(DRAFT, 'Robin laughed');
    storage.clear();
    await storage.settled();
    expect(localStorage).toHaveLength(0);
    expect(storage.getItem(DRAFT)).toBeNull();
  });

  it('replaces what earlier versions kept in plain text', async () => {
    localStorage.setItem(`hh:${PENDING}`, 'a date with Robin');
    localStorage.setItem(`hh:${DRAFT}`, 'Robin laughed');
    localStorage.setItem(`hh:score-draft:${BOB}:m2`, 'Kim sang');
    localStorage.setItem(`hh:pending-dates:${BOB}`, 'a date with Kim');
    const { storage } = await opened(ADA);
    await storage.settled();
    expect(storage.getItem(PENDING)).toBe('a date with Robin');
    expect(storage.getItem(DRAFT)).toBe('Robin laughed');
    expect(onDevice()).not.toMatch(/Robin|sang/);
    expect((await opened(BOB, BOB)).storage.getItem(`pending-dates:${BOB}`)).toBe('a date with Kim');
  });

  it('lasts as long as the page where there is no key', async () => {
    const { storage } = await opened(null);
    storage.setItem(DRAFT, 'Robin laughed');
    await storage.settled();
    expect(storage.getItem(DRAFT)).toBe('Robin laughed');
    expect(localStorage).toHaveLength(0);
  });

  it('follows what another tab writes and removes', async () => {
    const [here, there] = [await opened(ADA), await opened(ADA)];
    const stop = here.storage.watch();
    const heard = jest.fn();
    here.storage.subscribe(heard);
    const tell = () => window.dispatchEvent(new StorageEvent('storage', { key: `hh:encrypted:${PENDING}` }));
    const changed = () => new Promise<void>((resolve) => heard.mockImplementationOnce(() => resolve()));
    there.storage.setItem(PENDING, 'a date with Robin');
    await there.storage.settled();
    let told = changed();
    tell();
    await told;
    expect(here.storage.getItem(PENDING)).toBe('a date with Robin');
    there.storage.removeItem(PENDING);
    told = changed();
    tell();
    await told;
    expect(here.storage.getItem(PENDING)).toBeNull();
    stop();
  });
});

describe('the key', () => {
  it("is not taken from another account's session", async () => {
    const { vault } = page(() => BOB);
    expect(await vault.unlock(ADA)).toBe(false);
    expect(stored.size).toBe(0);
  });

  it('is asked of the server with the session, once per sign-in', async () => {
    const api = fakeApi({ 'GET /api/user/browser-key': { body: { userId: ADA, key: keyOf(ADA) } } });
    const { vault } = await import('./vault');
    expect(await vault.unlock(ADA)).toBe(true);
    expect(await vault.unlock(ADA)).toBe(true);
    expect(api.calls.map(({ path }) => path)).toEqual(['/api/user/browser-key']);
    await vault.lock();
  });
});
