import { NetworkOnly, Serwist, type PrecacheEntry } from 'serwist';
import { APP_SHELL } from '#contract/offline';

declare const self: ServiceWorkerGlobalScope & { __SW_MANIFEST: (PrecacheEntry | string)[] };

// Only the app itself is kept here. Calls of the API pass by: what they answered last is kept by the page, which also
// knows when it has to be erased.
new Serwist({
  precacheEntries: self.__SW_MANIFEST,
  precacheOptions: { cleanupOutdatedCaches: true },
  skipWaiting: true,
  clientsClaim: true,
  runtimeCaching: [{ matcher: ({ request }) => request.mode === 'navigate', handler: new NetworkOnly() }],
  fallbacks: {
    entries: [{ url: APP_SHELL, matcher: ({ request }) => request.mode === 'navigate' }],
  },
}).addEventListeners();
