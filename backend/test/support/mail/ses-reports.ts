import { sign, type KeyObject } from 'node:crypto';
import type { Reported } from './provider-reports';

const HEADERS = (address: string) => [
  { name: 'From', value: '"Heart & Head" <hello@dates.example>' },
  { name: 'To', value: address },
  { name: 'Subject', value: 'Welcome to Heart & Head' },
  { name: 'MIME-Version', value: '1.0' },
];

/** The `mail` object of a feedback notification, with the original headers. */
const notifiedMail = ({ mailId, address }: Reported) => ({
  timestamp: '2026-01-27T14:59:38.237Z',
  source: 'hello@dates.example',
  sourceArn: 'arn:aws:ses:us-east-1:123456789012:identity/dates.example',
  sourceIp: '192.0.2.10',
  sendingAccountId: '123456789012',
  callerIdentity: 'mailer',
  messageId: '00000138111222aa-33322211-cccc-cccc-cccc-ddddaaaa0680-000000',
  destination: [address],
  headersTruncated: false,
  headers: [...HEADERS(address), { name: 'Message-ID', value: `<${mailId}@dates.example>` }],
  commonHeaders: {
    from: ['"Heart & Head" <hello@dates.example>'],
    date: 'Wed, 27 Jan 2026 14:05:45 +0000',
    to: [address],
    messageId: `<${mailId}@dates.example>`,
    subject: 'Welcome to Heart & Head',
  },
});

/** The `mail` object of a published event, whose Message-ID is SES's own. */
const publishedMail = ({ mailId, address }: Reported) => ({
  ...notifiedMail({ mailId, address }),
  messageId: 'EXAMPLE7c191be45-e9aedb9a-02f9-4d12-a87d-dd0099a07f8a-000000',
  headers: HEADERS(address),
  commonHeaders: {
    from: ['"Heart & Head" <hello@dates.example>'],
    to: [address],
    messageId: 'EXAMPLE7c191be45-e9aedb9a-02f9-4d12-a87d-dd0099a07f8a-000000',
    subject: 'Welcome to Heart & Head',
  },
  tags: {
    'ses:configuration-set': ['ConfigSet'],
    'ses:source-ip': ['192.0.2.10'],
    'ses:from-domain': ['dates.example'],
    'ses:caller-identity': ['mailer'],
    mail_id: [mailId],
  },
});

/** The parts of SES's messages, in the documented shapes. */
export const SES = {
  bounce: (about: Reported, changes: object = {}) => ({
    notificationType: 'Bounce',
    bounce: {
      bounceType: 'Permanent',
      bounceSubType: 'General',
      reportingMTA: 'dns; email.example.com',
      bouncedRecipients: [
        {
          emailAddress: about.address,
          status: '5.1.1',
          action: 'failed',
          diagnosticCode: `smtp; 550 5.1.1 <${about.address}>... User`,
        },
      ],
      timestamp: '2026-01-27T14:59:38.237Z',
      feedbackId: '00000138111222aa-33322211-cccc-cccc-cccc-ddddaaaa068a-000000',
      remoteMtaIp: '192.0.2.20',
      ...changes,
    },
    mail: notifiedMail(about),
  }),
  complaint: (about: Reported, changes: object = {}) => ({
    notificationType: 'Complaint',
    complaint: {
      userAgent: 'AnyCompany Feedback Loop (V0.01)',
      complainedRecipients: [{ emailAddress: about.address }],
      complaintFeedbackType: 'abuse',
      arrivalDate: '2026-01-27T14:59:38.237Z',
      timestamp: '2026-01-27T14:59:38.237Z',
      feedbackId: '000001378603177f-18c07c78-fa81-4a58-9dd1-fedc3cb8f49a-000000',
      ...changes,
    },
    mail: notifiedMail(about),
  }),
  delivery: (about: Reported) => ({
    notificationType: 'Delivery',
    mail: notifiedMail(about),
    delivery: {
      timestamp: '2026-01-27T14:59:38.237Z',
      recipients: [about.address],
      processingTimeMillis: 546,
      reportingMTA: 'a8-70.smtp-out.amazonses.com',
      smtpResponse: '250 ok:  Message 64111812 accepted',
      remoteMtaIp: '192.0.2.20',
    },
  }),
  /** With `eventType`, as event publishing sends them. */
  published: (about: Reported, event: object) => {
    const { notificationType, ...parts } = { notificationType: 'Reject', ...event };
    return { eventType: notificationType, ...parts, mail: publishedMail(about) };
  },
  reject: { reject: { reason: 'Bad content' } },
  /** What event publishing tells as well, and what says nothing of how an email ended. */
  others: {
    send: { notificationType: 'Send', send: {} },
    delay: ({ address }: Reported) => ({
      notificationType: 'DeliveryDelay',
      deliveryDelay: {
        timestamp: '2026-01-27T15:04:38.237Z',
        delayType: 'TransientCommunicationFailure',
        expirationTime: '2026-01-28T03:04:38.237Z',
        delayedRecipients: [
          {
            emailAddress: address,
            status: '4.4.1',
            diagnosticCode: 'smtp; 421 4.4.1 Unable to connect to remote host',
          },
        ],
      },
    }),
    open: {
      notificationType: 'Open',
      open: { ipAddress: '192.0.2.1', timestamp: '2026-01-27T22:00:19.652Z', userAgent: 'Mozilla/5.0' },
    },
    click: {
      notificationType: 'Click',
      click: {
        ipAddress: '192.0.2.1',
        link: 'https://dates.example/',
        linkTags: null,
        timestamp: '2026-01-27T23:51:25.570Z',
        userAgent: 'Mozilla/5.0',
      },
    },
    renderingFailure: {
      notificationType: 'Rendering Failure',
      failure: { templateName: 'MyTemplate', errorMessage: 'An attribute is not present.' },
    },
  },
} as const;

/** What SES says instead of sending to an address that it has learned not to send to. */
export const SES_SUPPRESSED = (
  subType: 'Suppressed' | 'OnAccountSuppressionList',
  { address }: Reported,
) => ({
  bounceSubType: subType,
  reportingMTA: 'dns; amazonses.com',
  bouncedRecipients: [
    {
      emailAddress: address,
      status: '5.1.1',
      action: 'failed',
      diagnosticCode:
        'Amazon SES did not send the message to this address because it is on the suppression list.',
    },
  ],
  remoteMtaIp: undefined,
});

export const TOPIC = 'arn:aws:sns:us-east-1:123456789012:mail-reports';
export const CERTIFICATE_URL =
  'https://sns.us-east-1.amazonaws.com/SimpleNotificationService-01d088a6f77103d0fe307c0069e40ed6.pem';

type SnsEnvelope = Readonly<Record<string, string>>;

/** An SNS message around what SES says, signed. */
export function snsMessage(
  key: KeyObject,
  message: object | string,
  { version = '1', ...changes }: { version?: '1' | '2' } & SnsEnvelope = {},
): SnsEnvelope {
  const envelope: Record<string, string> = {
    Type: 'Notification',
    MessageId: '22b80b92-fdea-4c2c-8f9d-bdfb0c7bf324',
    TopicArn: TOPIC,
    Subject: 'Amazon SES Email Event Notification',
    // Published events end with a line break.
    Message: typeof message === 'string' ? message : `${JSON.stringify(message)}\n`,
    Timestamp: '2026-01-27T15:00:00.000Z',
    SignatureVersion: version,
    SigningCertURL: CERTIFICATE_URL,
    UnsubscribeURL: `https://sns.us-east-1.amazonaws.com/?Action=Unsubscribe&SubscriptionArn=${TOPIC}:c9135db0`,
    ...changes,
  };
  // SES gives its own messages a subject; what it says when it is set up has none, and neither have SNS's messages.
  if (typeof message === 'string') delete envelope['Subject'];
  if (envelope['Type'] !== 'Notification') delete envelope['UnsubscribeURL'];
  const signed =
    envelope['Type'] === 'Notification'
      ? ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type']
      : ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'];
  const text = signed
    .filter((name) => name in envelope)
    .map((name) => `${name}\n${envelope[name] ?? ''}\n`)
    .join('');
  const algorithm = version === '1' ? 'RSA-SHA1' : 'RSA-SHA256';
  return { ...envelope, Signature: sign(algorithm, Buffer.from(text), key).toString('base64') };
}

export const SUBSCRIBE_URL = `https://sns.us-east-1.amazonaws.com/?Action=ConfirmSubscription&TopicArn=${TOPIC}&Token=2336412f37fb687f5d51e6e2425e`;

export const subscription = (key: KeyObject, subscribeUrl = SUBSCRIBE_URL): SnsEnvelope =>
  snsMessage(key, `You have chosen to subscribe to the topic ${TOPIC}.`, {
    Type: 'SubscriptionConfirmation',
    Token: '2336412f37fb687f5d51e6e2425e',
    SubscribeURL: subscribeUrl,
  });
