import { DEVICE_STORE, NEUTRAL_NAME_ENTRY } from '#contract/offline';
import { isDeviceSettingOn } from './device-setting';

/** What the page and the installed app are called on this device. */
export function appName(): string {
  return isDeviceSettingOn('neutralName') ? 'Notes' : 'Heart & Head';
}

const ICONS = {
  plain: { icon: '/notes-icon.svg', manifest: '/manifest-neutral.webmanifest', touch: '/notes-icon-192.png' },
  own: { icon: '/favicon.svg', manifest: '/manifest.webmanifest', touch: '/apple-touch-icon.png' },
} as const;

/** For the service worker, which shows notifications and can't read the settings of pages. */
async function tellServiceWorker(isNeutral: boolean): Promise<void> {
  if (!('caches' in globalThis)) return;
  if (isNeutral) await (await caches.open(DEVICE_STORE)).put(NEUTRAL_NAME_ENTRY, new Response('on'));
  else await caches.delete(DEVICE_STORE);
}

/** Changes the page's icon, what installing it would install, and what notifications are called. The title follows with the next screen. */
export function applyAppName(): void {
  const isNeutral = isDeviceSettingOn('neutralName');
  const { icon, manifest, touch } = isNeutral ? ICONS.plain : ICONS.own;
  tellServiceWorker(isNeutral).catch(() => {
    // Storage can be disabled, and then there is no service worker either.
  });
  const links = {
    'link[rel="icon"]': icon,
    'link[rel="manifest"]': manifest,
    'link[rel="apple-touch-icon"]': touch,
  };
  for (const [link, href] of Object.entries(links)) document.querySelector(link)?.setAttribute('href', href);
}
