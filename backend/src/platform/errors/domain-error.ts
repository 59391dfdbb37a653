import { errorEntry, type ErrorCode, type FieldError } from '#contract/errors';

/** A refusal that the user can understand; `code` names its status and text in the contract. */
export class DomainError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: { message?: string; errors?: FieldError[]; retryAfterSeconds?: number } = {},
  ) {
    super(details.message ?? errorEntry(code).message);
    this.name = 'DomainError';
  }
}

/** Bad input, field by field; the first text becomes the answer's message. */
export function invalidInput(errors: FieldError[]): DomainError {
  return new DomainError('request.invalid', { message: errors[0]?.message, errors });
}
