import { errorAnswer } from '../errors';
import { MAIL_LIST_ERRORS } from './mail-errors';

const entries = Object.entries(MAIL_LIST_ERRORS);

describe('what the lists of the console answer', () => {
  it.each([
    ['contact-message.not-found', 404, 'not_found'],
    ['contact-message.answered', 409, 'not_possible'],
    ['suppression.not-found', 404, 'not_found'],
    ['suppression.reason-required', 400, 'missing_fields'],
  ] as const)('%s is %d, presented as %s', (code, statusCode, catalogue) => {
    expect(errorAnswer(code).statusCode).toBe(statusCode);
    expect(MAIL_LIST_ERRORS[code].catalogue).toBe(catalogue);
  });

  it('calls a missing reason required, the word that clients look for', () => {
    expect(errorAnswer('suppression.reason-required').message).toContain('required');
  });
});

describe('what the webhooks answer', () => {
  it.each([
    ['mail.webhook-password-wrong', 401],
    ['mail.webhook-signature-invalid', 403],
    ['mail.webhook-topic-unknown', 403],
    ['mail.webhook-unreadable', 400],
  ] as const)('%s is %d', (code, statusCode) => {
    expect(errorAnswer(code).statusCode).toBe(statusCode);
  });

  it('asks a provider to come again only while the other side is away', () => {
    const away = entries.filter(([, { status }]) => status >= 500).map(([code]) => code);
    expect(away).toEqual(['mail.webhook-certificate-missing']);
    expect(errorAnswer('mail.webhook-certificate-missing').statusCode).toBe(503);
  });

  it('names the setting that is to be looked at', () => {
    expect(errorAnswer('mail.webhook-password-wrong').message).toContain('POSTMARK_WEBHOOK_TOKEN');
    expect(errorAnswer('mail.webhook-topic-unknown').message).toContain('SES_TOPIC_ARN');
  });
});

it.each(entries)('%s says one thing in whole sentences', (_code, { message }) => {
  expect(message).toMatch(/^[A-Z].*\.$/);
  expect(entries.filter(([, other]) => other.message === message)).toHaveLength(1);
});
