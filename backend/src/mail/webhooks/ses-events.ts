import type { MailFact } from '../events/mail-fact';
import { outboxIdOf } from '../message-id';
import { isBadAddress } from '../outbox/enhanced-status';
import { addressIn, fieldsIn, listIn, mailIdIn, textIn } from './webhook-fields';

/** Bounces of emails that SES held back, because earlier ones to the address came back. */
const NEVER_SENT: readonly unknown[] = ['Suppressed', 'OnAccountSuppressionList'];

/**
 * What Amazon SES tells through SNS: feedback notifications (`notificationType`) and published events (`eventType`) have
 * the same parts. SES puts a Message-ID of its own on what it sends. Published events have the tags of our
 * X-SES-MESSAGE-TAGS header, and notifications the original headers, if they are set to.
 */
export function sesFacts(message: unknown): MailFact[] {
  const event = fieldsIn(message);
  const about = { mailId: mailIdOf(event['mail']), isBadAddress: false };
  switch (event['notificationType'] ?? event['eventType']) {
    case 'Bounce': {
      const bounce = fieldsIn(event['bounce']);
      const isPermanent = bounce['bounceType'] === 'Permanent';
      const kind = NEVER_SENT.includes(bounce['bounceSubType']) ? 'refused' : 'bounced';
      return listIn(bounce['bouncedRecipients']).map((recipient) => ({
        ...about,
        kind,
        address: addressIn(fieldsIn(recipient)['emailAddress']),
        isBadAddress: isPermanent && isBadAddress(textIn(fieldsIn(recipient)['status'])),
      }));
    }
    case 'Complaint': {
      const complaint = fieldsIn(event['complaint']);
      if (complaint['complaintFeedbackType'] === 'not-spam') return [];
      // It was never sent, because of an earlier complaint to SES.
      const kind = complaint['complaintSubType'] === 'OnAccountSuppressionList' ? 'refused' : 'complained';
      return listIn(complaint['complainedRecipients']).map((recipient) => ({
        ...about,
        kind,
        address: addressIn(fieldsIn(recipient)['emailAddress']),
      }));
    }
    case 'Delivery':
      return listIn(fieldsIn(event['delivery'])['recipients']).map((address) => ({
        ...about,
        kind: 'delivered',
        address: addressIn(address),
      }));
    case 'Reject':
      return [{ ...about, kind: 'refused', address: null }];
    default:
      return [];
  }
}

function mailIdOf(mail: unknown): string | null {
  const { tags, headers, commonHeaders } = fieldsIn(mail);
  const tagged = mailIdIn(listIn(fieldsIn(tags)['mail_id'])[0]);
  if (tagged !== null) return tagged;
  const ours = [
    ...listIn(headers)
      .map(fieldsIn)
      .filter(({ name }) => textIn(name)?.toLowerCase() === 'message-id')
      .map(({ value }) => value),
    fieldsIn(commonHeaders)['messageId'],
  ];
  return ours.map((id) => outboxIdOf(textIn(id) ?? '')).find((id) => id !== null) ?? null;
}
