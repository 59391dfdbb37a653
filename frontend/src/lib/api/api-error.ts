import {
  catalogueKind,
  ERROR_CATALOGUE,
  type CatalogueKind,
  type LoadSubject,
} from '#contract/error-catalogue';
import { ERRORS, type ErrorCode, type FieldError } from '#contract/errors';

interface Failure {
  /** HTTP status; 0 when there was no response. */
  status: number;
  /** The server's message, raw text or status text. */
  message: string;
  /** The API's error code; undefined if the response came from something else. */
  code?: ErrorCode;
  /** HTML came back instead of JSON. */
  isHtml?: boolean;
  /** What was being loaded, if it is a list with its own entry. */
  loading?: LoadSubject;
  errors?: FieldError[];
  retryAfterSeconds?: number;
}

/** A failed call, with its entry in the error catalog. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly kind: CatalogueKind;
  readonly title: string;
  readonly description: string;
  readonly action: string;
  readonly errors: readonly FieldError[];
  readonly retryAfterSeconds: number | undefined;

  constructor(failure: Failure) {
    super(failure.message);
    this.name = 'ApiError';
    this.status = failure.status;
    this.code = failure.code;
    this.kind = catalogueKind({ ...failure, named: failure.code && ERRORS[failure.code].catalogue });
    const { title, description, action } = ERROR_CATALOGUE[this.kind];
    this.title = title;
    this.description = description;
    this.action = action;
    this.errors = failure.errors ?? [];
    this.retryAfterSeconds = failure.retryAfterSeconds;
  }
}

export function hasStatus(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status;
}

/** Whether the API rejected the call with this code. */
export function hasCode(error: unknown, code: ErrorCode): boolean {
  return error instanceof ApiError && error.code === code;
}

/** What a proxy or a framework says instead of a reason. */
const SAYS_NOTHING = /^(internal server error|bad gateway|service unavailable|gateway time-?out)\.?$/i;

/** The server's message, or `fallback` if there is none worth showing. */
export function failureText(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  if (error.kind === 'network_error' || error.kind === 'json_parse_error') return error.description;
  return SAYS_NOTHING.test(error.message) ? fallback : error.message || fallback;
}
