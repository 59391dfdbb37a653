import { SURVEY_BREAKDOWN_FIELDS } from '#contract/console/admin';
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
} from '#contract/console/campaigns';
import { isStorable } from '#contract/rules/characters';
import { isCalendarDay } from '#contract/rules/calendar-day';
import type { StructureRule } from '#contract/rules/field-rule';
import type { OptionalMailKind } from '#contract/account/unsubscribe';
import { isId } from '../../platform/crypto/ids';
import { Field, Read } from '../../platform/http/field';
import { markdownProblem, placeholderProblem } from './placeholder-check';

const SURVEY_VALUE_MAX = 200;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Null when it is not a segment. */
function readSegment(value: unknown): Segment | null {
  const { kind, field, value: answer, userIds } = fieldsOf(value);
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
    case 'selected':
      return isSelection(userIds) ? { kind, userIds: [...new Set(userIds)] } : null;
    default:
      return null;
  }
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
};
const scheduleRule: StructureRule = {
  kind: 'structure',
  problem: (schedule) => (typeof schedule === 'string' ? schedule : null),
};

export class CampaignWordsDto implements CampaignWords {
  @Field({ ...CAMPAIGN_RULES.subject, also: placeholderProblem })
  subject!: string;

  @Read((value) => value ?? '')
  @Field({ ...CAMPAIGN_RULES.preview, also: placeholderProblem })
  preview!: string;

  @Field({ ...CAMPAIGN_RULES.markdown, also: markdownProblem })
  markdown!: string;

  @Field(CAMPAIGN_RULES.mailKind)
  mailKind!: OptionalMailKind;
}

export class CampaignDraftDto extends CampaignWordsDto implements CampaignDraft {
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
