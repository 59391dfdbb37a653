import { errorEntry, type ErrorCode, type FieldError } from '#contract/errors';

/** A failure the user can understand; `code` identifies its status and text in the contract. */
export class DomainError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: { message?: string; errors?: FieldError[]; retryAfterSeconds?: number } = {},
  ) {
    super(details.message ?? errorEntry(code).message);
    this.name = 'DomainError';
  }
}

/** `code` is set when a rule found the problem; problems found by a use case may have none. */
export interface InputProblem extends FieldError {
  code?: ErrorCode;
  /** The answer's message, when it differs from the field's. */
  headline?: string;
}

/** Invalid input, field by field; the first problem provides the answer's code and message. */
export function invalidInput(problems: readonly InputProblem[]): DomainError {
  const [first] = problems;
  return new DomainError(first?.code ?? 'request.invalid', {
    message: first?.headline ?? first?.message,
    errors: problems.map(({ field, message }) => ({ field, message })),
  });
}

/** Invalid input in one field, in the words of its code. */
export function invalidField(field: string, code: ErrorCode): DomainError {
  return invalidInput([{ field, code, message: errorEntry(code).message }]);
}
