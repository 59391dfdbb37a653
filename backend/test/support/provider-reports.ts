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
};

/** One event of SendGrid's list, in the documented shape. */
export const sendgridEvent = ({ mailId, address }: Reported, event: string, changes: object = {}) => ({
  email: address,
  timestamp: 1_769_526_000,
  'smtp-id': `<${mailId}@dates.example>`,
  event,
  category: ['cat facts'],
  sg_event_id: 'ZGVsaXZlcmVkLTAtMTIzNDU2NzgtRXhhbXBsZQ',
  sg_message_id: 'ExampleMessageId123.recvd-abc123def456-ghi789-1-12345678-9.0',
  mail_id: mailId,
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

/** Mailgun's event data, in the documented shape. */
export const mailgunEvent = ({ mailId, address }: Reported, event: string, changes: object = {}) => ({
  id: 'CPgfbmQMTCKtHW6uIWtuVe',
  timestamp: 1_769_526_000.331_467_6,
  'log-level': 'info',
  event,
  'delivery-status': {
    tls: true,
    'mx-host': 'smtp-in.example.com',
    code: 250,
    description: '',
    'session-seconds': 0.433_131_217_956_543,
    utf8: true,
    'attempt-no': 1,
    message: 'OK',
    'certificate-verified': true,
  },
  flags: { 'is-routed': false, 'is-authenticated': true, 'is-system-test': false, 'is-test-mode': false },
  envelope: {
    transport: 'smtp',
    sender: 'hello@dates.example',
    'sending-ip': '192.0.2.30',
    targets: address,
  },
  message: {
    headers: {
      to: address,
      'message-id': `${mailId}@dates.example`,
      from: 'Heart & Head <hello@dates.example>',
      subject: 'Welcome to Heart & Head',
    },
    attachments: [],
    size: 111,
  },
  recipient: address,
  'recipient-domain': 'example.com',
  campaigns: [],
  tags: ['my_tag_1'],
  'user-variables': { mail_id: mailId },
  ...changes,
});

export const MAILGUN_FAILURE = {
  severity: 'permanent',
  reason: 'bounce',
  'log-level': 'error',
  'delivery-status': {
    'attempt-no': 1,
    message: '5.1.1 The email account that you tried to reach does not exist.',
    code: 550,
    'enhanced-code': '5.1.1',
    description: '',
    'session-seconds': 0.1,
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
