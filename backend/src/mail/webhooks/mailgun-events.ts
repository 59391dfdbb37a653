import { createHmac, timingSafeEqual } from 'node:crypto';
import type { MailFact } from '../events/mail-fact';
import { outboxIdOf } from '../message-id';
import { enhancedStatusIn, isBadAddress } from '../outbox/enhanced-status';
import { addressIn, fieldsIn, mailIdIn, textIn } from './webhook-fields';

/** What a Mailgun webhook reports; it includes the variables from our X-Mailgun-Variables header. */
export function mailgunFacts(body: unknown): MailFact[] {
  const data = fieldsIn(fieldsIn(body)['event-data']);
  const messageId = textIn(fieldsIn(fieldsIn(data['message'])['headers'])['message-id']) ?? '';
  const about = {
    mailId: mailIdIn(fieldsIn(data['user-variables'])['mail_id']) ?? outboxIdOf(messageId),
    address: addressIn(data['recipient']),
    isBadAddress: false,
  };
  switch (data['event']) {
    case 'delivered':
      return [{ ...about, kind: 'delivered' }];
    case 'failed':
      // A temporary failure is tried again.
      return data['severity'] === 'permanent' ? [{ ...about, ...failureOf(data) }] : [];
    case 'rejected':
      return [{ ...about, kind: 'refused' }];
    case 'complained':
      return [{ ...about, kind: 'complained' }];
    case 'unsubscribed':
      return [{ ...about, kind: 'unsubscribed' }];
    default:
      return [];
  }
}

/** A "suppressed" email was never sent, because of what happened to an earlier one. */
function failureOf(data: Readonly<Record<string, unknown>>): Pick<MailFact, 'kind' | 'isBadAddress'> {
  const reason = textIn(data['reason']) ?? '';
  if (reason.startsWith('suppress-')) return { kind: 'refused', isBadAddress: reason === 'suppress-bounce' };
  const { 'enhanced-code': code, message, description } = fieldsIn(data['delivery-status']);
  const status = enhancedStatusIn(
    [code, message, description].flatMap((part) => textIn(part) ?? []).join(' '),
  );
  return { kind: 'bounced', isBadAddress: reason === 'bounce' && isBadAddress(status) };
}

export interface MailgunSignature {
  /** Seconds since 1970. */
  readonly timestamp: string;
  readonly token: string;
  readonly signature: string;
}

/** Null when the body has none. */
export function mailgunSignatureIn(body: unknown): MailgunSignature | null {
  const { timestamp, token, signature } = fieldsIn(fieldsIn(body)['signature']);
  const seconds = typeof timestamp === 'number' ? String(timestamp) : textIn(timestamp);
  const [given, sign] = [textIn(token), textIn(signature)];
  if (seconds === null || given === null || sign === null) return null;
  return { timestamp: seconds, token: given, signature: sign };
}

export function isSignedByMailgun(key: string, { timestamp, token, signature }: MailgunSignature): boolean {
  const expected = createHmac('sha256', key).update(timestamp).update(token).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Mailgun retries a failed webhook for 8 hours, with the original signature. */
const FRESH_MS = 9 * 3_600_000;
/** Allows for clock skew. */
const AHEAD_MS = 15 * 60_000;

/** Tokens of accepted webhooks are kept longer than this. */
export function isFresh({ timestamp }: MailgunSignature, now: Date): boolean {
  const ageMs = now.getTime() - Number(timestamp) * 1000;
  return /^\d{1,12}$/.test(timestamp) && ageMs <= FRESH_MS && ageMs >= -AHEAD_MS;
}
