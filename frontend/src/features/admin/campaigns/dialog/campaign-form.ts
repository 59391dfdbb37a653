import { SURVEY_BREAKDOWN_FIELDS, type SurveyBreakdownField } from '#contract/console/admin';
import type { CampaignPreviewRequest } from '#contract/console/campaigns/campaign-samples';
import {
  CAMPAIGN_TEXTS,
  type Campaign,
  type CampaignDraft,
  type CampaignSchedule,
  type CampaignWords,
  type Segment,
  type SegmentKind,
} from '#contract/console/campaigns/campaigns';
import { HOW_HEARD_ABOUT } from '#contract/account/survey';
import type { SegmentDraft } from '#contract/console/campaigns/segments';
import type { OptionalMailKind } from '#contract/account/unsubscribe';
import { localDay } from '../../../../lib/format';

export const NOT_SPECIFIED = 'not-specified';

export type SampleReader = 'you' | 'other' | 'nameless';

const SAMPLE_NAME = 'Alexandra';

export const SAMPLE_WORDS: Readonly<Record<SampleReader, string>> = {
  you: 'You',
  other: `Someone named ${SAMPLE_NAME}`,
  nameless: 'Someone without a first name',
};

export interface CampaignValues {
  name: string;
  subject: string;
  preview: string;
  markdown: string;
  mailKind: OptionalMailKind;
  segmentKind: SegmentKind;
  surveyField: SurveyBreakdownField;
  surveyValue: string;
  /** A copy of the chosen segment. */
  custom: SegmentDraft | null;
  scheduleKind: CampaignSchedule['kind'];
  /** A value for a date and time field, in the viewer's time zone. */
  at: string;
  day: string;
  hour: string;
  /** Who the preview is for: the administrator, someone of another name, or someone without one. */
  sample: SampleReader;
  /** Where a test goes; empty for the administrator's own address. */
  testTo: string;
}

const DAY_MS = 86_400_000;

/** A value for a date and time field, in the viewer's time zone. */
function localMinute(at: Date): string {
  const time = [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
  return `${localDay(at)}T${time}`;
}

type ScheduleValues = Pick<CampaignValues, 'scheduleKind' | 'at' | 'day' | 'hour'>;

function scheduleValues(schedule: CampaignSchedule | null, now: Date): ScheduleValues {
  const tomorrow = localDay(new Date(now.getTime() + DAY_MS));
  const values: ScheduleValues = { scheduleKind: 'now', at: `${tomorrow}T09:00`, day: tomorrow, hour: '10' };
  if (schedule?.kind === 'at')
    return { ...values, scheduleKind: 'at', at: localMinute(new Date(schedule.at)) };
  if (schedule?.kind !== 'local-hour') return values;
  return { ...values, scheduleKind: 'local-hour', day: schedule.day, hour: String(schedule.hour) };
}

const NO_WORDS: CampaignWords = { subject: '', preview: '', markdown: '', mailKind: 'marketing' };

/** What the form starts with: a saved campaign, or nothing. */
export function initialValues(draft: Campaign | null, hasSelection: boolean, now: Date): CampaignValues {
  const { subject, preview, markdown, mailKind } = draft ?? NO_WORDS;
  const segment = draft?.segment;
  const survey = segment?.kind === 'survey' ? segment : null;
  return {
    name: draft?.name ?? '',
    subject,
    preview,
    markdown,
    mailKind,
    segmentKind: segment?.kind ?? (hasSelection ? 'selected' : 'all'),
    surveyField: survey?.field ?? SURVEY_BREAKDOWN_FIELDS[0],
    surveyValue: survey?.value ?? HOW_HEARD_ABOUT[0],
    custom: segment?.kind === 'custom' ? { name: segment.name, conditions: segment.conditions } : null,
    sample: 'you',
    testTo: '',
    ...scheduleValues(draft?.schedule ?? null, now),
  };
}

/** A saved segment still has to be chosen. */
export const lacksSegment = ({ segmentKind, custom }: CampaignValues): boolean =>
  segmentKind === 'custom' && custom === null;

export function segmentOf(values: CampaignValues, userIds: readonly string[]): Segment {
  const { segmentKind: kind, surveyField: field, surveyValue: value } = values;
  if (kind === 'selected') return { kind, userIds: [...userIds] };
  if (kind === 'custom') return { kind, ...(values.custom ?? { name: '', conditions: [] }) };
  return kind === 'survey' ? { kind, field, value } : { kind };
}

const wordsOf = ({ subject, preview, markdown, mailKind }: CampaignValues): CampaignWords => ({
  subject: subject.trim(),
  preview: preview.trim(),
  markdown,
  mailKind,
});

/** The words, with whose email to show. */
export function previewOf(values: CampaignValues): CampaignPreviewRequest {
  const words = wordsOf(values);
  if (values.sample === 'you') return words;
  return { ...words, firstName: values.sample === 'other' ? SAMPLE_NAME : '' };
}

export function draftOf(values: CampaignValues, userIds: readonly string[]): CampaignDraft {
  return { ...wordsOf(values), name: values.name.trim(), segment: segmentOf(values, userIds) };
}

/** An error message when the time is missing or in the past. */
export function scheduleOf(values: CampaignValues, now: Date): CampaignSchedule | string {
  switch (values.scheduleKind) {
    case 'now':
      return { kind: 'now' };
    case 'at': {
      const at = new Date(values.at);
      if (Number.isNaN(at.getTime())) return CAMPAIGN_TEXTS.scheduleInvalid;
      return at > now ? { kind: 'at', at: at.toISOString() } : CAMPAIGN_TEXTS.schedulePast;
    }
    case 'local-hour':
      if (!/^\d{4}-\d{2}-\d{2}$/.test(values.day)) return CAMPAIGN_TEXTS.scheduleInvalid;
      return values.day >= localDay(now)
        ? { kind: 'local-hour', day: values.day, hour: Number(values.hour) }
        : 'Choose today or a later day';
  }
}
