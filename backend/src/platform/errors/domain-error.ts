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

/** `code` when a rule found it; problems that a use case finds have none. */
export interface InputProblem extends FieldError {
  code?: ErrorCode;
}

const MISSING = 'request.missing-field';

/** Bad input, field by field; the first problem gives the answer its code and message. */
export function invalidInput(problems: readonly InputProblem[]): DomainError {
  const errors = problems.map(({ field, message }) => ({ field, message }));
  const [first] = problems;
  return new DomainError(first?.code ?? 'request.invalid', {
    message: first && (first.code === MISSING ? missingText(first.message) : first.message),
    errors,
  });
}

/** A message about something missing says so in the word that clients look for. */
function missingText(message: string): string {
  return /required/i.test(message) ? message : `${errorEntry(MISSING).message} ${message}`;
}
