import { API } from '#contract/paths';

/** GET requests whose last response may be shown offline. */
const KEPT: readonly string[] = [
  API.currentUser,
  API.authSettings,
  API.profile,
  API.candidates,
  API.criteria,
  API.dateExperiences,
  '/api/dashboard/',
  API.dateIdeas,
  API.alexStatus,
  API.alexMessages,
];
const STORE = 'hh-private-copies';

// A request in progress while copies are erased must not store its response again.
let generation = 0;

export function isCopiedRead(path: string): boolean {
  return KEPT.some((start) => path.startsWith(start));
}

/** Read this before a request; `keepCopy` ignores the response if copies were erased since. */
export function currentGeneration(): number {
  return generation;
}

export async function keepCopy(path: string, text: string, readGeneration: number): Promise<void> {
  await withStore(async (store) => {
    if (readGeneration === generation) await store.put(path, new Response(text));
  });
}

/** The last response to this request; null if there is none or storage is unavailable. */
export async function readCopy(path: string): Promise<string | null> {
  const copy = await withStore((store) => store.match(path));
  return copy ? copy.text() : null;
}

export async function eraseCopies(): Promise<void> {
  generation += 1;
  if ('caches' in globalThis) await caches.delete(STORE).catch(() => false);
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
