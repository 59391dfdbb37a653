import { NetworkOnly, Serwist, type PrecacheEntry } from 'serwist';
import { APP_SHELL } from '#contract/offline';

declare const self: ServiceWorkerGlobalScope & { __SW_MANIFEST: (PrecacheEntry | string)[] };

// Only the app itself is cached here. API calls pass through: the page keeps their last answers, because it also
// knows when to erase them.
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
