import { errorAnswer } from '../errors';
import { ACCOUNT_ERRORS } from './account-errors';

const entries = Object.entries(ACCOUNT_ERRORS);

describe('what an account call is refused with', () => {
  it.each([
    ['auth.invalid-credentials', 401, 'Invalid credentials'],
    ['auth.wrong-password', 400, 'Current password is incorrect'],
    ['auth.email-same', 400, 'New email must be different from current email'],
    [
      'auth.reset-link-invalid',
      400,
      'This reset link is invalid or has expired. Please request a new password reset.',
    ],
  ] as const)('%s has the specified words', (code, statusCode, message) => {
    expect(errorAnswer(code)).toEqual({ statusCode, code, message });
  });

  it('tells a client that only the address is left to confirm', () => {
    expect(errorAnswer('auth.email-unconfirmed')).toMatchObject({
      statusCode: 403,
      kind: 'email_unconfirmed',
      message: expect.stringContaining('confirm your email'),
    });
    expect(entries.filter(([, entry]) => 'kind' in entry).map(([code]) => code)).toEqual([
      'auth.email-unconfirmed',
    ]);
  });

  it.each([
    ['auth.session-required', 401],
    ['auth.administrator-required', 403],
    ['auth.owner-required', 403],
    ['auth.other-account-signed-in', 409],
    ['auth.confirmation-link-invalid', 400],
    ['auth.administrator-stays', 400],
  ] as const)('%s has the specified status', (code, status) => {
    expect(errorAnswer(code).statusCode).toBe(status);
  });

  it('is presented as an ended session only where there is none', () => {
    const ended = entries.filter(([, { catalogue }]) => catalogue === 'unauthorized');
    expect(ended.map(([code]) => code)).toEqual(['auth.session-required']);
  });
});

/** The specified texts that end without a period. */
const AS_SPECIFIED: readonly string[] = [
  'Invalid credentials',
  'Current password is incorrect',
  'New email must be different from current email',
];

describe('the messages', () => {
  it.each(entries.filter(([, { message }]) => !AS_SPECIFIED.includes(message)))(
    '%s is answered in whole sentences',
    (_code, { message }) => expect(message).toMatch(/^[A-Z].*\.$/),
  );

  it('tell every refusal from every other', () => {
    expect(new Set(entries.map(([, { message }]) => message)).size).toBe(entries.length);
  });
});

describe('the statuses', () => {
  it('are those of a client’s mistake', () => {
    expect(entries.filter(([, { status }]) => status < 400 || status > 499)).toEqual([]);
  });

  it('are 404 for what is gone, and only for that', () => {
    const gone = entries.filter(([code]) => code.endsWith('.not-found'));
    expect(gone.length).toBeGreaterThan(3);
    expect(entries.filter(([, { status }]) => status === 404)).toEqual(gone);
    expect(entries.filter(([, { catalogue }]) => catalogue === 'not_found')).toEqual(gone);
  });
});
