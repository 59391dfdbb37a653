import { NetworkOnly, Serwist, type PrecacheEntry } from 'serwist';
import type { PushMessage } from '#contract/dating/planned-dates';
import { APP_SHELL } from '#contract/offline';
import { openPath } from './open-path';
import { reminderNotification } from './reminder-notification';
import { renewSubscription } from './renew-subscription';

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

async function showReminder(message: PushMessage): Promise<void> {
  const { title, options } = await reminderNotification(message);
  await self.registration.showNotification(title, options);
}

self.addEventListener('push', (event) => {
  const message = event.data?.json() as PushMessage | undefined;
  if (message) event.waitUntil(showReminder(message));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { href } = new URL(String(event.notification.data), self.location.origin);
  event.waitUntil(openPath(self.clients, href));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  // Not every browser says that it can be extended.
  if (event instanceof ExtendableEvent) event.waitUntil(renewSubscription(self.registration.pushManager));
});
