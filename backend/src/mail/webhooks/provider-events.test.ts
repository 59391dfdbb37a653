import {
  MAILGUN_FAILURE,
  MAILGUN_SUPPRESSED,
  mailgunEvent,
  POSTMARK,
  sendgridEvent,
} from '../../../test/support/mail/provider-reports';
import { SES, SES_SUPPRESSED } from '../../../test/support/mail/ses-reports';
import { mailgunFacts } from './mailgun-events';
import { postmarkFacts } from './postmark-events';
import { sendgridFacts } from './sendgrid-events';
import { sesFacts } from './ses-events';
import { isCertificateUrl, isOfAmazon } from './sns-message';

const ADA = { mailId: '0190f0aa-0000-7000-8000-000000000001', address: 'ada@example.com' };
const fact = (kind: string, isBadAddress = false) => [{ ...ADA, kind, isBadAddress }];
const mailgun = (event: string, changes: object = {}) => ({
  'event-data': mailgunEvent(ADA, event, changes),
});
const status = (text: string) => [{ emailAddress: ADA.address, action: 'failed', status: text }];

describe('what Amazon SES says', () => {
  it.each([
    ['a permanent bounce', SES.bounce(ADA), fact('bounced', true)],
    [
      'a bounce without a delivery status',
      SES.bounce(ADA, { bouncedRecipients: [{ emailAddress: ADA.address }] }),
      fact('bounced', true),
    ],
    ['a rejection over policy', SES.bounce(ADA, { bouncedRecipients: status('5.7.1') }), fact('bounced')],
    ['a transient bounce', SES.bounce(ADA, { bounceType: 'Transient' }), fact('bounced')],
    ['a complaint', SES.complaint(ADA), fact('complained')],
    ['praise', SES.complaint(ADA, { complaintFeedbackType: 'not-spam' }), []],
    [
      'an email held back over an earlier complaint',
      SES.complaint(ADA, { complaintSubType: 'OnAccountSuppressionList' }),
      fact('refused'),
    ],
    ['a delivery', SES.delivery(ADA), fact('delivered')],
    ['a published bounce', SES.published(ADA, SES.bounce(ADA)), fact('bounced', true)],
    ['a published complaint', SES.published(ADA, SES.complaint(ADA)), fact('complained')],
    ['a published delivery', SES.published(ADA, SES.delivery(ADA)), fact('delivered')],
    [
      'a rejection by SES itself',
      SES.published(ADA, SES.reject),
      [{ ...ADA, kind: 'refused', isBadAddress: false, address: null }],
    ],
    [
      'an email held back over an earlier bounce to us',
      SES.bounce(ADA, SES_SUPPRESSED('OnAccountSuppressionList', ADA)),
      fact('refused', true),
    ],
    [
      'an email held back over an earlier bounce to anyone',
      SES.published(ADA, SES.bounce(ADA, SES_SUPPRESSED('Suppressed', ADA))),
      fact('refused', true),
    ],
    [
      'a note that someone is away',
      SES.bounce(ADA, { bounceType: 'Undetermined', bounceSubType: 'Undetermined', bouncedRecipients: [] }),
      [],
    ],
    ['an email that was taken', SES.published(ADA, SES.others.send), []],
    ['a delay', SES.published(ADA, SES.others.delay(ADA)), []],
    ['an open', SES.published(ADA, SES.others.open), []],
    ['a click', SES.published(ADA, SES.others.click), []],
    ['a template that cannot be filled', SES.published(ADA, SES.others.renderingFailure), []],
    ['its greeting', 'Successfully validated SNS topic for Amazon SES event publishing.', []],
    ['nothing', undefined, []],
  ])('counts %s', (_name, message, expected) => {
    expect(sesFacts(message)).toEqual(expected);
  });

  it('names no email of ours without the original headers', () => {
    const { mail, ...bounce } = SES.bounce(ADA);
    const bare = { ...mail, headers: undefined, commonHeaders: undefined };
    expect(sesFacts({ ...bounce, mail: bare })).toMatchObject([{ mailId: null }]);
  });
});

describe('an address in a message of Amazon SNS', () => {
  const NAME = 'SimpleNotificationService-01d088a6f77103d0fe307c0069e40ed6.pem';

  it.each([
    [`https://sns.us-east-1.amazonaws.com/${NAME}`, true],
    [`https://sns.cn-north-1.amazonaws.com.cn/${NAME}`, true],
    [`http://sns.us-east-1.amazonaws.com/${NAME}`, false],
    [`https://sns.us-east-1.amazonaws.com.example.org/${NAME}`, false],
    [`https://example.org/sns.us-east-1.amazonaws.com/${NAME}`, false],
    [`https://sns.us-east-1.amazonaws.com@example.org/${NAME}`, false],
    [`https://user@sns.us-east-1.amazonaws.com/${NAME}`, false],
    [`https://sns.us-east-1.amazonaws.com:8443/${NAME}`, false],
    [`https://s3.us-east-1.amazonaws.com/${NAME}`, false],
    [`https://sns.a.b.amazonaws.com/${NAME}`, false],
    ['not an address', false],
  ])('is trusted only when it is its own: %s', (address, expected) => {
    expect(isOfAmazon(address)).toBe(expected);
    expect(isCertificateUrl(address)).toBe(expected);
  });

  it.each(['', 'other.pem', `${NAME}?x=1`, `a/${NAME}`])('is a certificate by its name only: %s', (path) => {
    expect(isCertificateUrl(`https://sns.us-east-1.amazonaws.com/${path}`)).toBe(false);
  });
});

describe('what Postmark says', () => {
  it.each([
    ['a hard bounce', POSTMARK.bounce(ADA), fact('bounced', true)],
    ['a soft bounce', POSTMARK.bounce(ADA, { Type: 'SoftBounce', TypeCode: 4096 }), fact('bounced')],
    ['a blocked email', POSTMARK.bounce(ADA, { Type: 'Blocked', TypeCode: 100006 }), fact('bounced')],
    ['a delay', POSTMARK.bounce(ADA, { Type: 'Transient', TypeCode: 2 }), []],
    ['a reply that someone is away', POSTMARK.bounce(ADA, { Type: 'AutoResponder', TypeCode: 64 }), []],
    ['an inactive recipient', POSTMARK.bounce(ADA, { Type: 'ManuallyDeactivated' }), fact('refused')],
    ['a complaint', POSTMARK.complaint(ADA), fact('complained')],
    ['a delivery', POSTMARK.delivery(ADA), fact('delivered')],
    ['someone who unsubscribed', POSTMARK.subscriptionChange(ADA), fact('unsubscribed')],
    [
      'an address switched off over a bounce',
      POSTMARK.subscriptionChange(ADA, { SuppressionReason: 'HardBounce' }),
      fact('bounced', true),
    ],
    [
      'an address switched off over a complaint',
      POSTMARK.subscriptionChange(ADA, { SuppressionReason: 'SpamComplaint' }),
      fact('complained'),
    ],
    ['what the sender switched off', POSTMARK.subscriptionChange(ADA, { Origin: 'Customer' }), []],
    [
      'an address switched on again',
      POSTMARK.subscriptionChange(ADA, { SuppressSending: false, SuppressionReason: null, Metadata: {} }),
      [],
    ],
    ['an email it could not take', POSTMARK.bounce(ADA, { Type: 'SMTPApiError' }), fact('refused')],
    ['an open', POSTMARK.open(ADA), []],
    ['nothing', null, []],
  ])('counts %s', (_name, body, expected) => {
    expect(postmarkFacts(body)).toEqual(expected);
  });

  it('names no email of ours without our metadata', () => {
    expect(postmarkFacts(POSTMARK.bounce(ADA, { Metadata: { 'mail-id': "' or 1=1" } }))).toMatchObject([
      { mailId: null },
    ]);
  });
});

describe('what SendGrid says', () => {
  it.each([
    ['a delivery', [sendgridEvent(ADA, 'delivered')], fact('delivered')],
    ['a bounce', [sendgridEvent(ADA, 'bounce')], fact('bounced', true)],
    [
      'a block',
      [sendgridEvent(ADA, 'bounce', { type: 'blocked', reason: '550 5.7.1 Blocked', status: '5.7.1' })],
      fact('bounced'),
    ],
    [
      'a full mailbox',
      [sendgridEvent(ADA, 'bounce', { status: '5.2.2', reason: '552 5.2.2 Over quota' })],
      fact('bounced'),
    ],
    ['a bounce without a status', [sendgridEvent(ADA, 'bounce', { status: '' })], fact('bounced', true)],
    ['an unclear bounce', [sendgridEvent(ADA, 'bounce', { status: '5.0.0' })], fact('bounced', true)],
    [
      'an email to no address',
      [sendgridEvent(ADA, 'dropped', { reason: 'Invalid', status: '5.1.3' })],
      fact('refused', true),
    ],
    [
      'an email dropped over a complaint',
      [sendgridEvent(ADA, 'dropped', { reason: 'Spam Reporting Address' })],
      fact('refused'),
    ],
    [
      'an email dropped over an earlier bounce',
      [sendgridEvent(ADA, 'dropped', { reason: 'Bounced Address' })],
      fact('refused', true),
    ],
    [
      'an email dropped over a subscription',
      [sendgridEvent(ADA, 'dropped', { reason: 'Unsubscribed Address' })],
      fact('refused'),
    ],
    ['a complaint', [sendgridEvent(ADA, 'spamreport')], fact('complained')],
    ['someone who unsubscribed', [sendgridEvent(ADA, 'unsubscribe')], fact('unsubscribed')],
    ['someone who left a group', [sendgridEvent(ADA, 'group_unsubscribe')], fact('unsubscribed')],
    [
      'several at once',
      [sendgridEvent(ADA, 'processed'), sendgridEvent(ADA, 'delivered'), sendgridEvent(ADA, 'spamreport')],
      [...fact('delivered'), ...fact('complained')],
    ],
    [
      'an email without our arguments',
      [sendgridEvent(ADA, 'delivered', { mail_id: undefined })],
      fact('delivered'),
    ],
    ['a delay', [sendgridEvent(ADA, 'deferred')], []],
    ['a list of anything', [null, 1, 'text', []], []],
    ['nothing', {}, []],
  ])('counts %s', (_name, body, expected) => {
    expect(sendgridFacts(body)).toEqual(expected);
  });
});

describe('what Mailgun says', () => {
  it.each([
    ['a delivery', mailgun('delivered'), fact('delivered')],
    ['a bounce', mailgun('failed', MAILGUN_FAILURE), fact('bounced', true)],
    [
      'a rejection over policy',
      mailgun('failed', {
        ...MAILGUN_FAILURE,
        'delivery-status': { code: 550, message: '5.7.1 Not wanted here' },
      }),
      fact('bounced'),
    ],
    ['giving up', mailgun('failed', { ...MAILGUN_FAILURE, reason: 'old' }), fact('bounced')],
    ['a delay', mailgun('failed', { ...MAILGUN_FAILURE, severity: 'temporary' }), []],
    [
      'an email held back over an earlier bounce',
      mailgun('failed', MAILGUN_SUPPRESSED),
      fact('refused', true),
    ],
    [
      'an email held back over a subscription',
      mailgun('failed', { ...MAILGUN_SUPPRESSED, reason: 'suppress-unsubscribe' }),
      fact('refused'),
    ],
    [
      'a rejection, which names no recipient',
      mailgun('rejected'),
      [{ ...ADA, kind: 'refused', isBadAddress: false, address: null }],
    ],
    ['a complaint', mailgun('complained'), fact('complained')],
    ['someone who unsubscribed', mailgun('unsubscribed'), fact('unsubscribed')],
    ['an email without our variables', mailgun('delivered', { 'user-variables': {} }), fact('delivered')],
    ['an open', mailgun('opened'), []],
    ['nothing', {}, []],
  ])('counts %s', (_name, body, expected) => {
    expect(mailgunFacts(body)).toEqual(expected);
  });
});
