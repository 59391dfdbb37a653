import type { MailFact } from '../events/mail-fact';
import { addressIn, fieldsIn, mailIdIn, textIn } from './webhook-fields';

/** The key of our id in the metadata, which Postmark takes from the header X-PM-Metadata-mail-id. */
const MAIL_ID = 'mail-id';

/** Postmark's bounces that say something about the email; "Transient" and auto-replies don't. */
const BOUNCES: Readonly<Record<string, Pick<MailFact, 'kind' | 'isBadAddress'>>> = {
  HardBounce: { kind: 'bounced', isBadAddress: true },
  BadEmailAddress: { kind: 'bounced', isBadAddress: true },
  SoftBounce: { kind: 'bounced', isBadAddress: false },
  DnsError: { kind: 'bounced', isBadAddress: false },
  SpamNotification: { kind: 'bounced', isBadAddress: false },
  VirusNotification: { kind: 'bounced', isBadAddress: false },
  Blocked: { kind: 'bounced', isBadAddress: false },
  DMARCPolicy: { kind: 'bounced', isBadAddress: false },
  Unknown: { kind: 'bounced', isBadAddress: false },
  SMTPApiError: { kind: 'refused', isBadAddress: false },
  ManuallyDeactivated: { kind: 'refused', isBadAddress: false },
  Unsubscribe: { kind: 'unsubscribed', isBadAddress: false },
  SpamComplaint: { kind: 'complained', isBadAddress: false },
};

/** What one call of a Postmark webhook tells. */
export function postmarkFacts(body: unknown): MailFact[] {
  const record = fieldsIn(body);
  const mailId = mailIdIn(fieldsIn(record['Metadata'])[MAIL_ID]);
  const fact = (found: Pick<MailFact, 'kind' | 'isBadAddress'> | undefined, address: unknown): MailFact[] =>
    found ? [{ ...found, mailId, address: addressIn(address) }] : [];
  switch (record['RecordType']) {
    case 'Delivery':
      return fact({ kind: 'delivered', isBadAddress: false }, record['Recipient']);
    case 'Bounce':
      return fact(BOUNCES[textIn(record['Type']) ?? ''], record['Email']);
    case 'SpamComplaint':
      return fact({ kind: 'complained', isBadAddress: false }, record['Email']);
    case 'SubscriptionChange':
      return record['SuppressSending'] === true ? fact(suppressedFor(record), record['Recipient']) : [];
    default:
      return [];
  }
}

/** What the sender or Postmark switched off by hand is no wish of the reader. */
function suppressedFor({
  SuppressionReason: reason,
  Origin: origin,
}: Readonly<Record<string, unknown>>): Pick<MailFact, 'kind' | 'isBadAddress'> | undefined {
  if (reason === 'ManualSuppression')
    return origin === 'Recipient' ? { kind: 'unsubscribed', isBadAddress: false } : undefined;
  return BOUNCES[textIn(reason) ?? ''];
}
