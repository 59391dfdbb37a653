import type { MailOutcome } from '#contract/console/admin';

/** What other servers say about an email, once it was handed over. */
export const MAIL_REPORT_KINDS = ['delivered', 'bounced', 'complained', 'refused', 'unsubscribed'] as const;
export type MailReportKind = (typeof MAIL_REPORT_KINDS)[number];

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
  /** As the mail provider or the recipient's server reported; null while no one did. */
  readonly deliveredAt: Date | null;
  readonly bouncedAt: Date | null;
  readonly complainedAt: Date | null;
  /** The mail server or the mail provider would not take it for this recipient. */
  readonly refusedAt: Date | null;
}

export type MailMark = 'opened' | 'clicked' | MailReportKind;

/** What a campaign counts apart from its totals. */
export type CampaignEvent =
  | { readonly kind: 'opened' | 'clicked'; readonly at: Date }
  | { readonly kind: 'link'; readonly url: string };

/** The last thing that happened to it. */
export function mailOutcome({ refusedAt, complainedAt, bouncedAt, deliveredAt }: LoggedMail): MailOutcome {
  if (refusedAt) return 'refused';
  if (complainedAt) return 'complained';
  if (bouncedAt) return 'bounced';
  return deliveredAt ? 'delivered' : 'sent';
}
