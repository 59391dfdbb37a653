import type { Campaign } from './campaigns';

/** What can be done to a saved campaign; which of these are allowed depends on its state. */
export const CAMPAIGN_STEPS = [
  'start',
  'reschedule',
  'pause',
  'resume',
  'cancel',
  'duplicate',
  'archive',
  'unarchive',
] as const;
export type CampaignStepName = (typeof CAMPAIGN_STEPS)[number];

const CAMPAIGN_VIEWS = ['current', 'archived'] as const;
export type CampaignView = (typeof CAMPAIGN_VIEWS)[number];

export const CAMPAIGN_LIST_LIMITS = { pageSize: 20, pageSizeMax: 100, recipients: 50 } as const;

/** A campaign in a list: everything but what the email says. GET adminCampaignSummaries, total in X-Total-Count. */
export interface CampaignSummary extends Omit<Campaign, 'preview' | 'markdown' | 'segment'> {
  segmentKind: Campaign['segment']['kind'];
}

/** Where an email to one recipient is: not handed over yet, handed over, given up, or not wanted in the meantime. */
const RECIPIENT_STATES = ['waiting', 'sent', 'failed', 'skipped'] as const;
export type RecipientState = (typeof RECIPIENT_STATES)[number];
const RECIPIENT_FILTERS = ['all', ...RECIPIENT_STATES] as const;
export type RecipientFilter = (typeof RECIPIENT_FILTERS)[number];

export interface CampaignRecipient {
  userId: string;
  email: string;
  state: RecipientState;
  /** When it is their turn; the past when it has come. */
  dueAt: string;
  /** When the mail server took it; null, too, once its record is deleted (30 days). */
  sentAt: string | null;
  /** As far as the mail provider or the recipient's server said so. */
  deliveredAt: string | null;
  /** When the mail server (`failed`) or, later, the mail provider (`sent`) would not take it for this recipient. */
  refusedAt: string | null;
  openedAt: string | null;
  clickedAt: string | null;
  unsubscribedAt: string | null;
  bouncedAt: string | null;
  complainedAt: string | null;
}

/** GET adminCampaignRecipients(id) `state`, `after`. */
export interface CampaignRecipientPage {
  recipients: CampaignRecipient[];
  /** What to pass as `after` for the following page; null on the last one. */
  next: string | null;
}

const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const PLACE_INVALID = 'The place in the list is not valid';

export const CAMPAIGN_LIST_RULES = {
  view: {
    kind: 'choice',
    optional: true,
    options: CAMPAIGN_VIEWS,
    message: 'The view must be current or archived',
  },
  page: {
    kind: 'whole-number',
    optional: true,
    min: 1,
    max: 1_000_000,
    message: 'The page must be a whole number from 1',
  },
  pageSize: {
    kind: 'whole-number',
    optional: true,
    min: 1,
    max: CAMPAIGN_LIST_LIMITS.pageSizeMax,
    message: `The page size must be a whole number from 1 to ${CAMPAIGN_LIST_LIMITS.pageSizeMax}`,
  },
  state: {
    kind: 'choice',
    optional: true,
    options: RECIPIENT_FILTERS,
    message: `The state must be ${RECIPIENT_FILTERS.slice(0, -1).join(', ')} or ${RECIPIENT_FILTERS.at(-1)}`,
  },
  after: {
    kind: 'text',
    optional: true,
    max: 36,
    tooLong: PLACE_INVALID,
    also: (text: string) => (ID.test(text) ? null : PLACE_INVALID),
  },
} as const;
