import type { ErrorEntry } from '../../error-entry';

/** What the console's campaigns can answer with. */
export const CAMPAIGN_ERRORS = {
  'campaign.not-found': { catalogue: 'not_found', status: 404, message: 'This campaign does not exist.' },
  'campaign.not-draft': {
    catalogue: 'not_possible',
    status: 409,
    message: "This campaign has already started, so it can't be changed. Please create a new one.",
  },
  'campaign.being-sent': {
    catalogue: 'not_possible',
    status: 409,
    message: 'This campaign is being sent. Pause it first.',
  },
  'campaign.begun': {
    catalogue: 'not_possible',
    status: 409,
    message: "Some recipients already have this campaign, so its time can't be changed. Resume or cancel it.",
  },
  'campaign.over': {
    catalogue: 'not_possible',
    status: 409,
    message: "This campaign is over, so its time can't be changed. Duplicate it to send it again.",
  },
  'campaign.not-scheduled': {
    catalogue: 'not_possible',
    status: 409,
    message: "This campaign isn't scheduled yet. Open the draft and choose when to send it.",
  },
  'campaign.not-deletable': {
    catalogue: 'not_possible',
    status: 409,
    message: 'Only drafts can be deleted. A campaign that is over can be archived.',
  },
  'campaign.not-over': {
    catalogue: 'not_possible',
    status: 409,
    message: "This campaign isn't over yet. Cancel it first, or wait until it's sent.",
  },
  'campaign.draft': {
    catalogue: 'not_possible',
    status: 409,
    message: "A draft can't be archived. Delete it instead.",
  },
  'segment.not-found': { catalogue: 'not_found', status: 404, message: 'This segment does not exist.' },
  'segment.name-taken': {
    catalogue: 'not_possible',
    status: 409,
    message: 'There is a segment with this name. Choose another name.',
  },
  'segment.too-many': {
    catalogue: 'not_possible',
    status: 409,
    message: 'There are 200 segments. Delete one you no longer need.',
  },
  'campaign.moved-on': {
    catalogue: 'not_possible',
    status: 409,
    message: 'This campaign has changed. Please refresh.',
  },
  'campaign.test-suppressed': {
    catalogue: 'email_send_failed',
    status: 409,
    message: "This address has unsubscribed or doesn't accept email, so we can't send it a test.",
  },
  'campaign.tester-unsubscribed': {
    catalogue: 'email_send_failed',
    status: 409,
    message: "You've unsubscribed from this kind of email, so we can't send you a test.",
  },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
