import type { TemplateWords } from '#contract/campaigns';
import { OPTIONAL_MAIL_KINDS, type OptionalMailKind } from '#contract/unsubscribe';
import type { MailPayload, MailType } from './mail-payloads';

const OPTIONAL_MAILS: Readonly<Partial<Record<MailType, OptionalMailKind>>> = {
  welcome: 'experience',
  first_match_encouragement: 'experience',
  campaign: 'marketing',
};

/** What to unsubscribe from to get no such mail; null for mails that are always sent. A campaign says its own kind. */
export function optionalKindOf({ type, data }: MailPayload): OptionalMailKind | null {
  const own = type === 'campaign' ? OPTIONAL_MAIL_KINDS.find((kind) => kind === data.mailKind) : undefined;
  return own ?? OPTIONAL_MAILS[type] ?? null;
}

export interface Envelope {
  readonly to: string;
  readonly replyTo?: string;
  readonly userId: string | null;
  /** Instead of the template's: for whoever tries words that are not saved. Such a mail is always sent. */
  readonly words?: TemplateWords;
}

/** A mail as its cause orders it; texts come from the templates when it is sent. */
export type OutgoingMail = Envelope & MailPayload;

export interface UnsubscribeLinks {
  /** The page that a reader opens. */
  readonly page: string;
  /** RFC 8058: what a mail program posts to by itself. */
  readonly oneClick: string;
}

/** What a reader sees of a mail. */
export interface MailParts {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** A rendered mail, ready for any SMTP server. */
export interface RenderedMail extends MailParts {
  readonly to: string;
  /** The same for every attempt, so that receivers can drop a double. */
  readonly messageId: string;
  readonly replyTo: string | null;
  readonly unsubscribe: UnsubscribeLinks | null;
}

const FIRST_RETRY_SECONDS = 15;
const LONGEST_RETRY_SECONDS = 3_600;
/** With the waits below, about a day of trying. */
export const MAX_ATTEMPTS = 28;
/** Longer than any SMTP dialogue: a claim that outlives it belongs to a dead worker. */
export const CLAIM_SECONDS = 120;

/** Seconds to wait after failed attempt number `attempt` (1, 2, ...): 15, 60, 240, 960, then an hour each. */
export function retryDelaySeconds(attempt: number): number {
  return Math.min(LONGEST_RETRY_SECONDS, FIRST_RETRY_SECONDS * 4 ** (attempt - 1));
}
