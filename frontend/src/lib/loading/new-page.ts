import { connection } from '../connection';
import { readStored, writeStored } from '../storage/browser-storage';

const KEY = 'page-loaded-again';
const NOT_SOONER_MS = 60_000;
const isTime = (value: unknown): value is number => typeof value === 'number';

/** The whole page, once more: what is typed survives it. */
export const newPage = {
  /** Offline, the browser may have none to show, unless the service worker keeps one. */
  canLoad: (): boolean =>
    connection.isOnline() || ('serviceWorker' in navigator && navigator.serviceWorker.controller !== null),

  load: (): void => window.location.reload(),

  /** False, and no new page, where it came less than a minute ago and so doesn't help. */
  loadOnce(): boolean {
    const last = readStored(sessionStorage, KEY, isTime) ?? 0;
    if (!newPage.canLoad() || Date.now() - last < NOT_SOONER_MS) return false;
    writeStored(sessionStorage, KEY, Date.now());
    if (readStored(sessionStorage, KEY, isTime) === null) return false;
    newPage.load();
    return true;
  },
};
