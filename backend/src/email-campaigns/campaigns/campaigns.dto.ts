import { SURVEY_BREAKDOWN_FIELDS } from '#contract/console/admin';
import {
  CAMPAIGN_SAMPLE_RULES,
  type CampaignPreviewRequest,
  type CampaignTestRequest,
} from '#contract/console/campaigns/campaign-samples';
import {
  CAMPAIGN_RULES,
  CAMPAIGN_TEXTS,
  SELECTED_USERS_MAX,
  type AudienceRequest,
  type CampaignDraft,
  type CampaignSchedule,
  type CampaignWords,
  type Segment,
  type StartCampaignRequest,
} from '#contract/console/campaigns/campaigns';
import { CONDITION_LIMITS, readConditions, SEGMENT_RULES } from '#contract/console/campaigns/segments';
import { characterCount, isStorable } from '#contract/rules/characters';
import { isCalendarDay } from '#contract/rules/calendar-day';
import type { StructureRule } from '#contract/rules/field-rule';
import type { OptionalMailKind } from '#contract/account/unsubscribe';
import { isId } from '../../platform/crypto/ids';
import { Field, Read } from '../../platform/http/field';
import { markdownProblem } from '../message/placeholder-check';

const SURVEY_VALUE_MAX = 200;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Null when it is not a segment. */
function readSegment(value: unknown): Segment | null {
  const { kind, field, value: answer, userIds, name, conditions } = fieldsOf(value);
  switch (kind) {
    case 'all':
    case 'active':
    case 'inactive':
    case 'no-matches':
      return { kind };
    case 'survey': {
      const question = SURVEY_BREAKDOWN_FIELDS.find((one) => one === field);
      const isAnswer = typeof answer === 'string' && answer !== '' && answer.length <= SURVEY_VALUE_MAX;
      return question && isAnswer && isStorable(answer) ? { kind, field: question, value: answer } : null;
    }
    case 'custom':
      return readCustom(name, conditions);
    case 'selected':
      return isSelection(userIds) ? { kind, userIds: [...new Set(userIds)] } : null;
    default:
      return null;
  }
}

function readCustom(name: unknown, given: unknown): Segment | null {
  const conditions = readConditions(given);
  const isName =
    typeof name === 'string' && characterCount(name) <= SEGMENT_RULES.name.max && isStorable(name);
  return conditions && isName ? { kind: 'custom', name, conditions } : null;
}

function isSelection(ids: unknown): ids is string[] {
  if (!Array.isArray(ids) || ids.length === 0 || ids.length > SELECTED_USERS_MAX) return false;
  return ids.every((id) => typeof id === 'string' && isId(id));
}

/** An error message when it is not a schedule. */
function readSchedule(value: unknown): CampaignSchedule | string {
  const { kind, at, day, hour } = fieldsOf(value);
  if (kind === 'now') return { kind };
  if (kind === 'at' && typeof at === 'string' && INSTANT.test(at) && !Number.isNaN(Date.parse(at)))
    return { kind, at: new Date(at).toISOString() };
  if (kind !== 'local-hour' || typeof day !== 'string' || !isCalendarDay(day))
    return CAMPAIGN_TEXTS.scheduleInvalid;
  const isHour = typeof hour === 'number' && Number.isInteger(hour) && hour >= 0 && hour <= 23;
  return isHour ? { kind, day, hour } : CAMPAIGN_TEXTS.hourInvalid;
}

const segmentRule: StructureRule = {
  kind: 'structure',
  problem: (segment) => (segment === null ? CAMPAIGN_TEXTS.segmentInvalid : null),
  limits: {
    value: { minLength: 1, maxLength: SURVEY_VALUE_MAX },
    userIds: { minItems: 1, maxItems: SELECTED_USERS_MAX },
    name: { maxLength: SEGMENT_RULES.name.max },
    ...CONDITION_LIMITS,
  },
};
const scheduleRule: StructureRule = {
  kind: 'structure',
  problem: (schedule) => (typeof schedule === 'string' ? schedule : null),
  limits: {
    at: { format: 'date-time' },
    day: { format: 'date' },
    hour: { type: 'integer', minimum: 0, maximum: 23 },
  },
};

class CampaignWordsFields implements CampaignWords {
  @Field(CAMPAIGN_RULES.subject)
  subject!: string;

  @Read((value) => value ?? '')
  @Field(CAMPAIGN_RULES.preview)
  preview!: string;

  @Field({ ...CAMPAIGN_RULES.markdown, also: markdownProblem })
  markdown!: string;

  @Field(CAMPAIGN_RULES.mailKind)
  mailKind!: OptionalMailKind;
}

export class CampaignPreviewDto extends CampaignWordsFields implements CampaignPreviewRequest {
  @Field(CAMPAIGN_SAMPLE_RULES.firstName)
  firstName?: string;
}

export class CampaignTestDto extends CampaignPreviewDto implements CampaignTestRequest {
  @Field(CAMPAIGN_SAMPLE_RULES.to)
  to?: string;
}

export class CampaignLinksDto {
  @Field(CAMPAIGN_RULES.markdown)
  markdown!: string;
}

export class CampaignDraftDto extends CampaignWordsFields implements CampaignDraft {
  @Field(CAMPAIGN_RULES.name)
  name!: string;

  @Read(readSegment)
  @Field(segmentRule)
  segment!: Segment;
}

export class AudienceDto implements AudienceRequest {
  @Read(readSegment)
  @Field(segmentRule)
  segment!: Segment;

  @Field(CAMPAIGN_RULES.mailKind)
  mailKind!: OptionalMailKind;
}

export class StartCampaignDto implements StartCampaignRequest {
  @Read(readSchedule)
  @Field(scheduleRule)
  schedule!: CampaignSchedule;
}
