import { NetworkOnly, Serwist, type PrecacheEntry } from 'serwist';
import { APP_SHELL } from '#contract/offline';

declare const self: ServiceWorkerGlobalScope & { __SW_MANIFEST: (PrecacheEntry | string)[] };

// Caches only the app itself. API calls pass through: the page stores their last responses, because it knows when
// to erase them.
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
