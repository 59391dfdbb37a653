import type { Response } from 'supertest';
import { ERRORS, type ErrorAnswer, type ErrorCode } from '#contract/errors';

/** The whole answer to a refusal that has no fields. */
export function refusal(code: ErrorCode, message: unknown = ERRORS[code].message): object {
  return { statusCode: ERRORS[code].status, code, message };
}

/** The answer names one wrong field, and its message is fit to be shown. */
export function expectFieldRefusal(response: Response, field: string, message: string): void {
  const answer = response.body as ErrorAnswer;
  expect(answer).toEqual({
    statusCode: 400,
    code: expect.stringMatching(/^request\.(invalid|missing-field|invalid-email|weak-password)$/) as string,
    message: answer.message.includes('required') ? expect.any(String) : message,
    errors: [{ field, message }],
  });
}
