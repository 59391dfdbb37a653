/** A mail that went to a user, and what became of it. */
export interface LoggedMail {
  /** The outbox id. */
  readonly id: string;
  readonly type: string;
  readonly subject: string;
  readonly sentAt: Date;
  readonly openedAt: Date | null;
  readonly clickedAt: Date | null;
  readonly unsubscribedAt: Date | null;
  readonly bouncedAt: Date | null;
  readonly complainedAt: Date | null;
}

export const MAIL_MARKS = ['opened', 'clicked', 'bounced', 'complained'] as const;
export type MailMark = (typeof MAIL_MARKS)[number];

export abstract class MailLogRepository {
  /** Newest first. */
  abstract listFor(userId: string): Promise<LoggedMail[]>;
  /** The first time counts. Answers whose mail it was; null for one that is in no log. */
  abstract mark(id: string, mark: MailMark, at: Date): Promise<{ userId: string } | null>;
  /** The newest mail of the kind to this address is what made its reader leave. */
  abstract markUnsubscribed(email: string, kind: string, at: Date): Promise<void>;
}
