import { addressIn, originalMessageId, originalOf } from './delivery-report';
import { findPart, readHeaders, readPart } from './mime';

export interface ComplaintReport {
  /** Who complained; null where the reporter keeps it to itself. */
  readonly address: string | null;
  readonly messageId: string | null;
}

/** Praise and trials are reports too. */
const COMPLAINTS = ['abuse', 'fraud', 'virus', 'other', 'opt-out', 'opt-out-list'];

/** Reads a feedback report, RFC 5965; null when the message is none, or no complaint. */
export function readComplaintReport(raw: string): ComplaintReport | null {
  const message = readPart(raw);
  const part = findPart(message, ['message/feedback-report']);
  if (!part) return null;
  const fields = readHeaders(part.body);
  if (!COMPLAINTS.includes(fields.get('feedback-type')?.toLowerCase() ?? '')) return null;
  return {
    address: addressIn(fields.get('original-rcpt-to')) ?? addressIn(originalOf(message)?.get('to')),
    messageId: originalMessageId(message),
  };
}
