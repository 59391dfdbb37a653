import { API } from '#contract/paths';

async function send(event: Record<string, unknown>): Promise<void> {
  await fetch(API.track, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    credentials: 'include',
    // Goes out even when the page is being left.
    keepalive: true,
    body: JSON.stringify(event),
  });
}

/** Counts something. Nobody waits for it, and a count that is lost is lost. */
export function track(page: string, action: string, metadata: Readonly<Record<string, unknown>> = {}): void {
  send({ page, action, metadata }).catch(() => undefined);
}
