import { PROFILE_RULES, type ProfileChanges } from '#contract/account/profile';
import { SURVEY_RULES, type SurveyAnswers } from '#contract/account/survey';
import { Field } from '../platform/http/field';

export class ProfileDto implements ProfileChanges {
  @Field(PROFILE_RULES.firstName)
  firstName?: string;

  @Field(PROFILE_RULES.lastName)
  lastName?: string;

  @Field(PROFILE_RULES.location)
  location?: string | null;

  @Field(PROFILE_RULES.gender)
  gender?: string | null;

  @Field(PROFILE_RULES.datingGoal)
  datingGoal?: string | null;

  @Field(PROFILE_RULES.preferredDateType)
  preferredDateType?: string | null;

  @Field(PROFILE_RULES.datingDuration)
  datingDuration?: string | null;

  @Field(PROFILE_RULES.interestedInGenders)
  interestedInGenders?: string | null;

  @Field(PROFILE_RULES.marketingEmails)
  marketingEmails?: boolean;

  @Field(PROFILE_RULES.experienceEmails)
  experienceEmails?: boolean;

  @Field(PROFILE_RULES.aiEnabled)
  aiEnabled?: boolean;

  @Field(PROFILE_RULES.aiNotes)
  aiNotes?: boolean;

  @Field(PROFILE_RULES.rateStandardsFirst)
  rateStandardsFirst?: boolean;

  @Field(PROFILE_RULES.timezone)
  timezone?: string | null;
}

export class SurveyDto implements SurveyAnswers {
  @Field(SURVEY_RULES.howHeardAbout)
  howHeardAbout!: string;

  @Field(SURVEY_RULES.datingDuration)
  datingDuration!: string;

  @Field(SURVEY_RULES.datingGoal)
  datingGoal!: string;

  @Field(SURVEY_RULES.location)
  location!: string;

  @Field(SURVEY_RULES.datingChallenge)
  datingChallenge!: string;

  @Field(SURVEY_RULES.preferredDateType)
  preferredDateType!: string;

  @Field(SURVEY_RULES.gender)
  gender!: string;

  @Field(SURVEY_RULES.interestedInGenders)
  interestedInGenders!: string;
}
