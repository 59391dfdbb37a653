import { PROFILE_LIMITS, PROFILE_TEXTS, PROFILE_VALUES, type ProfileChanges } from '#contract/profile';
import { AUTH_TEXTS } from '#contract/auth';
import { SURVEY_OPTIONS, SURVEY_TEXTS, type SurveyAnswers } from '#contract/survey';
import {
  boolean,
  ifPresent,
  oneOf,
  optional,
  Rule,
  text,
  Trimmed,
  TrimmedOrNull,
} from '../platform/http/rule';
import { isTimeZone } from './time-zone';

const name = (required: string, tooLong: string) =>
  ifPresent(text({ required, max: PROFILE_LIMITS.nameMax, tooLong }));
const option = (values: readonly string[], label: string) =>
  optional(oneOf(values, PROFILE_TEXTS.unknownOption(label)));
const toggle = (label: string) => ifPresent(boolean(PROFILE_TEXTS.notBoolean(label)));

export class ProfileDto implements ProfileChanges {
  @Trimmed()
  @Rule(name(AUTH_TEXTS.firstNameRequired, AUTH_TEXTS.firstNameTooLong))
  firstName?: string;

  @Trimmed()
  @Rule(name(AUTH_TEXTS.lastNameRequired, AUTH_TEXTS.lastNameTooLong))
  lastName?: string;

  @TrimmedOrNull()
  @Rule(text({ max: PROFILE_LIMITS.locationMax, tooLong: PROFILE_TEXTS.locationTooLong }))
  location?: string | null;

  @TrimmedOrNull()
  @Rule(option(PROFILE_VALUES.gender, 'gender'))
  gender?: string | null;

  @TrimmedOrNull()
  @Rule(option(PROFILE_VALUES.datingGoal, 'dating goal'))
  datingGoal?: string | null;

  @TrimmedOrNull()
  @Rule(option(PROFILE_VALUES.preferredDateType, 'preferred date type'))
  preferredDateType?: string | null;

  @TrimmedOrNull()
  @Rule(option(PROFILE_VALUES.datingDuration, 'dating experience'))
  datingDuration?: string | null;

  @TrimmedOrNull()
  @Rule(option(PROFILE_VALUES.interestedInGenders, 'interested in'))
  interestedInGenders?: string | null;

  @Rule(toggle('Marketing emails'))
  marketingEmails?: boolean;

  @Rule(toggle('Experience emails'))
  experienceEmails?: boolean;

  @Rule(toggle('AI features'))
  aiEnabled?: boolean;

  @TrimmedOrNull()
  @Rule(
    optional((value) =>
      typeof value === 'string' && isTimeZone(value) ? null : PROFILE_TEXTS.timezoneUnknown,
    ),
  )
  timezone?: string | null;
}

const answer = (values: readonly string[], label: string) =>
  oneOf(values, SURVEY_TEXTS.answerRequired(label));

export class SurveyDto implements SurveyAnswers {
  @Rule(answer(SURVEY_OPTIONS.howHeardAbout, 'how you heard about us'))
  howHeardAbout!: string;

  @Rule(answer(SURVEY_OPTIONS.datingDuration, 'how long you have been dating'))
  datingDuration!: string;

  @Rule(answer(SURVEY_OPTIONS.datingGoal, 'your dating goal'))
  datingGoal!: string;

  @Trimmed()
  @Rule(
    text({
      required: SURVEY_TEXTS.answerRequired('your location'),
      max: PROFILE_LIMITS.locationMax,
      tooLong: PROFILE_TEXTS.locationTooLong,
    }),
  )
  location!: string;

  @Rule(answer(SURVEY_OPTIONS.datingChallenge, 'your biggest dating challenge'))
  datingChallenge!: string;

  @Rule(answer(SURVEY_OPTIONS.preferredDateType, 'your preferred date type'))
  preferredDateType!: string;

  @Rule(answer(SURVEY_OPTIONS.gender, 'your gender'))
  gender!: string;

  @Rule(answer(SURVEY_OPTIONS.interestedInGenders, 'who you are interested in'))
  interestedInGenders!: string;
}
