import { SURVEY_BREAKDOWN_FIELDS } from '#contract/admin';
import {
  CAMPAIGN_LIMITS,
  CAMPAIGN_TEXTS,
  type CampaignDraft,
  type CampaignSchedule,
  type CampaignWords,
  type Segment,
} from '#contract/campaigns';
import { OPTIONAL_MAIL_KINDS, type OptionalMailKind } from '#contract/unsubscribe';
import { isCalendarDay } from '../../platform/clock/local-time';
import { isId } from '../../platform/crypto/ids';
import { isStorable, oneOf, Read, Rule, text, Trimmed } from '../../platform/http/rule';
import { placeholdersIn, placeholdersInMarkdown } from './placeholder-check';

const SURVEY_VALUE_MAX = 200;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Headers have one line. */
const oneLine = (value: unknown): unknown =>
  typeof value === 'string' ? value.normalize('NFC').replace(/\s+/g, ' ').trim() : value;

/** Null for what is no segment. */
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
  if (!Array.isArray(ids) || ids.length === 0 || ids.length > CAMPAIGN_LIMITS.selectedMax) return false;
  return ids.every((id) => typeof id === 'string' && isId(id));
}

/** A text in place of what is no schedule. */
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

const segmentRule = (value: unknown) => (value === null ? CAMPAIGN_TEXTS.segmentInvalid : null);
const mailKindRule = oneOf(OPTIONAL_MAIL_KINDS, CAMPAIGN_TEXTS.mailKindInvalid);

export class CampaignWordsDto implements CampaignWords {
  @Read(oneLine)
  @Rule(
    placeholdersIn(
      text({
        required: CAMPAIGN_TEXTS.subjectRequired,
        max: CAMPAIGN_LIMITS.subjectMax,
        tooLong: CAMPAIGN_TEXTS.subjectTooLong,
      }),
    ),
  )
  subject!: string;

  @Read((value) => oneLine(value ?? ''))
  @Rule(placeholdersIn(text({ max: CAMPAIGN_LIMITS.previewMax, tooLong: CAMPAIGN_TEXTS.previewTooLong })))
  preview!: string;

  @Trimmed()
  @Rule(
    placeholdersInMarkdown(
      text({
        required: CAMPAIGN_TEXTS.bodyRequired,
        max: CAMPAIGN_LIMITS.bodyMax,
        tooLong: CAMPAIGN_TEXTS.bodyTooLong,
      }),
    ),
  )
  markdown!: string;

  @Rule(mailKindRule)
  mailKind!: OptionalMailKind;
}

export class CampaignDraftDto extends CampaignWordsDto implements CampaignDraft {
  @Read(oneLine)
  @Rule(
    text({
      required: CAMPAIGN_TEXTS.nameRequired,
      max: CAMPAIGN_LIMITS.nameMax,
      tooLong: CAMPAIGN_TEXTS.nameTooLong,
    }),
  )
  name!: string;

  @Read(readSegment)
  @Rule(segmentRule)
  segment!: Segment;
}

export class AudienceDto {
  @Read(readSegment)
  @Rule(segmentRule)
  segment!: Segment;

  @Rule(mailKindRule)
  mailKind!: OptionalMailKind;
}

export class StartCampaignDto {
  @Read(readSchedule)
  @Rule((value) => (typeof value === 'string' ? value : null))
  schedule!: CampaignSchedule;
}
