import type { PushMessage } from '#contract/dating/planned-dates';
import { DEVICE_STORE, NEUTRAL_NAME_ENTRY } from '#contract/offline';

interface ShownNotification {
  readonly title: string;
  readonly options: {
    readonly tag: string;
    readonly icon: string;
    readonly data: string;
    readonly body?: string;
  };
}

/** One at a time: the next reminder replaces one that is still there. */
const REMINDER = 'date-reminder';

/** What a notification shows. Where the app is called Notes, it says nothing about dates. */
export async function reminderNotification({ title, body, path }: PushMessage): Promise<ShownNotification> {
  const entry = await caches.match(NEUTRAL_NAME_ENTRY, { cacheName: DEVICE_STORE }).catch(() => undefined);
  if (!entry) return { title, options: { body, tag: REMINDER, icon: '/favicon.svg', data: path } };
  return {
    title: 'Notes: something to look at',
    options: { tag: REMINDER, icon: '/notes-icon-192.png', data: path },
  };
}
