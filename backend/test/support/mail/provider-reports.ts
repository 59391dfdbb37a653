import { createHmac, sign, type KeyObject } from 'node:crypto';

/** Which email a report is about, and to whom it went. */
export interface Reported {
  readonly mailId: string;
  readonly address: string;
}

/** Postmark's calls, in the documented shapes. */
export const POSTMARK = {
  bounce: ({ mailId, address }: Reported, changes: object = {}) => ({
    RecordType: 'Bounce',
    ID: 692560173,
    Type: 'HardBounce',
    TypeCode: 1,
    Name: 'Hard bounce',
    Tag: '',
    MessageID: '2c1b63fe-43f2-4db5-91b0-8bdfa44a9316',
    Metadata: { 'mail-id': mailId },
    ServerID: 23,
    MessageStream: 'outbound',
    Description: 'The server was unable to deliver your message (ex: unknown user, mailbox not found).',
    Details: 'action: failed\r\n',
    Email: address,
    From: 'hello@dates.example',
    BouncedAt: '2026-01-15T16:09:19.6421112-05:00',
    DumpAvailable: false,
    Inactive: true,
    CanActivate: true,
    Subject: 'Welcome to Heart & Head',
    ...changes,
  }),
  complaint: (about: Reported) =>
    POSTMARK.bounce(about, {
      RecordType: 'SpamComplaint',
      Type: 'SpamComplaint',
      TypeCode: 100001,
      Name: 'Spam complaint',
      Description: '',
      Details: 'Test spam complaint details',
      CanActivate: false,
      Content: '<Abuse report dump>',
    }),
  delivery: ({ mailId, address }: Reported) => ({
    RecordType: 'Delivery',
    ServerID: 23,
    MessageStream: 'outbound',
    MessageID: '883953f4-6105-42a2-a16a-77a8eac79483',
    Recipient: address,
    Tag: '',
    DeliveredAt: '2026-01-01T11:33:54.9070259Z',
    Details: 'Test delivery webhook details',
    Metadata: { 'mail-id': mailId },
  }),
  subscriptionChange: ({ mailId, address }: Reported, changes: object = {}) => ({
    RecordType: 'SubscriptionChange',
    MessageID: '883953f4-6105-42a2-a16a-77a8eac79483',
    ServerID: 23,
    MessageStream: 'outbound',
    ChangedAt: '2026-02-01T10:53:34.416071Z',
    Recipient: address,
    Origin: 'Recipient',
    SuppressSending: true,
    SuppressionReason: 'ManualSuppression',
    Tag: '',
    Metadata: { 'mail-id': mailId },
    ...changes,
  }),
  open: ({ mailId, address }: Reported) => ({
    RecordType: 'Open',
    FirstOpen: true,
    Client: { Name: 'Gmail', Company: 'Google', Family: 'Gmail' },
    OS: { Name: 'unknown', Company: 'unknown', Family: 'unknown' },
    Platform: 'Unknown',
    UserAgent: 'Mozilla/5.0',
    Geo: {},
    MessageID: '883953f4-6105-42a2-a16a-77a8eac79483',
    MessageStream: 'outbound',
    Metadata: { 'mail-id': mailId },
    ReceivedAt: '2026-02-01T10:53:34.416071Z',
    Tag: '',
    Recipient: address,
  }),
};

const SENDGRID_PARTS: Readonly<Record<string, object>> = {
  delivered: { ip: '192.0.2.40', response: '250 2.0.0 OK 1769526000 m143si2210036ioe.159 - gsmtp ', tls: 1 },
  deferred: { response: '450 4.2.1 Try again later', attempt: '5' },
  bounce: {
    ip: '192.0.2.40',
    reason: '550 5.1.1 The email account that you tried to reach does not exist.',
    status: '5.1.1',
    tls: 1,
    type: 'bounce',
    bounce_classification: 'Invalid Address',
  },
  group_unsubscribe: {
    asm_group_id: 10,
    ip: '192.0.2.41',
    url: 'https://u1.ct.sendgrid.example/asm/unsubscribe',
    useragent: 'Mozilla/5.0',
  },
};
/** What readers do has no number of the SMTP conversation. */
const BY_READERS: readonly string[] = ['open', 'click', 'spamreport', 'unsubscribe', 'group_unsubscribe'];

/** One event of SendGrid's list, in the documented shape. */
export const sendgridEvent = ({ mailId, address }: Reported, event: string, changes: object = {}) => ({
  email: address,
  timestamp: 1_769_526_000,
  ...(BY_READERS.includes(event) ? {} : { 'smtp-id': `<${mailId}@dates.example>` }),
  event,
  category: ['cat facts'],
  sg_event_id: 'ZGVsaXZlcmVkLTAtMTIzNDU2NzgtRXhhbXBsZQ',
  sg_message_id: 'ExampleMessageId123.recvd-abc123def456-ghi789-1-12345678-9.0',
  mail_id: mailId,
  ...SENDGRID_PARTS[event],
  ...changes,
});

export function sendgridHeaders(key: KeyObject, body: string, timestamp = '1769526060') {
  return {
    'x-twilio-email-event-webhook-signature': sign('sha256', Buffer.from(timestamp + body), key).toString(
      'base64',
    ),
    'x-twilio-email-event-webhook-timestamp': timestamp,
  };
}

const MAILGUN_FLAGS = {
  'is-routed': false,
  'is-authenticated': true,
  'is-system-test': false,
  'is-test-mode': false,
};
const MAILGUN_STORED = {
  storage: {
    url: 'https://storage-us-east4.api.mailgun.net/v3/domains/dates.example/messages/key',
    key: 'key',
  },
};
const SESSION = {
  tls: true,
  'mx-host': 'smtp-in.example.com',
  'session-seconds': 0.433_131_217_956_543,
  utf8: true,
  'attempt-no': 1,
  'certificate-verified': true,
};

/** What was handed over, or was not, tells of the conversation with the other server. */
const mailgunAttempt = (address: string) => ({
  ...MAILGUN_STORED,
  flags: MAILGUN_FLAGS,
  envelope: {
    transport: 'smtp',
    sender: 'hello@dates.example',
    'sending-ip': '192.0.2.30',
    targets: address,
  },
  'delivery-status': { ...SESSION, code: 250, description: '', message: 'OK' },
});

const mailgunHeaders = ({ mailId, address }: Reported, event: string) => {
  const own = { 'message-id': `${mailId}@dates.example` };
  if (['opened', 'clicked', 'unsubscribed'].includes(event)) return own;
  const from = 'Heart & Head <hello@dates.example>';
  return { ...own, to: address, from, subject: 'Welcome to Heart & Head' };
};

const BY_A_READER = {
  ip: '192.0.2.41',
  geolocation: { country: 'US', region: 'CA', city: 'San Francisco' },
  'client-info': {
    'client-type': 'browser',
    'client-os': 'Linux',
    'device-type': 'desktop',
    'client-name': 'Chrome',
    'user-agent': 'Mozilla/5.0',
  },
};

/** What each kind of event has besides what all have. */
function mailgunParts(event: string, address: string): object {
  const recipient = { recipient: address, 'recipient-domain': 'example.com' };
  switch (event) {
    case 'delivered':
    case 'failed':
      return { ...recipient, ...mailgunAttempt(address) };
    case 'rejected': // The only one that names its recipient nowhere but in the headers.
      return {
        'log-level': 'warn',
        flags: MAILGUN_FLAGS,
        reject: { reason: 'Sandbox subdomains are for test purposes only.', description: '' },
      };
    case 'complained':
      return { ...recipient, 'log-level': 'warn', flags: { 'is-test-mode': false } };
    default:
      return { ...recipient, ...BY_A_READER };
  }
}

/** Mailgun's event data, in the documented shapes. */
export const mailgunEvent = (about: Reported, event: string, changes: object = {}) => ({
  id: 'CPgfbmQMTCKtHW6uIWtuVe',
  timestamp: 1_769_526_000.331_467_6,
  'log-level': 'info',
  event,
  message: { headers: mailgunHeaders(about, event), attachments: [], size: 111 },
  campaigns: [],
  tags: ['my_tag_1'],
  'user-variables': { mail_id: about.mailId },
  ...mailgunParts(event, about.address),
  ...changes,
});

export const MAILGUN_FAILURE = {
  severity: 'permanent',
  reason: 'bounce',
  'log-level': 'error',
  'delivery-status': {
    ...SESSION,
    message: '5.1.1 The email account that you tried to reach does not exist. Please try\n5.1.1 again.',
    code: 550,
    'enhanced-code': '5.1.1',
    description: '',
  },
} as const;

/** Of an email that was held back because an earlier one to the address came back. */
export const MAILGUN_SUPPRESSED = {
  severity: 'permanent',
  reason: 'suppress-bounce',
  'log-level': 'error',
  'delivery-status': {
    'attempt-no': 1,
    message: '',
    code: 605,
    description: 'Not delivering to previously bounced address',
    'session-seconds': 0,
  },
} as const;

export function mailgunCall(
  key: string,
  eventData: object,
  { at, token }: { at: Date; token: string },
): object {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signature = createHmac('sha256', key)
    .update(timestamp + token)
    .digest('hex');
  return { signature: { timestamp, token, signature }, 'event-data': eventData };
}
