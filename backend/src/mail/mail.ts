export const MAIL_TYPES = [
  'confirmation',
  'already_registered',
  'welcome',
  'password_reset',
  'email_change',
  'security_notice',
] as const;
export type MailType = (typeof MAIL_TYPES)[number];

/** A mail as its cause orders it; texts come from the templates when it is sent. */
export interface OutgoingMail {
  readonly type: MailType;
  readonly to: string;
  readonly userId: string | null;
  /** What the template of this type fills in. */
  readonly data: Readonly<Record<string, string>>;
}

/** A rendered mail, ready for any SMTP server. */
export interface RenderedMail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** The same for every attempt, so that receivers can drop a double. */
  readonly messageId: string;
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
