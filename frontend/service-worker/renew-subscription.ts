import type { NewPushSubscription, PlannedDateSettings } from '#contract/dating/planned-dates';
import { API } from '#contract/paths';

interface Subscription {
  toJSON(): { endpoint?: string; keys?: Record<string, string> };
}

interface PushService {
  subscribe(options: { userVisibleOnly: true; applicationServerKey: string }): Promise<Subscription>;
}

/**
 * A browser may end a subscription and give another one, with no page open: the server is told of the new one. Without a
 * session or a key there is no one to remind here.
 */
export async function renewSubscription(push: PushService): Promise<void> {
  const answer = await fetch(API.plannedDateSettings, { credentials: 'include' });
  if (!answer.ok) return;
  const { pushKey } = (await answer.json()) as PlannedDateSettings;
  if (pushKey === null) return;
  const subscription = await push.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
  const { endpoint, keys } = subscription.toJSON();
  if (endpoint === undefined) return;
  const body: NewPushSubscription = {
    endpoint,
    p256dh: keys?.['p256dh'] ?? '',
    auth: keys?.['auth'] ?? '',
  };
  await fetch(API.pushSubscriptions, {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}
