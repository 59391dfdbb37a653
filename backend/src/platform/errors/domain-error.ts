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

/** `code` when a rule found it; problems that a use case finds may have none. */
export interface InputProblem extends FieldError {
  code?: ErrorCode;
  /** The answer's message, where it is not the field's. */
  headline?: string;
}

/** Bad input, field by field; the first problem gives the answer its code and message. */
export function invalidInput(problems: readonly InputProblem[]): DomainError {
  const [first] = problems;
  return new DomainError(first?.code ?? 'request.invalid', {
    message: first?.headline ?? first?.message,
    errors: problems.map(({ field, message }) => ({ field, message })),
  });
}
