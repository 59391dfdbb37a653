import { condemnsAddress } from '../outbox/enhanced-status';
import { findPart, readBlocks, readPart, type Headers, type MimePart, readHeaders } from './mime';

export interface FailedRecipient {
  readonly address: string;
  /** RFC 3463, such as 5.1.1. */
  readonly status: string;
  /** The address is invalid, so retrying cannot help. */
  readonly isPermanent: boolean;
}

export interface DeliveryReport {
  /** Recipients who will not get the email; delayed ones are not included. */
  readonly failed: readonly FailedRecipient[];
  /** The Message-ID of the email the report is about. */
  readonly messageId: string | null;
}

const ORIGINALS = ['message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers'];

/** Reads a delivery status notification, RFC 3464; null when the message is not one. */
export function readDeliveryReport(raw: string): DeliveryReport | null {
  const message = readPart(raw);
  const status = findPart(message, ['message/delivery-status', 'message/global-delivery-status']);
  if (!status) return null;
  return { failed: readBlocks(status.body).flatMap(failedRecipient), messageId: originalMessageId(message) };
}

/** The Message-ID of the email that a report includes or replies to. */
export function originalMessageId(report: MimePart): string | null {
  const original = originalOf(report);
  return original?.get('message-id') ?? report.headers.get('in-reply-to') ?? null;
}

export function originalOf(report: MimePart): Headers | null {
  const part = findPart(report, ORIGINALS);
  return part && readPart(part.body).headers;
}

/**
 * The block about the whole message has no recipient. The original address takes precedence over a forwarding address.
 */
function failedRecipient(block: Headers): FailedRecipient[] {
  const address = addressIn(block.get('original-recipient')) ?? addressIn(block.get('final-recipient'));
  const status = /\d\.\d{1,3}\.\d{1,3}/.exec(block.get('status') ?? '')?.[0];
  if (address === null || status === undefined || block.get('action')?.toLowerCase() !== 'failed') return [];
  return [{ address, status, isPermanent: condemnsAddress(status) }];
}

/** Well above an address's 254 characters; the search takes quadratic time. */
const ADDRESS_FIELD_MAX = 1_000;

/** `rfc822; <ada@example.com>`, or an address alone. */
export function addressIn(field: string | undefined): string | null {
  return /[^\s<>;,"\0]+@[^\s<>;,"\0]+/.exec(field?.slice(0, ADDRESS_FIELD_MAX) ?? '')?.[0] ?? null;
}

export interface ComplaintReport {
  /** Who complained; null when the reporter withholds it. */
  readonly address: string | null;
  readonly messageId: string | null;
}

/** Feedback reports also include praise and tests. */
const COMPLAINTS = ['abuse', 'fraud', 'virus', 'other', 'opt-out', 'opt-out-list'];

/** Reads a feedback report, RFC 5965; null when the message is not one, or not a complaint. */
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
