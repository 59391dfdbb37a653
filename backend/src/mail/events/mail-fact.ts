import type { MailReportKind } from '../log/mail-log';

/** What a mail provider or another mail server says became of one email of ours. */
export interface MailFact {
  readonly kind: MailReportKind;
  /** The outbox id; null when the report does not name an email of ours. */
  readonly mailId: string | null;
  /** Whom it is about; null when the reporter withholds it. */
  readonly address: string | null;
  /** Nothing will reach the address, so that retrying cannot help. */
  readonly isBadAddress: boolean;
}

export const isSameAddress = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();
