import { API } from '#contract/paths';

async function send(event: Record<string, unknown>): Promise<void> {
  await fetch(API.track, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    credentials: 'include',
    // Sent even when the page is being closed.
    keepalive: true,
    body: JSON.stringify(event),
  });
}

/** Sends a tracking event without waiting for it; failures are ignored. */
export function track(page: string, action: string, metadata: Readonly<Record<string, unknown>> = {}): void {
  send({ page, action, metadata }).catch(() => undefined);
}
