import type { ContactMessage } from '../account/contact';
import { EMAIL_MAX, isEmailAddress } from '../rules/email-address';
import type { RulesOf } from '../rules/field-rule';

export const INBOX_STATES = ['open', 'done'] as const;
export type InboxState = (typeof INBOX_STATES)[number];

export const INBOX_PAGE_SIZE = 50;

/** A message from the contact page, in the list. */
export interface InboxEntry extends Omit<ContactMessage, 'message'> {
  id: string;
  createdAt: string;
  /** When someone marked it done; null while it is open. */
  doneAt: string | null;
  replyCount: number;
  /** Who answered it last, and when; null while no one has. */
  lastReply: Pick<InboxReply, 'author' | 'createdAt'> | null;
}

/** GET /api/admin/contact-messages `state`, `address`, `after`: newest first. */
export interface InboxPage {
  messages: InboxEntry[];
  /** How many are open in all. */
  open: number;
  /** What to pass as `after` for the following page; null on the last one. */
  next: string | null;
}

export interface InboxReply {
  id: string;
  text: string;
  /** The administrator who wrote it. */
  author: string;
  createdAt: string;
  /** What became of the email. */
  delivery: 'waiting' | 'sent' | 'failed';
}

/** A message with its replies, oldest first. */
export interface InboxMessage extends ContactMessage {
  id: string;
  createdAt: string;
  doneAt: string | null;
  replies: InboxReply[];
}

export interface InboxDone {
  done: boolean;
}

/** POST /api/admin/contact-messages/{id}/replies. */
export interface InboxReplyRequest extends InboxDone {
  /** Sent as typed. */
  text: string;
  /** How many earlier replies its author has seen: refused when there are more. 0 when left out. */
  seenReplies?: number;
}

const NO_ADDRESS = 'Search by a full email address';

export const INBOX_LIST_RULES = {
  state: { kind: 'choice', optional: true, options: INBOX_STATES, message: 'The state must be open or done' },
  address: {
    kind: 'text',
    optional: true,
    nullable: true,
    max: EMAIL_MAX,
    tooLong: NO_ADDRESS,
    also: (text: string) => (isEmailAddress(text) ? null : NO_ADDRESS),
  },
  after: { kind: 'text', optional: true, max: 36, tooLong: 'The place in the list is not valid' },
} as const;

const DONE_RULE = { kind: 'flag', message: 'Whether it is done is required' } as const;

export const INBOX_DONE_RULES = { done: DONE_RULE } as const satisfies RulesOf<InboxDone>;

export const INBOX_REPLY_RULES = {
  text: {
    kind: 'text',
    min: 1,
    tooShort: 'A reply is required',
    required: 'A reply is required',
    max: 5_000,
    tooLong: 'A reply cannot exceed 5000 characters',
  },
  done: DONE_RULE,
  seenReplies: {
    kind: 'whole-number',
    optional: true,
    min: 0,
    max: 10_000,
    message: 'The number of earlier replies must be a whole number',
  },
} as const satisfies RulesOf<InboxReplyRequest>;
