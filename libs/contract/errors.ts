import { ALEX_TEXTS } from './alex';
import { CRITERIA_TEXTS } from './criteria';

export interface FieldError {
  field: string;
  message: string;
}

export interface ErrorAnswer {
  statusCode: number;
  message: string;
  kind?: string;
  errors?: FieldError[];
}

interface ErrorEntry {
  status: number;
  message: string;
  kind?: string;
}

/** Every failure the API can answer: code -> status and text. One filter reads it. */
export const ERRORS = {
  'request.invalid': { status: 400, message: 'Some of the required fields need your attention.' },
  'request.malformed-json': {
    status: 400,
    message: 'The request is not valid JSON. Please check it and try again.',
  },
  'request.too-large': {
    status: 413,
    message: 'That is too much text at once. Please send less than 100 kB.',
  },
  'request.not-json': {
    status: 415,
    message: 'Please send the request as JSON (Content-Type: application/json).',
  },
  'request.not-found': { status: 404, message: 'There is nothing at this address.' },
  'request.cross-site': {
    status: 403,
    message: 'This request came from another site and was refused. Please open the app and try again.',
  },
  'request.rate-limited': { status: 429, message: 'Too many attempts. Please wait a moment and try again.' },
  'request.idempotency-mismatch': {
    status: 422,
    message: 'This Idempotency-Key was already used for a different request. Please send a new key.',
  },
  'server.unexpected': { status: 500, message: 'Something went wrong on our side. Please try again.' },
  'server.unavailable': {
    status: 503,
    message: 'We cannot reach our database right now. Please try again in a moment.',
  },
  'server.stopping': {
    status: 503,
    message: 'This server is about to stop. Please try again in a moment.',
  },
  'auth.session-required': { status: 401, message: 'Please sign in to continue.' },
  'auth.email-unconfirmed': {
    status: 403,
    message: 'Please confirm your email address to continue.',
    kind: 'email_unconfirmed',
  },
  'auth.invalid-credentials': { status: 401, message: 'Invalid credentials' },
  'auth.wrong-password': { status: 400, message: 'Current password is incorrect' },
  'auth.reset-link-invalid': {
    status: 400,
    message: 'This reset link is invalid or has expired. Please request a new password reset.',
  },
  'auth.confirmation-link-invalid': {
    status: 400,
    message: 'This email confirmation link is invalid or has expired. Please request a new one.',
  },
  'auth.email-same': { status: 400, message: 'New email must be different from current email' },
  'criteria.too-few': { status: 400, message: CRITERIA_TEXTS.tooFew },
  'criteria.too-many': { status: 400, message: CRITERIA_TEXTS.tooMany },
  'criteria.unknown': { status: 400, message: CRITERIA_TEXTS.unknown },
  'criteria.owned-full': { status: 400, message: CRITERIA_TEXTS.ownedFull },
  'candidate.not-found': { status: 404, message: 'This match does not exist.' },
  'candidate.stale': {
    status: 409,
    message: 'This match was changed elsewhere. Reload it before you save your changes again.',
  },
  'date-experience.not-found': { status: 404, message: 'This date experience does not exist.' },
  'date-experience.stale': {
    status: 409,
    message: 'This date was changed elsewhere. Reload it before you save your changes again.',
  },
  'auth.administrator-stays': {
    status: 400,
    message:
      'The administrator account cannot be deleted. Name another ADMIN_EMAIL and start again, then delete this one.',
  },
  'auth.administrator-required': { status: 403, message: 'This is for the administrator only.' },
  'user.not-found': { status: 404, message: 'This user does not exist.' },
  'user.already-confirmed': { status: 409, message: 'This email address is already confirmed.' },
  'cleanup.changed': {
    status: 409,
    message: 'The accounts to clean up have changed since you looked. Please look again.',
  },
  'campaign.not-found': { status: 404, message: 'This campaign does not exist.' },
  'campaign.not-draft': {
    status: 409,
    message: 'This campaign has been started, so it cannot be changed any more. Please make a new one.',
  },
  'campaign.moved-on': {
    status: 409,
    message: 'This campaign has moved on since you looked. Please look again.',
  },
  'campaign.tester-unsubscribed': {
    status: 409,
    message: 'Your own address has unsubscribed from this kind of email, so no test can be sent to it.',
  },
  'automation.not-found': { status: 404, message: 'This automation does not exist.' },
  'metrics.token-required': { status: 401, message: 'The metrics need the token of METRICS_TOKEN.' },
  'device.not-found': { status: 404, message: 'This device is not signed in any more.' },
  'unsubscribe.link-invalid': { status: 400, message: 'This unsubscribe link is invalid or has expired.' },
  'template.not-found': { status: 404, message: 'This template does not exist.' },
  'template.stale': {
    status: 409,
    message: 'This template was changed elsewhere. Reload it before you save your changes again.',
  },
  'mail.webhook-token-required': {
    status: 401,
    message: 'Reports on mail need the token of MAIL_WEBHOOK_TOKEN.',
  },
  'mail.report-unreadable': {
    status: 400,
    message: 'This is no report that we can read: send a delivery status notification or a complaint.',
  },
  'coach.unavailable': { status: 503, message: ALEX_TEXTS.unavailable },
  'evaluation.not-found': { status: 404, message: 'This rating does not exist.' },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof ERRORS;

export function errorEntry(code: ErrorCode): ErrorEntry {
  return ERRORS[code];
}
