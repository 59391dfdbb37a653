import { API } from '#contract/paths';

/** Reads whose last answer may be shown while there is no network. */
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

// A read under way while everything is erased must not bring its answer back.
let generation = 0;

export function isCopiedRead(path: string): boolean {
  return KEPT.some((start) => path.startsWith(start));
}

/** Remembers when a read began; `keep` with it does nothing after an erasure. */
export function beginRead(): number {
  return generation;
}

export async function keepCopy(path: string, text: string, begun: number): Promise<void> {
  await withStore(async (store) => {
    if (begun === generation) await store.put(path, new Response(text));
  });
}

/** The last answer to this read; null when there is none, or the browser keeps nothing. */
export async function readCopy(path: string): Promise<string | null> {
  const copy = await withStore((store) => store.match(path));
  return copy ? copy.text() : null;
}

export async function eraseCopies(): Promise<void> {
  generation += 1;
  if ('caches' in globalThis) await caches.delete(STORE).catch(() => false);
}

/** Storage may be missing (no https), switched off or full: then nothing is kept, and everything else works. */
async function withStore<Result>(work: (store: Cache) => Promise<Result>): Promise<Result | undefined> {
  if (!('caches' in globalThis)) return undefined;
  try {
    return await work(await caches.open(STORE));
  } catch {
    return undefined;
  }
}
