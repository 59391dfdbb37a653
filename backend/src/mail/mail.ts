import type { TemplateWords } from '#contract/console/campaigns/campaigns';
import { OPTIONAL_MAIL_KINDS, type OptionalMailKind } from '#contract/account/unsubscribe';
import type { AccountMailType, MailPayload, MailType } from './mail-payloads';

const OPTIONAL_MAILS: Readonly<Partial<Record<MailType, OptionalMailKind>>> = {
  welcome: 'experience',
  first_match_encouragement: 'experience',
  no_standards_reminder: 'experience',
  no_date_reminder: 'experience',
  date_reminder: 'experience',
  campaign: 'marketing',
};

/** What to unsubscribe from to stop this email; null for emails that are always sent. A campaign has its own kind. */
export function optionalKindOf({ type, data }: MailPayload): OptionalMailKind | null {
  const own = type === 'campaign' ? OPTIONAL_MAIL_KINDS.find((kind) => kind === data.mailKind) : undefined;
  return own ?? OPTIONAL_MAILS[type] ?? null;
}

export interface Envelope {
  readonly to: string;
  readonly replyTo?: string;
  readonly userId: string | null;
  /** An instant, ISO 8601 in UTC, after which the email isn't sent anymore. */
  readonly sendBy?: string;
  /** Replaces the template's text, to try out unsaved changes. Such an email is always sent. */
  readonly words?: TemplateWords;
}

/** An email as requested; its text comes from the template at sending time. */
export type OutgoingMail = Envelope & MailPayload;
export type AccountMail = Envelope & MailPayload<AccountMailType>;

interface NoticeReader {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
}

/** Tells users what happened to their account: `event` is the headline, `detail` a clause that follows their name. */
export function securityNotice(
  { id, email, firstName }: NoticeReader,
  event: string,
  detail: string,
): AccountMail {
  return { type: 'security_notice', to: email, userId: id, data: { firstName, event, detail } };
}

export interface UnsubscribeLinks {
  /** The page for people. */
  readonly page: string;
  /** RFC 8058: where an email client posts on its own. */
  readonly oneClick: string;
}

/** What a reader sees of an email. */
export interface MailParts {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** A rendered email, ready for any SMTP server. */
export interface RenderedMail extends MailParts {
  readonly to: string;
  /** The same for every attempt, so that receivers can drop duplicates. */
  readonly messageId: string;
  readonly replyTo: string | null;
  readonly unsubscribe: UnsubscribeLinks | null;
}

/** A recipient's server that asks to come back in a moment, and one that is restarted, are soon over. */
const FIRST_RETRIES_SECONDS = [5, 10, 15, 15, 15, 15, 15, 15, 15];
const LONGEST_RETRY_SECONDS = 3_600;
/** With the delays below, about a day of retries. */
export const MAX_ATTEMPTS = 40;

/** Backoff in seconds after failed attempt number `attempt` (1, 2, ...): short for two minutes, then doubling up to an hour. */
export function retryDelaySeconds(attempt: number): number {
  const first = FIRST_RETRIES_SECONDS[attempt - 1];
  return first ?? Math.min(LONGEST_RETRY_SECONDS, 15 * 2 ** (attempt - FIRST_RETRIES_SECONDS.length));
}
