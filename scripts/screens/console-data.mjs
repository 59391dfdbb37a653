// @ts-check
// What the console's lists hold after some weeks, which the demo's account alone would not fill.

const AS_OF = '2026-11-23T16:40:00.000Z';
const [BUSY, AWAY, UNKNOWN] = [
  'The mail server answered 451 to the message: "4.7.1 Greylisted, please try again in 300 seconds"',
  'The mail server did not answer within 30 seconds.',
  'The mail server answered 550 to the recipient: "5.1.1 The email account that you tried to reach does not exist. Please try double-checking the recipient\'s email address for typos"',
];

/** @param {Partial<import('#contract/console/unsent-mail').UnsentMail>} mail @returns {import('#contract/console/unsent-mail').UnsentMail} */
const unsent = (mail) => ({
  id: mail.type ?? '',
  type: 'confirmation',
  state: 'failing',
  recipient: null,
  userId: null,
  dueAt: '2026-11-23T16:08:00.000Z',
  attempts: 3,
  nextAttemptAt: '2026-11-23T16:52:00.000Z',
  isInHand: false,
  lastError: BUSY,
  ...mail,
});

/** @type {import('#contract/console/unsent-mail').UnsentMailPage} */
export const UNSENT = {
  emails: [
    unsent({
      type: 'security_notice',
      state: 'undeliverable',
      recipient: 'm•••@e•••.com',
      dueAt: '2026-11-20T09:31:00.000Z',
      attempts: 12,
      nextAttemptAt: null,
      lastError: UNKNOWN,
    }),
    unsent({ type: 'password_reset', recipient: 'first.middle.last+newsletters@mail.example.com' }),
    unsent({ type: 'campaign', dueAt: '2026-11-23T13:02:00.000Z', attempts: 0, lastError: AWAY }),
    unsent({ type: 'confirmation', recipient: 'demo@example.com', attempts: 1, isInHand: true }),
    unsent({
      type: 'email_change',
      state: 'waiting',
      recipient: 'd•••@e•••.com',
      dueAt: '2026-11-23T16:39:30.000Z',
      attempts: 0,
      nextAttemptAt: AS_OF,
      lastError: null,
    }),
  ],
  next: 'more',
  counts: { waiting: 1, failing: 1_284, undeliverable: 16 },
  asOf: AS_OF,
};

/** @param {import('#contract/console/suppressions').SuppressionReason} reason @param {import('#contract/console/suppressions').SuppressedKind} mailKind @param {string | null} address @param {string} day */
const suppressed = (reason, mailKind, address, day) => ({
  id: `${day}.${mailKind}.${reason}`,
  reason,
  mailKind,
  address,
  createdAt: `${day}T10:00:00.000Z`,
});

/** @type {import('#contract/console/suppressions').SuppressionPage} */
export const SUPPRESSED = {
  suppressions: [
    suppressed('complained', 'all', 'm•••@m•••.example.com', '2026-11-22'),
    suppressed('switched-off', 'experience', 'd•••@e•••.com', '2026-11-21'),
    suppressed('unsubscribed', 'marketing', null, '2026-11-17'),
    suppressed('bounced', 'all', 'o•••@e•••.org', '2026-11-09'),
    suppressed('refused', 'all', 'i•••@e•••.net', '2026-10-30'),
    suppressed('unsubscribed', 'all', null, '2026-10-12'),
  ],
  next: 'more',
};

const LETTER = {
  id: 'letter',
  name: 'Noa Stein',
  email: 'noa@example.com',
  category: /** @type {const} */ ('account'),
  subject: "My email address changed and I can't sign in with either of them",
  createdAt: '2026-11-23T08:12:00.000Z',
  doneAt: null,
};
const REPLY = { author: 'admin@example.com', createdAt: '2026-11-23T09:40:00.000Z' };

/** @type {import('#contract/console/contact-inbox').InboxPage} */
export const INBOX = {
  messages: [
    { ...LETTER, replyCount: 1, lastReply: REPLY },
    {
      ...LETTER,
      id: 'short',
      name: 'Mara Lindqvist',
      email: 'first.middle.last+newsletters@mail.example.com',
      category: 'privacy',
      subject: 'Export',
      createdAt: '2026-11-22T19:05:00.000Z',
      replyCount: 0,
      lastReply: null,
    },
    {
      ...LETTER,
      id: 'idea',
      name: 'Robin',
      email: 'robin@example.com',
      category: 'feature',
      subject: 'Could a date have two places?',
      createdAt: '2026-11-20T21:47:00.000Z',
      replyCount: 0,
      lastReply: null,
    },
  ],
  open: 3,
  next: null,
};

/** @type {import('#contract/console/contact-inbox').InboxMessage} */
export const MESSAGE = {
  ...LETTER,
  message:
    'Hello,\n\nI confirmed the new address last night. Since then the old one is unknown, and the new one says that the password is wrong.\n\nIs there another way in?',
  replies: [
    {
      ...REPLY,
      id: 'reply',
      text: 'Your new address is confirmed. Please choose a new password with "Trouble logging in?" on the sign-in page.',
      delivery: 'sent',
    },
  ],
};

/** @type {import('#contract/console/campaigns/campaigns').Campaign} */
export const CAMPAIGN = {
  id: 'spring',
  name: 'Side by side: what is new for people with two matches or more',
  subject: '{{firstName|Hello}}, compare two matches side by side',
  preview: 'See where they differ, standard by standard.',
  markdown:
    'Hi {{firstName|there}},\n\nyou can now see two matches **side by side**: each standard, each date, and where they differ.\n\n[Compare them](https://example.com/dashboard)',
  mailKind: 'marketing',
  segment: { kind: 'active' },
  status: 'sending',
  schedule: { kind: 'local-hour', day: '2026-11-22', hour: 18 },
  createdAt: '2026-11-20T10:00:00.000Z',
  startAt: '2026-11-22T06:00:00.000Z',
  startedAt: '2026-11-22T06:00:04.000Z',
  finishedAt: null,
  archivedAt: null,
  stoppedFor: null,
  counts: {
    recipients: 12_480,
    pending: 1_902,
    sent: 10_478,
    opened: 4_377,
    clicked: 1_206,
    unsubscribed: 38,
    bounced: 61,
    failed: 19,
    skipped: 81,
  },
  delivery: { sent: 204, delivered: 10_190, bounced: 61, complained: 4, refused: 19, isReported: true },
  forecast: { nextAt: null, doneAt: '2026-11-23T19:10:00.000Z' },
};

/** @type {import('#contract/console/campaigns/campaign-activity').CampaignActivity} */
export const ACTIVITY = {
  links: [
    { url: 'https://example.com/dashboard?tab=matches&compare=', clicks: 1_133 },
    { url: 'https://example.com/help/what-the-percentages-of-two-matches-say-about-each-other', clicks: 96 },
  ],
  hours: [1_204, 1_877, 806, 312, 140, 38].map((opened, hour) => ({
    at: `2026-11-22T${18 + hour}:00:00.000Z`,
    opened,
    clicked: Math.round(opened / 3.6),
  })),
};

/** @param {Partial<import('#contract/console/campaigns/campaign-list').CampaignRecipient>} recipient @returns {import('#contract/console/campaigns/campaign-list').CampaignRecipient} */
const recipient = (recipient) => ({
  userId: recipient.email ?? '',
  email: '',
  state: 'sent',
  dueAt: '2026-11-22T18:00:00.000Z',
  sentAt: '2026-11-22T18:00:12.000Z',
  deliveredAt: '2026-11-22T18:00:14.000Z',
  refusedAt: null,
  openedAt: null,
  clickedAt: null,
  unsubscribedAt: null,
  bouncedAt: null,
  complainedAt: null,
  ...recipient,
});

const UNTRIED = { sentAt: null, deliveredAt: null };

/** @type {import('#contract/console/campaigns/campaign-list').CampaignRecipientPage} */
export const RECIPIENTS = {
  recipients: [
    recipient({
      email: 'demo@example.com',
      openedAt: '2026-11-22T18:21:00.000Z',
      clickedAt: '2026-11-22T18:22:00.000Z',
    }),
    recipient({
      email: 'first.middle.last+newsletters@mail.example.com',
      bouncedAt: '2026-11-22T18:03:00.000Z',
      deliveredAt: null,
    }),
    recipient({ email: 'mara@example.com', ...UNTRIED, state: 'waiting', dueAt: '2026-11-23T18:00:00.000Z' }),
    recipient({ email: 'ines@example.com', ...UNTRIED, state: 'skipped' }),
    recipient({
      email: 'oli@example.com',
      ...UNTRIED,
      state: 'failed',
      refusedAt: '2026-11-22T18:00:20.000Z',
    }),
  ],
  next: 'more',
};
