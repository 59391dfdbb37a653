import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { dropExpiredCopies, eraseCopies } from './offline-copies';
import { otherTabs } from './other-tabs';
import { privateStorage, type StorageLike } from './private-storage';
import { vault } from './vault';

const PREFIX = 'hh:';
/** Private storage sets a prefix of its own on the device. */
const nameOf = (storage: StorageLike, key: string) => (storage === privateStorage ? key : PREFIX + key);

/** Browser storage can be disabled or hold an older format; then this returns null. */
export function readStored<Value>(
  storage: StorageLike,
  key: string,
  isValue: (value: unknown) => value is Value,
): Value | null {
  try {
    const text = storage.getItem(nameOf(storage, key));
    const value: unknown = text === null ? null : JSON.parse(text);
    return isValue(value) ? value : null;
  } catch {
    return null;
  }
}

export function writeStored(storage: StorageLike, key: string, value: unknown): void {
  try {
    if (value === null) storage.removeItem(nameOf(storage, key));
    else storage.setItem(nameOf(storage, key), JSON.stringify(value));
  } catch {
    // Storage can be full or disabled. Drafts are optional; the form works without them.
  }
}

/** Called on sign-out, so that nothing the user typed stays on the device. */
export function clearStored(): void {
  privateStorage.clear();
  for (const storage of [sessionStorage, localStorage]) {
    for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
  }
}

/** Drafts stored without an author's id, because visitors can write them too. */
export const UNSIGNED_DRAFTS = { contact: 'contact-draft' } as const;

/** Their drafts' tokens are the times they were started, because the next person at this browser can read them. */
const UNSIGNED_GOOD_FOR_MS = 86_400_000;

const AUTHOR = 'unsigned-draft-author';
const isId = (value: unknown): value is string => typeof value === 'string';

/** Whose session an unsigned draft was last changed in; null for a visitor. */
export function noteUnsignedAuthor(userId: string | null): void {
  writeStored(localStorage, AUTHOR, userId);
}

/** Drafts typed in this browser before sign-in may belong to someone else, unless this user's session expired. */
export function clearUnsignedDrafts(userId: string): void {
  if (readStored(localStorage, AUTHOR, isId) === userId) return;
  for (const key of Object.values(UNSIGNED_DRAFTS)) writeStored(localStorage, key, null);
}

const isTokened = (value: unknown): value is { token: string } =>
  typeof value === 'object' && value !== null && 'token' in value && typeof value.token === 'string';

function dropExpiredUnsignedDrafts(): void {
  for (const key of Object.values(UNSIGNED_DRAFTS)) {
    const startedAt = Date.parse(readStored(localStorage, key, isTokened)?.token ?? '');
    if (!(Date.now() - startedAt < UNSIGNED_GOOD_FOR_MS)) writeStored(localStorage, key, null);
  }
}

/** State that survives a reload (sessionStorage) or a closed tab (localStorage). */
export function useStoredState<Value>(
  storage: Storage,
  key: string,
  isValue: (value: unknown) => value is Value,
  initial: Value,
): [Value, Dispatch<SetStateAction<Value>>] {
  const [value, setValue] = useState(() => readStored(storage, key, isValue) ?? initial);
  useEffect(() => writeStored(storage, key, value), [storage, key, value]);
  return [value, setValue];
}

/** Called on sign-out, so that nothing private stays on the device: drafts, pending dates and offline copies. */
export async function clearPrivateData(): Promise<void> {
  otherTabs.announce(null);
  clearStored();
  await eraseCopies();
}

/** Makes what this browser keeps for the user readable. */
export async function openPrivateData(userId: string): Promise<void> {
  await vault.unlock(userId);
  await privateStorage.load(userId);
}

/** At every start: copies and drafts last a week, those of visitors a day. */
export function dropExpiredData(): void {
  privateStorage.dropExpired();
  dropExpiredUnsignedDrafts();
  void vault.restore();
  void dropExpiredCopies();
}
