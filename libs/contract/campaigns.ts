import type { SurveyBreakdownField } from './admin';
import type { OptionalMailKind } from './unsubscribe';

export const CAMPAIGN_LIMITS = {
  nameMax: 120,
  subjectMax: 150,
  previewMax: 150,
  bodyMax: 20_000,
  /** Users that one may choose by hand. */
  selectedMax: 1_000,
} as const;

/** `selected` is what the console's "Send Email" makes of the chosen users. */
export const SEGMENT_KINDS = ['all', 'active', 'inactive', 'no-matches', 'survey', 'selected'] as const;
export type SegmentKind = (typeof SEGMENT_KINDS)[number];

/** Whoever does not allow the campaign's kind of mail, or is unconfirmed, is in no segment. */
export type Segment =
  | { kind: 'all' | 'active' | 'inactive' | 'no-matches' }
  | { kind: 'survey'; field: SurveyBreakdownField; value: string }
  | { kind: 'selected'; userIds: string[] };

export type CampaignSchedule =
  | { kind: 'now' }
  /** An instant, ISO 8601. */
  | { kind: 'at'; at: string }
  /** At this hour of this day where each recipient lives; without a known time zone, UTC. */
  | { kind: 'local-hour'; day: string; hour: number };

export const CAMPAIGN_STATUSES = [
  'draft',
  'scheduled',
  'sending',
  'paused',
  'completed',
  'cancelled',
] as const;
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

/** What the administrator writes. The body is Markdown; `{{firstName}}` stands for the recipient's. */
export interface CampaignDraft {
  name: string;
  subject: string;
  /** The line that inboxes show behind the subject. */
  preview: string;
  markdown: string;
  mailKind: OptionalMailKind;
  segment: Segment;
}

/** What a preview or a test send (POST adminCampaignPreview, adminCampaignTestSend) needs of a draft. */
export type CampaignWords = Pick<CampaignDraft, 'subject' | 'preview' | 'markdown' | 'mailKind'>;

/** POST adminCampaignAudience. */
export type AudienceRequest = Pick<CampaignDraft, 'segment' | 'mailKind'>;

/** POST adminCampaignStep(id, 'start'); the other steps have no body, and each step answers the campaign. */
export interface StartCampaignRequest {
  schedule: CampaignSchedule;
}

export interface CampaignCounts {
  recipients: number;
  /** Not handed over yet. */
  pending: number;
  sent: number;
  opened: number;
  clicked: number;
  unsubscribed: number;
  bounced: number;
  failed: number;
  /** Left out at the moment of sending: unsubscribed or suppressed since. */
  skipped: number;
}

/** POST adminCampaigns (201) and PUT adminCampaign(id) take a draft and answer this; GET adminCampaigns lists newest first. */
export interface Campaign extends CampaignDraft {
  id: string;
  status: CampaignStatus;
  schedule: CampaignSchedule | null;
  createdAt: string;
  startedAt: string | null;
  finishedAt: string | null;
  counts: CampaignCounts;
}

export interface MailPreview {
  subject: string;
  html: string;
  text: string;
}

export interface AudienceAnswer {
  recipients: number;
}

export const AUTOMATION_KEYS = ['welcome', 'first_match_encouragement'] as const;
export type AutomationKey = (typeof AUTOMATION_KEYS)[number];

export interface Automation {
  key: AutomationKey;
  name: string;
  description: string;
  enabled: boolean;
  /** Hour of the day where the user lives, 0 to 23; null for what happens at once. */
  hour: number | null;
  /** Mails of this kind to one user in all. */
  maxTimes: number | null;
  lastRunAt: string | null;
  nextRunAt: string | null;
  counts: { sent: number; opened: number; clicked: number; unsubscribed: number; failed: number };
}

/** PATCH /api/admin/automations/:key; what is absent stays. */
export interface AutomationChange {
  enabled?: boolean;
  hour?: number;
  maxTimes?: number;
}

export const TEMPLATE_LIMITS = {
  subjectMax: 150,
  previewMax: 150,
  headingMax: 150,
  bodyMax: 5_000,
  actionLabelMax: 60,
  footnoteMax: 500,
} as const;

/**
 * One mail's words as Handlebars; paragraphs are parted by an empty line.
 * POST adminTemplatePreview (answers `MailPreview`) and adminTemplateTestSend (answers `{ message }`) take these.
 */
export interface TemplateWords {
  subject: string;
  preview: string;
  heading: string;
  body: string;
  /** Empty where the mail has no button. */
  actionLabel: string;
  footnote: string;
}

export interface TemplateSummary {
  key: string;
  /** "Welcome Email", "Password Reset", "Email Confirmation", ... */
  name: string;
  subject: string;
  /** 0 while it is the one that came with the product. */
  version: number;
  updatedAt: string | null;
}

export interface MailTemplate extends TemplateSummary {
  words: TemplateWords;
  /** What `{{...}}` may name. */
  variables: string[];
}

/** PUT /api/admin/templates/:key: refused with 409 when `version` is not the newest. */
export interface TemplateChange extends TemplateWords {
  version: number;
}

export interface TemplateVersion {
  version: number;
  savedAt: string;
  savedBy: string;
  words: TemplateWords;
}

export const CAMPAIGN_TEXTS = {
  nameRequired: 'A name is required',
  nameTooLong: `A name cannot exceed ${CAMPAIGN_LIMITS.nameMax} characters`,
  subjectRequired: 'A subject is required',
  subjectTooLong: `A subject cannot exceed ${CAMPAIGN_LIMITS.subjectMax} characters`,
  previewTooLong: `A preview line cannot exceed ${CAMPAIGN_LIMITS.previewMax} characters`,
  bodyRequired: 'A message is required',
  bodyTooLong: `A message cannot exceed ${CAMPAIGN_LIMITS.bodyMax} characters`,
  placeholderInLink: 'A link cannot contain {{firstName}}: it belongs in the text',
  mailKindInvalid: 'The kind of email must be marketing or experience',
  segmentInvalid: 'Choose who receives the campaign',
  scheduleInvalid: 'Choose when the campaign is sent',
  schedulePast: 'Choose a moment that is still to come',
  enabledInvalid: 'Enabled must be true or false',
  hourInvalid: 'The hour must be a whole number from 0 to 23',
  maxTimesInvalid: 'The number of emails must be a whole number from 1 to 10',
} as const;

/** `placeholder` as it was written, braces included. */
export function unknownPlaceholder(placeholder: string): string {
  return `Unknown placeholder ${placeholder}: only {{firstName}} is known`;
}

export const TEMPLATE_TEXTS = {
  subjectRequired: 'A subject is required',
  subjectEmpty: 'The subject is empty once it is filled in',
  headingRequired: 'A heading is required',
  bodyRequired: 'A message is required',
  actionLabelRequired: 'The button needs words',
  versionInvalid: 'The version that you changed is required',
} as const;
