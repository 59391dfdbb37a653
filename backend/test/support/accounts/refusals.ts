import type { Response } from 'supertest';
import { ERRORS, type ErrorAnswer, type ErrorCode } from '#contract/errors';

/** The complete body of an error without fields. */
export function refusal(code: ErrorCode, message: unknown = ERRORS[code].message): object {
  return { statusCode: ERRORS[code].status, code, message };
}

/** The answer names one invalid field, and its message is fit to show. */
export function expectFieldRefusal(response: Response, field: string, message: string): void {
  const answer = response.body as ErrorAnswer;
  expect(answer).toEqual({
    statusCode: 400,
    code: expect.stringMatching(/^request\.(invalid|missing-field|invalid-email|weak-password)$/) as string,
    message: answer.message.includes('required') ? expect.any(String) : message,
    errors: [{ field, message }],
  });
}
