import type { MailOutcome } from '#contract/console/admin';

/** An email to a user that was handed over or turned away, and what became of it. */
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
  /** The mail server would not take it for this recipient. */
  readonly refusedAt: Date | null;
}

export type MailMark = 'opened' | 'clicked' | 'bounced' | 'complained';

/** The last thing that happened to it. */
export function mailOutcome({ refusedAt, complainedAt, bouncedAt }: LoggedMail): MailOutcome {
  if (refusedAt) return 'refused';
  if (complainedAt) return 'complained';
  return bouncedAt ? 'bounced' : 'sent';
}
