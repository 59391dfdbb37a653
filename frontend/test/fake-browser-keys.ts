import { webcrypto } from 'node:crypto';

type Step = ((event: Event) => void) | null;

/** An IndexedDB request that succeeds with a value. */
function succeeding<Value>(value: Value) {
  const request: { result: Value; onsuccess: Step; onupgradeneeded: Step; onerror: Step } = {
    result: value,
    onsuccess: null,
    onupgradeneeded: null,
    onerror: null,
  };
  queueMicrotask(() => {
    request.onupgradeneeded?.(new Event('upgradeneeded'));
    request.onsuccess?.(new Event('success'));
  });
  return request;
}

const GIVEN = ['indexedDB', 'crypto'] as const;
const before = GIVEN.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);

/** After the tests that need them: others count on a browser that keeps nothing encrypted. */
export function removeBrowserKeys(): void {
  for (const [name, descriptor] of before)
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    else Reflect.deleteProperty(globalThis, name);
}

/**
 * What jsdom lacks of a browser: encryption, and the parts of IndexedDB that hold its keys. Returns what is stored.
 * `removeBrowserKeys` follows.
 */
export function fakeBrowserKeys(): Map<string, unknown> {
  const stored = new Map<string, unknown>();
  const store = {
    get: (name: string) => succeeding(stored.get(name)),
    put: (value: unknown, name: string) => succeeding(void stored.set(name, value)),
    delete: (name: string) => succeeding(void stored.delete(name)),
  };
  const database = {
    createObjectStore: () => store,
    transaction: () => ({ objectStore: () => store }),
    close: () => undefined,
  };
  Object.assign(globalThis, { indexedDB: { open: () => succeeding(database) } });
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  return stored;
}
