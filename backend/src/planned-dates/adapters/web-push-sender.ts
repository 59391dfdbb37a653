import { Injectable } from '@nestjs/common';
import webPush from 'web-push';
import type { NewPushSubscription, PushMessage } from '#contract/dating/planned-dates';
import { Config } from '../../platform/config/config';
import { OutgoingClient } from '../../platform/outgoing/outgoing-client';
import { PushSender, type PushOutcome } from '../push/push-sender';

const LIMITS = { maxBytes: 10_000, withinMs: 10_000, redirects: 0 } as const;
/** Push services replace a message that a browser hasn't fetched yet by the next one of its topic. */
const TOPIC = 'date-reminder';
/** The subscription has ended, or was made for another server's key, which it keeps. */
const ENDED: ReadonlySet<number> = new Set([401, 403, 404, 410]);

/** Web Push (RFC 8030) with encrypted content (RFC 8291), signed with this server's key (RFC 8292). */
@Injectable()
export class WebPushSender extends PushSender {
  constructor(
    private readonly config: Config,
    private readonly outgoing: OutgoingClient,
  ) {
    super();
  }

  accepts(endpoint: string): boolean {
    return this.outgoing.mayCallFor(endpoint);
  }

  async send(to: NewPushSubscription, message: PushMessage, ttlSeconds: number): Promise<PushOutcome> {
    const { push, supportEmail } = this.config;
    if (push === null || !this.accepts(to.endpoint)) return { kind: 'refused' };
    const { endpoint, p256dh, auth } = to;
    const keys = { p256dh, auth };
    let request: webPush.RequestDetails;
    try {
      request = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(message), {
        vapidDetails: { subject: `mailto:${supportEmail}`, ...push },
        TTL: ttlSeconds,
        urgency: 'normal',
        topic: TOPIC,
      });
    } catch {
      // Nothing can ever be encrypted for this browser.
      return { kind: 'gone' };
    }
    const given = Object.entries(request.headers).filter(([name]) => name !== 'Content-Length');
    const headers = Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
    return this.post(endpoint, headers, request.body ?? Buffer.alloc(0));
  }

  private async post(
    endpoint: string,
    headers: Readonly<Record<string, string>>,
    body: Uint8Array,
  ): Promise<PushOutcome> {
    try {
      const request = { method: 'POST', headers, body, isFromUser: true } as const;
      const response = await this.outgoing.fetch(endpoint, request, LIMITS);
      await response.body?.cancel();
      return outcomeOf(response);
    } catch {
      return { kind: 'later', afterSeconds: null };
    }
  }
}

function outcomeOf({ ok, status, headers }: Response): PushOutcome {
  if (ok) return { kind: 'sent' };
  if (ENDED.has(status)) return { kind: 'gone' };
  if (status !== 429 && status < 500) return { kind: 'refused' };
  const seconds = Number(headers.get('retry-after') ?? '');
  return { kind: 'later', afterSeconds: Number.isFinite(seconds) && seconds > 0 ? seconds : null };
}
