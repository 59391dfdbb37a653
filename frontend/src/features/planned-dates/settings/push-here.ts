import type { NewPushSubscription } from '#contract/dating/planned-dates';

/** Whether this browser can get push messages. On iPhones, only the app on the home screen can. */
export function canPushHere(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
}

const sameKey = ({ options }: PushSubscription, key: string): boolean => {
  const own = options.applicationServerKey;
  if (own === null) return false;
  const text = btoa(String.fromCharCode(...new Uint8Array(own)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === key;
};

/** Asks the user and subscribes this browser. Null when the user, or the browser for them, says no. */
export async function subscribeHere(key: string): Promise<NewPushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const earlier = await pushManager.getSubscription();
  // One for another server's key would be refused.
  if (earlier && !sameKey(earlier, key)) await earlier.unsubscribe();
  const { endpoint, keys } = (
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  ).toJSON();
  if (endpoint === undefined) return null;
  return { endpoint, p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
}

export async function unsubscribeHere(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
