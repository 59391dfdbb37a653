import { verify, type KeyObject } from 'node:crypto';
import type { MailFact } from '../events/mail-fact';
import { outboxIdOf } from '../message-id';
import { enhancedStatusIn, isBadAddress } from '../outbox/enhanced-status';
import { addressIn, fieldsIn, listIn, mailIdIn, textIn } from './webhook-fields';

/** Reasons for dropping an email that say that nothing will reach the address. */
const DROPPED_FOR_GOOD: readonly unknown[] = ['Bounced Address', 'Invalid'];

/** What SendGrid's event webhook sends: a list of events, each with the unique arguments of our X-SMTPAPI header. */
export function sendgridFacts(body: unknown): MailFact[] {
  return listIn(body).map(fieldsIn).flatMap(factOf);
}

function factOf(event: Readonly<Record<string, unknown>>): MailFact[] {
  const about = {
    mailId: mailIdIn(event['mail_id']) ?? outboxIdOf(textIn(event['smtp-id']) ?? ''),
    address: addressIn(event['email']),
    isBadAddress: false,
  };
  switch (event['event']) {
    case 'delivered':
      return [{ ...about, kind: 'delivered' }];
    case 'bounce': {
      // "blocked" is about us, or temporary.
      const isHard = event['type'] !== 'blocked';
      const status = enhancedStatusIn(textIn(event['status']) ?? '');
      return [{ ...about, kind: 'bounced', isBadAddress: isHard && isBadAddress(status) }];
    }
    case 'dropped':
      return [{ ...about, kind: 'refused', isBadAddress: DROPPED_FOR_GOOD.includes(event['reason']) }];
    case 'spamreport':
      return [{ ...about, kind: 'complained' }];
    case 'unsubscribe':
    case 'group_unsubscribe':
      return [{ ...about, kind: 'unsubscribed' }];
    default:
      return [];
  }
}

/** SendGrid signs the time and the bytes of the body with ECDSA. */
export function isSignedBySendgrid(
  key: KeyObject,
  { signature, timestamp, body }: { signature: string; timestamp: string; body: string },
): boolean {
  try {
    return verify('sha256', Buffer.from(timestamp + body), key, Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}
