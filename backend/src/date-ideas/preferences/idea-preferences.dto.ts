import {
  DATE_IDEA_LIMITS,
  DATE_IDEA_TEXTS,
  IDEA_PREFERENCES,
  type DateIdeaData,
  type Preference,
} from '#contract/date-ideas';
import { oneOf, Rule, text, Trimmed, type RuleCheck } from '../../platform/http/rule';

const ideaData: RuleCheck = (value) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return DATE_IDEA_TEXTS.dataRequired;
  const isTooLarge = Buffer.byteLength(JSON.stringify(value)) > DATE_IDEA_LIMITS.dataMaxBytes;
  return isTooLarge ? DATE_IDEA_TEXTS.dataTooLarge : null;
};

export class IdeaPreferenceDto {
  @Trimmed()
  @Rule(
    text({
      required: DATE_IDEA_TEXTS.idRequired,
      max: DATE_IDEA_LIMITS.idMax,
      tooLong: DATE_IDEA_TEXTS.idTooLong,
    }),
  )
  dateIdeaId!: string;

  @Rule(ideaData)
  dateIdeaData!: DateIdeaData;

  @Rule(oneOf(IDEA_PREFERENCES, DATE_IDEA_TEXTS.preferenceRequired))
  preference!: Preference;
}
