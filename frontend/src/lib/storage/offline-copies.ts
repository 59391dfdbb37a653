import { API } from '#contract/paths';
import { heldAnswers } from './held-answers';
import { COPIES_GOOD_FOR_MS, vault } from './vault';

/** GET requests whose last response may be shown offline. */
const KEPT: readonly string[] = [
  API.currentUser,
  API.authSettings,
  API.profile,
  API.candidates,
  API.criteria,
  API.dateExperiences,
  API.plannedDates,
  API.predictionRecord,
  '/api/dashboard/',
  API.decision,
  API.dateIdeas,
  API.alexStatus,
  API.alexMessages,
];
const STORE = 'hh-encrypted-copies';
/** Where earlier versions kept copies in plain text. */
const FORMER_STORE = 'hh-private-copies';
const KEPT_AT = 'x-kept-at';

// A request in progress while copies are erased must not store its response again.
let generation = 0;

export function isCopiedRead(path: string): boolean {
  return KEPT.some((start) => path.startsWith(start));
}

/** Read this before a request; `keepCopy` ignores the response if copies were erased since. */
export function currentGeneration(): number {
  return generation;
}

/** Waits for the key, which arrives once the user is known. */
export async function keepCopy(path: string, text: string, readGeneration: number): Promise<void> {
  if (!('caches' in globalThis)) return;
  await vault.whenUnlocked();
  await vault.renew();
  const encrypted = await vault.encrypt(path, text).catch(() => null);
  if (!encrypted) return;
  await withStore(async (store) => {
    const headers = { [KEPT_AT]: String(Date.now()) };
    if (readGeneration === generation) await store.put(path, new Response(encrypted, { headers }));
  });
}

/** The last response to this request; null if there is none that this user may read, or storage is unavailable. */
export async function readCopy(path: string): Promise<string | null> {
  if (!(await vault.restore())) return null;
  const copy = await withStore((store) => store.match(path));
  if (!copy || isExpired(copy)) return null;
  return vault.decrypt(path, new Uint8Array(await copy.arrayBuffer()));
}

/** On a 401 and when the account changes: the copies go, and the key with them. */
export async function eraseCopies(): Promise<void> {
  generation += 1;
  heldAnswers.forget();
  await vault.lock();
  if ('caches' in globalThis) await caches.delete(STORE).catch(() => false);
}

/** At every start, whether or not anyone is signed in. */
export async function dropExpiredCopies(): Promise<void> {
  if (!('caches' in globalThis)) return;
  await caches.delete(FORMER_STORE).catch(() => false);
  await withStore(async (store) => {
    for (const request of await store.keys()) {
      const copy = await store.match(request);
      if (copy && isExpired(copy)) await store.delete(request);
    }
  });
}

function isExpired(copy: Response): boolean {
  return Date.now() - Number(copy.headers.get(KEPT_AT)) >= COPIES_GOOD_FOR_MS;
}

/** Storage can be unavailable (no https), disabled or full: then nothing is stored, but everything else works. */
async function withStore<Result>(work: (store: Cache) => Promise<Result>): Promise<Result | undefined> {
  if (!('caches' in globalThis)) return undefined;
  try {
    return await work(await caches.open(STORE));
  } catch {
    return undefined;
  }
}
