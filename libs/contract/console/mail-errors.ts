import type { ErrorEntry } from '../error-entry';

/** What the console's lists of emails and addresses can answer with. */
export const MAIL_LIST_ERRORS = {
  'contact-message.not-found': {
    catalogue: 'not_found',
    status: 404,
    message: 'This message was deleted.',
  },
  'suppression.not-found': {
    catalogue: 'not_found',
    status: 404,
    message: 'This address is no longer on the list.',
  },
  'suppression.reason-required': {
    catalogue: 'missing_fields',
    status: 400,
    message: 'Someone asked for this themselves. The reason for lifting it is required.',
  },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
