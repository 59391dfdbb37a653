import type { CampaignStop } from './campaign-activity';
import type { SurveyBreakdownField } from '../admin';
import { placeholderProblem } from './placeholders';
import type { SegmentCondition } from './segments';
import type { RulesOf, TextRule } from '../../rules/field-rule';
import { OPTIONAL_MAIL_KINDS, type OptionalMailKind } from '../../account/unsubscribe';

/** The most users that can be picked by hand. */
export const SELECTED_USERS_MAX = 1_000;

/**
 * No campaign email goes out from the hour `from` until the hour `until` (0 to 23) where its recipient lives; without a
 * known time zone, UTC.
 */
export const QUIET_HOURS = { from: 21, until: 8 } as const;

/**
 * `selected` is the segment that the console's "Send Email" creates from the chosen users, and `custom` a copy of a saved
 * one: what becomes of that later changes no campaign.
 */
const SEGMENT_KINDS = ['all', 'active', 'inactive', 'no-matches', 'survey', 'selected', 'custom'] as const;
export type SegmentKind = (typeof SEGMENT_KINDS)[number];

/** No segment includes users who are unconfirmed or have opted out of the campaign's kind of email. */
export type Segment =
  | { kind: 'all' | 'active' | 'inactive' | 'no-matches' }
  | { kind: 'survey'; field: SurveyBreakdownField; value: string }
  | { kind: 'selected'; userIds: string[] }
  | { kind: 'custom'; name: string; conditions: SegmentCondition[] };

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

/**
 * What the administrator writes. The body is Markdown; `{{firstName}}` becomes the recipient's first name, and the
 * words after `|` in `{{firstName|there}}` stand in for a blank one.
 */
export interface CampaignDraft {
  name: string;
  subject: string;
  /** The line that inboxes show after the subject. */
  preview: string;
  markdown: string;
  mailKind: OptionalMailKind;
  segment: Segment;
}

/** The part of a draft that a preview or a test send (POST adminCampaignPreview, adminCampaignTestSend) needs. */
export type CampaignWords = Pick<CampaignDraft, 'subject' | 'preview' | 'markdown' | 'mailKind'>;

/** POST adminCampaignAudience. */
export type AudienceRequest = Pick<CampaignDraft, 'segment' | 'mailKind'>;

/**
 * POST adminCampaignStep(id, 'start' or 'reschedule'); the other steps have no body. Each step returns the campaign, and
 * 'duplicate' (201) the new draft.
 */
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
  /** Taken by the mail server, and returned later. */
  bounced: number;
  failed: number;
  /** Skipped when sending: unsubscribed or suppressed in the meantime. */
  skipped: number;
}

/** How many of a campaign's emails are in which last state: each recipient counts once. */
export interface CampaignDelivery {
  /** Accepted by the mail server, and no word since. */
  sent: number;
  /** As far as the mail provider or the recipient's server said so. */
  delivered: number;
  bounced: number;
  /** Reported as spam. */
  complained: number;
  /** The mail server or the mail provider would not take it for this recipient. */
  refused: number;
  /** Whether anyone ever said of any email that it was delivered; otherwise `delivered` means nothing. */
  isReported: boolean;
}

/** What a campaign that is being sent is waiting for. */
export interface CampaignForecast {
  /** When the next email is due, if none is now: the others wait for their recipients' hour or morning. */
  nextAt: string | null;
  /** When the last one is handed over at the current rate, about. */
  doneAt: string;
}

/**
 * POST adminCampaigns (201) and PUT adminCampaign(id) take a draft and return this; GET adminCampaigns lists newest
 * first, with `page` and `pageSize` one page of them. DELETE adminCampaign(id) deletes a draft.
 */
export interface Campaign extends CampaignDraft {
  id: string;
  status: CampaignStatus;
  schedule: CampaignSchedule | null;
  createdAt: string;
  /** When recipients start to be selected and emailed; null for a draft. */
  startAt: string | null;
  startedAt: string | null;
  finishedAt: string | null;
  /** When it was put away; only what is over can be. */
  archivedAt: string | null;
  /** Why it paused by itself; null otherwise, and once it goes on. */
  stoppedFor: CampaignStop | null;
  counts: CampaignCounts;
  delivery: CampaignDelivery;
  /** Null while it isn't being sent, or its recipients are still being selected. */
  forecast: CampaignForecast | null;
}

export interface MailPreview {
  subject: string;
  html: string;
  text: string;
}

export interface AudienceAnswer {
  /** Who would get it now. */
  recipients: number;
  /**
   * Who belongs to the segment and would not: unconfirmed, without this kind of email in their settings, or with an
   * address that is suppressed.
   */
  unreachable: number;
  /**
   * Absent when both were counted. With many accounts, both may be estimates from some of them, or, for a segment that
   * has few people and would take long to count, what there are fewer of.
   */
  relation?: 'about' | 'below';
}

/**
 * One email's text as Handlebars, with a blank line between paragraphs. POST adminTemplatePreview (answers
 * `MailPreview`) and adminTemplateTestSend (answers `{ message }`) take these.
 */
export interface TemplateWords {
  subject: string;
  preview: string;
  heading: string;
  body: string;
  /** Empty when the email has no button. */
  actionLabel: string;
  footnote: string;
}

export interface TemplateSummary {
  key: string;
  /** "Welcome Email", "Password Reset", "Email Confirmation", ... */
  name: string;
  subject: string;
  /** 0 for the text that ships with the product. */
  version: number;
  updatedAt: string | null;
}

export interface MailTemplate extends TemplateSummary {
  words: TemplateWords;
  /** The variables that `{{...}}` may name. */
  variables: string[];
}

/** PUT /api/admin/templates/:key: refused with 409 when `version` is not the newest. */
export interface TemplateChange extends TemplateWords {
  version: number;
}

/** Version 0 is the text that ships with the product: no one saved it. */
export interface TemplateVersion {
  version: number;
  savedAt: string | null;
  savedBy: string | null;
  words: TemplateWords;
}

export const CAMPAIGN_TEXTS = {
  placeholderInLink: 'A link cannot contain {{firstName}}: it belongs in the text',
  segmentInvalid: 'Choose who receives the campaign',
  scheduleInvalid: 'Choose when the campaign is sent',
  schedulePast: 'Choose a time in the future',
  hourInvalid: 'The hour must be a whole number from 0 to 23',
} as const;

const MAIL_KIND_RULE = {
  kind: 'choice',
  options: OPTIONAL_MAIL_KINDS,
  message: 'The kind of email must be marketing or experience',
} as const;

export const CAMPAIGN_RULES = {
  name: {
    kind: 'text',
    oneLine: true,
    required: 'A name is required',
    max: 120,
    tooLong: 'A name cannot exceed 120 characters',
  },
  subject: {
    kind: 'text',
    oneLine: true,
    required: 'A subject is required',
    max: 150,
    tooLong: 'A subject cannot exceed 150 characters',
    also: placeholderProblem,
  },
  preview: {
    kind: 'text',
    oneLine: true,
    max: 150,
    tooLong: 'A preview line cannot exceed 150 characters',
    also: placeholderProblem,
  },
  markdown: {
    kind: 'text',
    required: 'A message is required',
    max: 20_000,
    tooLong: 'A message cannot exceed 20000 characters',
    also: placeholderProblem,
  },
  mailKind: MAIL_KIND_RULE,
} as const satisfies RulesOf<CampaignDraft>;

export const TEMPLATE_TEXTS = {
  subjectEmpty: 'The subject is empty once its variables are filled in',
  actionLabelRequired: 'The button needs a label',
} as const;

const templateRule = (max: number, required?: string) =>
  ({
    kind: 'text',
    ...(required !== undefined && { required }),
    max,
    tooLong: `Please use ${max} characters or less`,
  }) as const satisfies TextRule;

export const TEMPLATE_RULES = {
  subject: templateRule(150, 'A subject is required'),
  preview: templateRule(150),
  heading: templateRule(150, 'A heading is required'),
  body: templateRule(5_000, 'A message is required'),
  actionLabel: templateRule(60),
  footnote: templateRule(500),
  version: {
    kind: 'whole-number',
    min: 0,
    max: 1_000_000,
    message: 'The version you edited is required',
  },
} as const satisfies RulesOf<TemplateChange>;
