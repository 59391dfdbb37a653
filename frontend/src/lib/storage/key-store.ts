const DATABASE = 'hh-keys';
const STORE = 'keys';
const ONLY_ENTRY = 'current';

/** The key of the account that this browser is signed in to. */
export interface KeyRecord {
  readonly userId: string;
  /** Can be used, but not read, by the page. */
  readonly key: CryptoKey;
  /** Milliseconds since 1970. */
  readonly goodUntil: number;
}

export interface KeyStore {
  read(): Promise<KeyRecord | null>;
  write(record: KeyRecord): Promise<void>;
  erase(): Promise<void>;
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error ?? new Error('IndexedDB is unavailable.'));
  });
}

async function withStore<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      const request = ask(database.transaction(STORE, mode).objectStore(STORE));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('IndexedDB is unavailable.'));
    });
  } finally {
    database.close();
  }
}

function isRecord(value: unknown): value is KeyRecord {
  return (
    typeof value === 'object' && value !== null && 'userId' in value && 'key' in value && 'goodUntil' in value
  );
}

/** IndexedDB is the one storage that holds keys without showing them to the page. */
export const browserKeyStore: KeyStore = {
  read: async () => {
    const value: unknown = await withStore<unknown>('readonly', (store) => store.get(ONLY_ENTRY));
    return isRecord(value) ? value : null;
  },
  write: async (record) => {
    await withStore('readwrite', (store) => store.put(record, ONLY_ENTRY));
  },
  erase: async () => {
    await withStore('readwrite', (store) => store.delete(ONLY_ENTRY));
  },
};
