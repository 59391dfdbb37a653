import type { RulesOf } from './rules/field-rule';

/** POST /api/mail/bounces and /api/mail/complaints, for those who do not post the message as it is. */
export interface MailReport {
  /** A whole message: RFC 3464 or RFC 5965. */
  message: string;
}

export interface MailReportAnswer {
  /** Addresses that get no optional mail from now on. */
  suppressed: number;
}

export const MAIL_REPORT_RULES = {
  message: { kind: 'opaque', required: 'The message of the report is required' },
} as const satisfies RulesOf<MailReport>;
