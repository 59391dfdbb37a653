import type { SurveyBreakdownField } from '#contract/console/admin';

/** The survey's questions, by their answers' field. */
export const SURVEY_FIELD_WORDS: Readonly<Record<SurveyBreakdownField, string>> = {
  howHeardAbout: 'How they heard about us',
  datingGoal: 'Dating goal',
  datingDuration: 'Dating duration',
  datingChallenge: 'Dating challenge',
  preferredDateType: 'Preferred date type',
  gender: 'Gender identity',
  interestedInGenders: 'Interested in dating',
};
