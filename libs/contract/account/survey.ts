import type { RulesOf } from '../rules/field-rule';
import {
  DATING_DURATIONS,
  DATING_GOALS,
  GENDERS,
  INTERESTED_IN_GENDERS,
  LOCATION_RULE,
  PREFERRED_DATE_TYPES,
  PROFILE_VALUES,
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

/** Every answer an account may hold, including those that only the profile offers. */
export const SURVEY_VALUES = {
  ...PROFILE_VALUES,
  howHeardAbout: HOW_HEARD_ABOUT,
  datingChallenge: DATING_CHALLENGES,
} as const;

export type SurveyQuestion = keyof typeof SURVEY_OPTIONS;
export const SURVEY_QUESTIONS = Object.keys(SURVEY_OPTIONS) as SurveyQuestion[];

export const SURVEY_LIMITS = { autoAdvanceMs: 500 } as const;

export type SurveyAnswers = Record<SurveyQuestion, string>;
export interface SurveySavedAnswer {
  surveyComplete: true;
}

const answerRequired = (label: string) => `An answer is required: ${label}`;
const answerRule = (options: readonly string[], label: string) =>
  ({ kind: 'choice', options, message: answerRequired(label) }) as const;

export const SURVEY_RULES = {
  howHeardAbout: answerRule(HOW_HEARD_ABOUT, 'how you heard about us'),
  datingDuration: answerRule(DATING_DURATIONS, 'how long you have been dating'),
  datingGoal: answerRule(DATING_GOALS, 'your dating goal'),
  location: {
    kind: 'text',
    required: answerRequired('your location'),
    max: LOCATION_RULE.max,
    tooLong: LOCATION_RULE.tooLong,
  },
  datingChallenge: answerRule(DATING_CHALLENGES, 'your biggest dating challenge'),
  preferredDateType: answerRule(PREFERRED_DATE_TYPES, 'your preferred date type'),
  gender: answerRule(GENDERS, 'your gender'),
  interestedInGenders: answerRule(INTERESTED_IN_GENDERS, 'who you are interested in'),
} as const satisfies RulesOf<SurveyAnswers>;
