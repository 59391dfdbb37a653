import type { ErrorEntry } from '../error-entry';

/** What the console's lists of emails and addresses, and the providers' webhooks, can answer with. */
export const MAIL_LIST_ERRORS = {
  'contact-message.not-found': {
    catalogue: 'not_found',
    status: 404,
    message: 'This message was deleted.',
  },
  'contact-message.answered': {
    catalogue: 'not_possible',
    status: 409,
    message: 'Someone else has answered this message. Look at the answer before you send another.',
  },
  'suppression.not-found': {
    catalogue: 'not_found',
    status: 404,
    message: 'This address is no longer on the list.',
  },
  'suppression.reason-required': {
    catalogue: 'missing_fields',
    status: 400,
    message: 'This person asked not to get email. A reason is required to allow it again.',
  },
  'mail.webhook-password-wrong': {
    catalogue: 'not_allowed',
    status: 401,
    message: 'The webhook password is missing or wrong. Use the one in POSTMARK_WEBHOOK_TOKEN.',
  },
  'mail.webhook-signature-invalid': {
    catalogue: 'not_allowed',
    status: 403,
    message: 'The signature of these email reports is not valid.',
  },
  'mail.webhook-topic-unknown': {
    catalogue: 'not_allowed',
    status: 403,
    message: 'Email reports are only accepted from the topics in SES_TOPIC_ARN.',
  },
  'mail.webhook-stale': {
    catalogue: 'not_allowed',
    status: 406,
    message: 'This email report is too old, or was already received.',
  },
  'mail.webhook-unreadable': {
    catalogue: 'unknown_error',
    status: 400,
    message: "We can't read this email report. Check that its provider is the one in the webhook's address.",
  },
  'mail.webhook-certificate-missing': {
    catalogue: 'server_error',
    status: 503,
    message: "We can't reach Amazon to check these email reports. Please try again in a moment.",
  },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
