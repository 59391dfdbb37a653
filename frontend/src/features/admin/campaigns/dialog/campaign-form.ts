import { SURVEY_BREAKDOWN_FIELDS, type SurveyBreakdownField } from '#contract/console/admin';
import {
  CAMPAIGN_TEXTS,
  type Campaign,
  type CampaignDraft,
  type CampaignSchedule,
  type CampaignWords,
  type Segment,
  type SegmentKind,
} from '#contract/console/campaigns';
import { PROFILE_VALUES } from '#contract/account/profile';
import { DATING_CHALLENGES, HOW_HEARD_ABOUT } from '#contract/account/survey';
import type { OptionalMailKind } from '#contract/account/unsubscribe';
import { localDay } from '../../../../lib/format';

export const NOT_SPECIFIED = 'not-specified';

export interface CampaignValues {
  name: string;
  subject: string;
  preview: string;
  markdown: string;
  mailKind: OptionalMailKind;
  segmentKind: SegmentKind;
  surveyField: SurveyBreakdownField;
  surveyValue: string;
  scheduleKind: CampaignSchedule['kind'];
  /** A value for a date and time field, in the viewer's time zone. */
  at: string;
  day: string;
  hour: string;
}

export const SURVEY_VALUES: Readonly<Record<SurveyBreakdownField, readonly string[]>> = {
  ...PROFILE_VALUES,
  howHeardAbout: HOW_HEARD_ABOUT,
  datingChallenge: DATING_CHALLENGES,
};

const DAY_MS = 86_400_000;

/** A value for a date and time field, in the viewer's time zone. */
function localMinute(at: Date): string {
  const time = [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
  return `${localDay(at)}T${time}`;
}

/** What the form starts with: a saved campaign, or nothing. */
export function initialValues(draft: Campaign | null, hasSelection: boolean, now: Date): CampaignValues {
  const tomorrow = localDay(new Date(now.getTime() + DAY_MS));
  const segment = draft?.segment;
  const survey = segment?.kind === 'survey' ? segment : null;
  const schedule = draft?.schedule ?? null;
  return {
    name: draft?.name ?? '',
    subject: draft?.subject ?? '',
    preview: draft?.preview ?? '',
    markdown: draft?.markdown ?? '',
    mailKind: draft?.mailKind ?? 'marketing',
    segmentKind: segment?.kind ?? (hasSelection ? 'selected' : 'all'),
    surveyField: survey?.field ?? SURVEY_BREAKDOWN_FIELDS[0],
    surveyValue: survey?.value ?? HOW_HEARD_ABOUT[0],
    scheduleKind: schedule?.kind ?? 'now',
    at: schedule?.kind === 'at' ? localMinute(new Date(schedule.at)) : `${tomorrow}T09:00`,
    day: schedule?.kind === 'local-hour' ? schedule.day : tomorrow,
    hour: schedule?.kind === 'local-hour' ? String(schedule.hour) : '10',
  };
}

export function segmentOf(values: CampaignValues, userIds: readonly string[]): Segment {
  const { segmentKind: kind, surveyField: field, surveyValue: value } = values;
  if (kind === 'selected') return { kind, userIds: [...userIds] };
  return kind === 'survey' ? { kind, field, value } : { kind };
}

export const wordsOf = ({ subject, preview, markdown, mailKind }: CampaignValues): CampaignWords => ({
  subject: subject.trim(),
  preview: preview.trim(),
  markdown,
  mailKind,
});

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
