import {
  DATING_DURATIONS,
  DATING_GOALS,
  GENDERS,
  INTERESTED_IN_GENDERS,
  PREFERRED_DATE_TYPES,
  PROFILE_LIMITS,
} from './profile';

export const HOW_HEARD_ABOUT = [
  'social-media',
  'google-search',
  'friend-referral',
  'dating-app',
  'blog-article',
] as const;
export const DATING_CHALLENGES = [
  'finding-quality-matches',
  'making-decisions',
  'confidence-communication',
  'knowing-standards',
] as const;

/** The eight questions in their order; `location` is the only one in the user's own words. */
export const SURVEY_OPTIONS = {
  howHeardAbout: HOW_HEARD_ABOUT,
  datingDuration: DATING_DURATIONS,
  datingGoal: DATING_GOALS,
  location: null,
  datingChallenge: DATING_CHALLENGES,
  preferredDateType: PREFERRED_DATE_TYPES,
  gender: GENDERS,
  interestedInGenders: INTERESTED_IN_GENDERS,
} as const;

export type SurveyQuestion = keyof typeof SURVEY_OPTIONS;
export const SURVEY_QUESTIONS = Object.keys(SURVEY_OPTIONS) as SurveyQuestion[];

export const SURVEY_LIMITS = { locationMax: PROFILE_LIMITS.locationMax, autoAdvanceMs: 500 } as const;

export const SURVEY_TEXTS = {
  answerRequired: (label: string) => `An answer is required: ${label}`,
} as const;

export type SurveyAnswers = Record<SurveyQuestion, string>;
export interface SurveySavedAnswer {
  surveyComplete: true;
}
