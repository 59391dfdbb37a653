import { condemnsAddress } from '../outbox/enhanced-status';
import { findPart, readBlocks, readPart, type Headers, type MimePart, readHeaders } from './mime';

export interface FailedRecipient {
  readonly address: string;
  /** RFC 3463, such as 5.1.1. */
  readonly status: string;
  /** The address is no good: trying again cannot help. */
  readonly isPermanent: boolean;
}

export interface DeliveryReport {
  /** Recipients who will not get the mail; who only waits is not among them. */
  readonly failed: readonly FailedRecipient[];
  /** Of the mail that the report is about. */
  readonly messageId: string | null;
}

const ORIGINALS = ['message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers'];

/** Reads a delivery status notification, RFC 3464; null when the message is none. */
export function readDeliveryReport(raw: string): DeliveryReport | null {
  const message = readPart(raw);
  const status = findPart(message, ['message/delivery-status', 'message/global-delivery-status']);
  if (!status) return null;
  return { failed: readBlocks(status.body).flatMap(failedRecipient), messageId: originalMessageId(message) };
}

/** The Message-ID of the mail that a report brings along or answers. */
export function originalMessageId(report: MimePart): string | null {
  const original = originalOf(report);
  return original?.get('message-id') ?? report.headers.get('in-reply-to') ?? null;
}

export function originalOf(report: MimePart): Headers | null {
  const part = findPart(report, ORIGINALS);
  return part && readPart(part.body).headers;
}

/** The block about the whole message has no recipient. The address we wrote to counts more than where it was forwarded. */
function failedRecipient(block: Headers): FailedRecipient[] {
  const address = addressIn(block.get('original-recipient')) ?? addressIn(block.get('final-recipient'));
  const status = /\d\.\d{1,3}\.\d{1,3}/.exec(block.get('status') ?? '')?.[0];
  if (address === null || status === undefined || block.get('action')?.toLowerCase() !== 'failed') return [];
  return [{ address, status, isPermanent: condemnsAddress(status) }];
}

/** Well above the 254 that an address may have; what is searched takes time by the square of its length. */
const ADDRESS_FIELD_MAX = 1_000;

/** `rfc822; <ada@example.com>`, or an address alone. */
export function addressIn(field: string | undefined): string | null {
  return /[^\s<>;,"\0]+@[^\s<>;,"\0]+/.exec(field?.slice(0, ADDRESS_FIELD_MAX) ?? '')?.[0] ?? null;
}

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
