import { classifyFailure, ERROR_CATALOGUE, type ErrorKind, type Failure } from '#contract/error-catalogue';
import type { FieldError } from '#contract/errors';

interface FailureDetails {
  errors?: FieldError[];
  /** The server's own kind, such as `email_unconfirmed`. */
  serverKind?: string;
  retryAfterSeconds?: number;
}

/** A failed call with its friendly face from the error catalogue. */
export class ApiError extends Error {
  readonly status: number;
  readonly kind: ErrorKind;
  readonly title: string;
  readonly description: string;
  readonly action: string;
  readonly errors: readonly FieldError[];
  readonly serverKind: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(failure: Failure, details: FailureDetails = {}) {
    super(failure.message);
    this.name = 'ApiError';
    this.status = failure.status;
    this.kind = classifyFailure(failure);
    const { title, description, action } = ERROR_CATALOGUE[this.kind];
    this.title = title;
    this.description = description;
    this.action = action;
    this.errors = details.errors ?? [];
    this.serverKind = details.serverKind;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

export function hasStatus(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status;
}

/** What the server said, or `fallback` where there is no server text fit to show. */
export function failureText(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  if (error.kind === 'network_error' || error.kind === 'json_parse_error') return error.description;
  return error.message || fallback;
}
