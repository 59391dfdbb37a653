import {
  IDEA_PREFERENCE_RULES,
  type DateIdeaData,
  type DateIdeaPreference,
  type Preference,
} from '#contract/dating/date-ideas';
import { Field } from '../../platform/http/field';

export class IdeaPreferenceDto implements DateIdeaPreference {
  @Field(IDEA_PREFERENCE_RULES.dateIdeaId)
  dateIdeaId!: string;

  @Field(IDEA_PREFERENCE_RULES.dateIdeaData)
  dateIdeaData!: DateIdeaData;

  @Field(IDEA_PREFERENCE_RULES.preference)
  preference!: Preference;
}
