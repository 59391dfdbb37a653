/** POST /api/mail/bounces and /api/mail/complaints, for those who do not post the message as it is. */
export interface MailReport {
  /** A whole message: RFC 3464 or RFC 5965. */
  message: string;
}

export interface MailReportAnswer {
  /** Addresses that get no optional mail from now on. */
  suppressed: number;
}

export const MAIL_EVENT_TEXTS = {
  messageRequired: 'The message of the report is required',
} as const;
