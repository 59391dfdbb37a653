import type { RulesOf } from '../rules/field-rule';

/** POST /api/mail/bounces and /api/mail/complaints, for reporters that do not post the raw message. */
export interface MailReport {
  /** A complete message: RFC 3464 or RFC 5965. */
  message: string;
}

export interface MailReportAnswer {
  /** Addresses that get no optional email from now on. */
  suppressed: number;
}

/** The mail providers whose own webhooks are understood, at POST /api/mail/webhooks/{provider}. */
export const MAIL_PROVIDERS = ['ses', 'postmark', 'sendgrid', 'mailgun'] as const;
export type MailProvider = (typeof MAIL_PROVIDERS)[number];

export interface MailWebhookAnswer {
  /** What was news; the rest was known before, or is about no email of ours. */
  counted: number;
}

export const MAIL_REPORT_RULES = {
  message: { kind: 'opaque', required: 'The report message is required' },
} as const satisfies RulesOf<MailReport>;
