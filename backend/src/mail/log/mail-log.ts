/** An email sent to a user, and what became of it. */
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

export type MailMark = 'opened' | 'clicked' | 'bounced' | 'complained';
