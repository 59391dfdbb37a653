import PostalMime, { type Email, type Header } from 'postal-mime';
import { isBadAddress } from '../outbox/enhanced-status';

interface FailedRecipient {
  readonly address: string;
  /** RFC 3463, such as 5.1.1. */
  readonly status: string;
  /** The address is invalid, so retrying cannot help. */
  readonly isPermanent: boolean;
}

interface DeliveryReport {
  /** Recipients who will not get the email; delayed ones are not included. */
  readonly failed: readonly FailedRecipient[];
  /** Recipients in whose mailboxes the email is, as far as their server says. */
  readonly delivered: readonly string[];
  /** The Message-ID of the email the report is about. */
  readonly messageId: string | null;
}

const ORIGINALS = ['message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers'];

const STATUSES = ['message/delivery-status', 'message/global-delivery-status'];

/** Reads a delivery status notification, RFC 3464; null when the message is not one. */
export async function readDeliveryReport(raw: string): Promise<DeliveryReport | null> {
  const message = await parse(raw);
  const status = message && partOf(message, STATUSES);
  if (!status) return null;
  const blocks = await Promise.all(blocksOf(status).map(headersOf));
  return {
    failed: blocks.flatMap(failedRecipient),
    delivered: blocks.flatMap((block) => (actionOf(block) === 'delivered' ? (recipientOf(block) ?? []) : [])),
    messageId: messageIdIn(message, await originalOf(message)),
  };
}

/** Reports nest two or three deep. */
const DEPTH_MAX = 10;

/** Anyone can post a message; one that the parser rejects, such as endlessly nested parts, is not a report. */
async function parse(raw: string): Promise<Email | null> {
  try {
    return await PostalMime.parse(raw, {
      attachmentEncoding: 'utf8',
      forceRfc822Attachments: true,
      maxNestingDepth: DEPTH_MAX,
    });
  } catch {
    return null;
  }
}

/**
 * The content of the first part with one of these types. The parser treats every part that isn't text or HTML as an
 * attachment.
 */
function partOf(message: Email, types: readonly string[]): string | null {
  const content = message.attachments.find(({ mimeType }) => types.includes(mimeType))?.content;
  return typeof content === 'string' ? content : null;
}

/** Our emails have one recipient each, and reports that cover several at once list far fewer than this. */
const BLOCKS_MAX = 200;

/** The part's blocks of headers, which empty lines separate. */
function blocksOf(part: string): string[] {
  return part.split(/\r?\n[ \t]*\r?\n/, BLOCKS_MAX);
}

async function headersOf(block: string): Promise<readonly Header[]> {
  return (await parse(block))?.headers ?? [];
}

/** The first header with this name. */
function headerOf(headers: readonly Header[], name: string): string | undefined {
  return headers.find(({ key }) => key === name)?.value;
}

/** The headers of the original email, which the report includes. */
async function originalOf(report: Email): Promise<readonly Header[]> {
  const original = partOf(report, ORIGINALS);
  return original === null ? [] : headersOf(original);
}

/** The Message-ID of the original email, or else the one the report replies to. */
function messageIdIn(report: Email, original: readonly Header[]): string | null {
  return headerOf(original, 'message-id') ?? headerOf(report.headers, 'in-reply-to') ?? null;
}

/** The block about the whole message has no recipient. The original address takes precedence over a forwarding address. */
function recipientOf(block: readonly Header[]): string | null {
  return addressIn(headerOf(block, 'original-recipient')) ?? addressIn(headerOf(block, 'final-recipient'));
}

function actionOf(block: readonly Header[]): string | undefined {
  return headerOf(block, 'action')?.toLowerCase();
}

function failedRecipient(block: readonly Header[]): FailedRecipient[] {
  const address = recipientOf(block);
  const status = /\d\.\d{1,3}\.\d{1,3}/.exec(headerOf(block, 'status') ?? '')?.[0];
  if (address === null || status === undefined) return [];
  if (actionOf(block) !== 'failed') return [];
  return [{ address, status, isPermanent: isBadAddress(status) }];
}

/** Far more than an address's 254 characters; the search takes quadratic time. */
const ADDRESS_FIELD_MAX = 1_000;

/** `rfc822; <ada@example.com>`, or an address alone. */
function addressIn(field: string | undefined): string | null {
  return /[^\s<>;,"\0]+@[^\s<>;,"\0]+/.exec(field?.slice(0, ADDRESS_FIELD_MAX) ?? '')?.[0] ?? null;
}

interface ComplaintReport {
  /** Who complained; null when the reporter withholds it. */
  readonly address: string | null;
  readonly messageId: string | null;
}

/** Feedback reports also include praise and tests. */
const COMPLAINTS = ['abuse', 'fraud', 'virus', 'other', 'opt-out', 'opt-out-list'];

/** Reads a feedback report, RFC 5965; null when the message is not one, or not a complaint. */
export async function readComplaintReport(raw: string): Promise<ComplaintReport | null> {
  const message = await parse(raw);
  const part = message && partOf(message, ['message/feedback-report']);
  if (!part) return null;
  const fields = await headersOf(part);
  if (!COMPLAINTS.includes(headerOf(fields, 'feedback-type')?.toLowerCase() ?? '')) return null;
  const original = await originalOf(message);
  return {
    address: addressIn(headerOf(fields, 'original-rcpt-to')) ?? addressIn(headerOf(original, 'to')),
    messageId: messageIdIn(message, original),
  };
}
