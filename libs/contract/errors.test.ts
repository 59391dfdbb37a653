import { ERROR_CATALOGUE } from './error-catalogue';
import { ERRORS, errorAnswer, errorEntry, type ErrorCode } from './errors';

const codes = Object.keys(ERRORS) as ErrorCode[];

describe('the answer to a failed call', () => {
  it('has the status, the code and the message, and nothing that it is not given', () => {
    expect(errorAnswer('candidate.not-found')).toStrictEqual({
      statusCode: 404,
      code: 'candidate.not-found',
      message: 'This match does not exist.',
    });
  });

  it('has every offending field, and a message that fits them', () => {
    const errors = [{ field: 'age', message: 'Age must be between 18 and 100.' }];
    expect(errorAnswer('request.invalid', { message: 'Age must be between 18 and 100.', errors })).toEqual({
      statusCode: 400,
      code: 'request.invalid',
      message: 'Age must be between 18 and 100.',
      errors,
    });
    expect(errorAnswer('request.invalid', { errors: [] }).errors).toEqual([]);
  });

  it('keeps the kind that the code has', () => {
    expect(errorAnswer('auth.email-unconfirmed', { message: 'Confirm it.' })).toEqual({
      statusCode: 403,
      code: 'auth.email-unconfirmed',
      message: 'Confirm it.',
      kind: 'email_unconfirmed',
    });
  });
});

describe('the message of a failure', () => {
  it.each([
    ['save_failed', /\b(saved?|updated?)\b/i],
    ['missing_fields', /\brequired\b/i],
    ['invalid_email', /\bemail\b/i],
    ['password_too_short', /\bpassword\b/i],
  ] as const)('says the word that %s is told by', (kind, word) => {
    const silent = codes.filter((code) => {
      const { catalogue, message } = errorEntry(code);
      return catalogue === kind && !word.test(message ?? '');
    });
    expect(silent).toEqual([]);
  });
});

describe('the status of a failure', () => {
  it.each<[ErrorCode, number]>([
    ['request.malformed-json', 400],
    ['request.cross-site', 403],
    ['request.not-found', 404],
    ['request.too-large', 413],
    ['request.not-json', 415],
    ['request.idempotency-mismatch', 422],
    ['request.rate-limited', 429],
    ['server.unexpected', 500],
    ['server.unavailable', 503],
    ['coach.unavailable', 503],
    ['criteria.too-few', 400],
    ['criteria.too-many', 400],
    ['criteria.unknown', 400],
    ['candidate.stale', 409],
    ['date-experience.stale', 409],
    ['decision.same-match', 400],
    ['user.already-confirmed', 409],
  ])('%s is %d', (code, status) => {
    expect(errorAnswer(code).statusCode).toBe(status);
  });

  it.each(codes.filter((code) => code.endsWith('.not-found')))('%s is 404', (code) => {
    expect(errorEntry(code).status).toBe(404);
  });
});

describe('the statuses', () => {
  const codesOf = (...statuses: number[]) =>
    codes.filter((code) => statuses.includes(errorEntry(code).status));

  it('are 401 only where a session, a password or a token is what is missing', () => {
    expect(codesOf(401).sort()).toEqual([
      'auth.invalid-credentials',
      'auth.session-required',
      'mail.webhook-password-wrong',
      'mail.webhook-token-required',
      'metrics.token-required',
    ]);
  });

  it('are those that clients are promised, but for what goes wrong before a call is read', () => {
    const promised = new Set(codesOf(400, 401, 403, 404, 409, 413, 415, 422, 429, 503));
    expect(codes.filter((code) => !promised.has(code)).sort()).toEqual([
      'mail.webhook-stale',
      'request.headers-too-large',
      'request.too-slow',
      'server.unexpected',
    ]);
  });

  it('are 5xx only for what is not the client’s doing', () => {
    for (const code of codesOf(500, 503)) expect(errorEntry(code).catalogue).toBe('server_error');
    expect(codesOf(500, 503)).toContain('coach.unavailable');
  });
});

describe('the message of a failure', () => {
  it.each<[ErrorCode, string]>([
    ['request.invalid-email', 'Please enter a valid email address'],
    ['criteria.too-few', 'Select at least 3 criteria'],
    [
      'criteria.too-many',
      'Maximum Standards Reached: You can select up to 10 dating standards. Please deselect one to add another.',
    ],
    [
      'coach.unavailable',
      "I apologize, but I'm having trouble connecting right now. Please try again in a moment.",
    ],
  ])('%s is the specified one', (code, message) => {
    expect(errorAnswer(code).message).toBe(message);
  });

  it.each([
    ['invalid_email', /email/i],
    ['password_too_short', /password/i],
    ['missing_fields', /required/i],
    ['email_send_failed', /email|send/i],
  ] as const)('of the kind %s has the word that clients look for', (kind, word) => {
    const messages = Object.values(ERRORS).filter(({ catalogue }) => catalogue === kind);
    expect(messages.length).toBeGreaterThan(0);
    for (const { message } of messages) expect(message).toMatch(word);
  });

  it('names the limit of 100 kB on what is sent', () => {
    expect(errorAnswer('request.too-large').message).toContain('100 kB');
  });

  it('says nothing about the insides of the server', () => {
    const told = Object.values(ERRORS).filter(({ message }) =>
      /\b(?:SQL|Postgres\w*|Redis|BullMQ|Nest|stack|exception|undefined|null)\b/i.test(message),
    );
    expect(told).toEqual([]);
  });
});

describe('the presentation of a failure', () => {
  it.each([
    ['json_parse_error', 'Oops! Something went sideways', 'Try Again'],
    ['network_error', 'Connection hiccup', 'Retry'],
    ['unauthorized', 'Your session expired', 'Log In'],
    ['invalid_email', 'Email looks off', 'Fix Email'],
    ['password_too_short', 'Password needs to be stronger', 'Make it Stronger'],
    ['missing_fields', 'Almost there!', 'Got it'],
    ['rate_limited', 'Whoa, slow down there!', 'Wait a Moment'],
    ['server_error', 'Our servers are having a moment', 'Try Again'],
    ['candidates_load_error', 'Trouble loading your matches', 'Refresh'],
    ['criteria_load_error', "Can't load your standards", 'Refresh'],
    ['scores_load_error', "Scores aren't loading", 'Refresh'],
    ['save_failed', "Couldn't save your changes", 'Try Saving Again'],
    ['email_send_failed', "Email didn't send", 'Try Again'],
    ['unknown_error', 'Something unexpected happened', 'Try Again'],
  ] as const)('%s has the specified title and action', (kind, title, action) => {
    expect(ERROR_CATALOGUE[kind]).toMatchObject({ title, action });
  });

  it('states the minimum of 8 characters with a weak password', () => {
    expect(ERROR_CATALOGUE.password_too_short.description).toMatch(/at least 8 characters/);
  });

  it.each([
    'login_failed',
    'registration_failed',
    'criteria_save_error',
    'evaluation_save_error',
    'password_reset_failed',
    'file_too_large',
    'invalid_file_type',
  ] as const)('%s is there, complete', (kind) => {
    const { title, description, action } = ERROR_CATALOGUE[kind];
    for (const text of [title, description, action]) expect(text).toMatch(/\w/);
  });
});
