import { ACCOUNT_ERRORS } from './account/account-errors';
import { CAMPAIGN_ERRORS } from './console/campaigns/campaign-errors';
import { MAIL_LIST_ERRORS } from './console/mail-errors';
import type { ErrorEntry } from './error-entry';
import { IMPORT_TEXTS } from './account/imports';
import { ALEX_TEXTS } from './dating/alex';
import { FACT_TEXTS } from './dating/candidate-facts';
import { CRITERIA_TEXTS } from './dating/criteria';
import { PLANNED_DATE_TEXTS } from './dating/planned-dates';
import { PREDICTION_TEXTS } from './dating/insights/predictions';

export interface FieldError {
  field: string;
  message: string;
}

export interface ErrorAnswer {
  statusCode: number;
  code: ErrorCode;
  /** Fit to show to a user. */
  message: string;
  kind?: string;
  errors?: FieldError[];
}

/**
 * Every failure the API can answer with: code -> status, text and catalogue entry. Read by one filter and one client
 * class.
 */
export const ERRORS = {
  'request.invalid': {
    catalogue: 'unknown_error',
    status: 400,
    message: 'Some of the required fields need your attention.',
  },
  'request.missing-field': {
    catalogue: 'missing_fields',
    status: 400,
    message: 'A required field is missing.',
  },
  'request.invalid-email': {
    catalogue: 'invalid_email',
    status: 400,
    message: 'Please enter a valid email address',
  },
  'request.weak-password': {
    catalogue: 'password_too_short',
    status: 400,
    message: 'Please choose a longer password.',
  },
  'request.malformed-json': {
    catalogue: 'unknown_error',
    status: 400,
    message: 'The request is not valid JSON. Please check it and try again.',
  },
  'request.not-an-object': {
    catalogue: 'unknown_error',
    status: 400,
    message: 'The request must be a JSON object. Please check it and try again.',
  },
  'request.too-large': {
    catalogue: 'file_too_large',
    status: 413,
    message: "That's too much text at once. Please send less than 100 kB.",
  },
  'request.not-json': {
    catalogue: 'invalid_file_type',
    status: 415,
    message: 'Please send the request as JSON (Content-Type: application/json).',
  },
  'request.compressed': {
    catalogue: 'unknown_error',
    status: 415,
    message: 'Please send the request without compression.',
  },
  'request.too-slow': {
    catalogue: 'network_error',
    status: 408,
    message: 'The request took too long to arrive. Please check your connection and try again.',
  },
  'request.headers-too-large': {
    catalogue: 'unknown_error',
    status: 431,
    message: "The request's headers are too large. Please clear this site's cookies and try again.",
  },
  'request.malformed-http': {
    catalogue: 'unknown_error',
    status: 400,
    message: 'The request could not be read. Please check it and try again.',
  },
  'request.not-found': {
    catalogue: 'unknown_error',
    status: 404,
    message: 'There is nothing at this address.',
  },
  'request.cross-site': {
    catalogue: 'unknown_error',
    status: 403,
    message: 'This request came from another site and was refused. Please open the app and try again.',
  },
  'request.rate-limited': {
    catalogue: 'rate_limited',
    status: 429,
    message: 'Too many attempts. Please wait a moment and try again.',
  },
  'request.too-many-at-once': {
    catalogue: 'rate_limited',
    status: 429,
    message: 'Too many requests at the same time. Please wait a moment and try again.',
  },
  'request.idempotency-mismatch': {
    catalogue: 'unknown_error',
    status: 422,
    message: 'This Idempotency-Key was already used for a different request. Please send a new key.',
  },
  'server.unexpected': {
    catalogue: 'server_error',
    status: 500,
    message: 'Something went wrong on our side. Please try again.',
  },
  'server.unavailable': {
    catalogue: 'server_error',
    status: 503,
    message: "We can't reach our database right now. Please try again in a moment.",
  },
  'server.busy': {
    catalogue: 'server_error',
    status: 503,
    message: "We're very busy right now. Please try again in a moment.",
  },
  'server.stopping': {
    catalogue: 'server_error',
    status: 503,
    message: 'This server is shutting down. Please try again in a moment.',
  },
  'server.mail-late': {
    catalogue: 'server_error',
    status: 503,
    message: 'Email has been due for more than a minute. Please try again in a moment.',
  },
  ...ACCOUNT_ERRORS,
  'criteria.too-few': { catalogue: 'criteria_save_error', status: 400, message: CRITERIA_TEXTS.tooFew },
  'criteria.too-many': { catalogue: 'criteria_save_error', status: 400, message: CRITERIA_TEXTS.tooMany },
  'criteria.too-many-must-haves': {
    catalogue: 'criteria_save_error',
    status: 400,
    message: CRITERIA_TEXTS.tooManyMustHaves,
  },
  'criteria.unknown': { catalogue: 'criteria_save_error', status: 400, message: CRITERIA_TEXTS.unknown },
  'criteria.not-found': { catalogue: 'not_found', status: 404, message: 'This standard does not exist.' },
  'criteria.last-three': { catalogue: 'criteria_save_error', status: 409, message: CRITERIA_TEXTS.lastThree },
  'criteria.name-taken': { catalogue: 'criteria_save_error', status: 409, message: CRITERIA_TEXTS.nameTaken },
  'criteria.built-in-fixed': {
    catalogue: 'criteria_save_error',
    status: 403,
    message: CRITERIA_TEXTS.builtInFixed,
  },
  'criteria.owned-full': { catalogue: 'criteria_save_error', status: 400, message: CRITERIA_TEXTS.ownedFull },
  'candidate.not-found': { catalogue: 'not_found', status: 404, message: 'This match does not exist.' },
  'candidate.stale': {
    catalogue: 'save_failed',
    status: 409,
    message: 'This match was changed elsewhere. Reload it before you save your changes again.',
  },
  'candidate.not-archived': {
    catalogue: 'save_failed',
    status: 409,
    message: 'This match is no longer archived, so the reason for archiving it was not saved.',
  },
  'candidate.too-many': {
    catalogue: 'record_full',
    status: 409,
    message: 'Your account can hold no more matches. Delete one you no longer need first.',
  },
  'candidate-fact.not-found': { catalogue: 'not_found', status: 404, message: 'This fact does not exist.' },
  'candidate-fact.too-many': { catalogue: 'not_possible', status: 409, message: FACT_TEXTS.full },
  'decision.same-match': {
    catalogue: 'unknown_error',
    status: 400,
    message: 'Please choose two different matches to compare.',
  },
  'date-experience.not-found': {
    catalogue: 'not_found',
    status: 404,
    message: 'This date experience does not exist.',
  },
  'date-experience.stale': {
    catalogue: 'evaluation_save_error',
    status: 409,
    message: 'This date was changed elsewhere. Reload it before you save your changes again.',
  },
  'date-experience.too-many': {
    catalogue: 'record_full',
    status: 409,
    message: 'Your account can hold no more dates. Delete one you no longer need first.',
  },
  'date-experience.too-many-of-match': {
    catalogue: 'record_full',
    status: 409,
    message: 'This match can hold no more dates. Delete one you no longer need first.',
  },
  'prediction.not-found': { catalogue: 'not_found', status: 404, message: 'This prediction does not exist.' },
  'prediction.too-early': { catalogue: 'not_possible', status: 409, message: PREDICTION_TEXTS.tooEarly },
  'prediction.match-archived': { catalogue: 'not_possible', status: 409, message: PREDICTION_TEXTS.archived },
  'prediction.too-many': { catalogue: 'not_possible', status: 409, message: PREDICTION_TEXTS.full },
  'import.too-large': { catalogue: 'file_too_large', status: 413, message: IMPORT_TEXTS.tooLarge },
  'import.wrong-rows': { catalogue: 'not_possible', status: 400, message: IMPORT_TEXTS.wrongRows },
  'import.account-not-empty': {
    catalogue: 'not_possible',
    status: 409,
    message: IMPORT_TEXTS.accountNotEmpty,
  },
  'import.not-found': { catalogue: 'not_found', status: 404, message: IMPORT_TEXTS.gone },
  'planned-date.not-found': { catalogue: 'not_found', status: 404, message: 'This plan does not exist.' },
  'planned-date.stale': { catalogue: 'save_failed', status: 409, message: PLANNED_DATE_TEXTS.stale },
  'planned-date.match-archived': {
    catalogue: 'not_possible',
    status: 409,
    message: PLANNED_DATE_TEXTS.archived,
  },
  'planned-date.too-many': { catalogue: 'not_possible', status: 409, message: PLANNED_DATE_TEXTS.full },
  'push.off': { catalogue: 'not_possible', status: 409, message: PLANNED_DATE_TEXTS.pushOff },
  'user.not-found': { catalogue: 'not_found', status: 404, message: 'This user does not exist.' },
  'user.already-confirmed': {
    catalogue: 'unknown_error',
    status: 409,
    message: 'This email address is already confirmed.',
  },
  'cleanup.changed': {
    catalogue: 'not_possible',
    status: 409,
    message: 'The accounts to clean up have changed. Please review them again.',
  },
  ...CAMPAIGN_ERRORS,
  'automation.not-found': { catalogue: 'not_found', status: 404, message: 'This automation does not exist.' },
  'metrics.token-required': {
    catalogue: 'not_allowed',
    status: 401,
    message:
      'Metrics require the METRICS_TOKEN bearer token, or a direct request from the same machine without one.',
  },
  'unsubscribe.link-invalid': {
    catalogue: 'expired_link',
    status: 400,
    message: 'This unsubscribe link is invalid or has expired.',
  },
  'template.not-found': { catalogue: 'not_found', status: 404, message: 'This template does not exist.' },
  'template.stale': {
    catalogue: 'save_failed',
    status: 409,
    message: 'This template was changed elsewhere. Reload it before you save your changes again.',
  },
  ...MAIL_LIST_ERRORS,
  'mail.webhook-token-required': {
    catalogue: 'not_allowed',
    status: 401,
    message: 'Email reports require the MAIL_WEBHOOK_TOKEN bearer token.',
  },
  'mail.report-unreadable': {
    catalogue: 'unknown_error',
    status: 400,
    message: "We can't read this report. Send a delivery status notification or a complaint.",
  },
  'admin.local-model-unknown': {
    catalogue: 'not_possible',
    status: 400,
    message: 'The server on this machine does not have that model.',
  },
  'coach.unavailable': { catalogue: 'server_error', status: 503, message: ALEX_TEXTS.unavailable },
  'evaluation.not-found': {
    catalogue: 'scores_load_error',
    status: 404,
    message: 'This rating does not exist.',
  },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof ERRORS;

export function errorEntry(code: ErrorCode): ErrorEntry {
  return ERRORS[code];
}

/** The body of an error response; `message` and `errors` are given when the code alone is not enough. */
export function errorAnswer(
  code: ErrorCode,
  { message, errors }: { message?: string; errors?: FieldError[] } = {},
): ErrorAnswer {
  const entry = errorEntry(code);
  return {
    statusCode: entry.status,
    code,
    message: message ?? entry.message,
    ...(entry.kind && { kind: entry.kind }),
    ...(errors && { errors }),
  };
}

export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(ERRORS, code);
}
