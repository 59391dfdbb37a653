import type { SurveyBreakdown, SurveyBreakdownField, ValueCount } from '#contract/console/admin';
import { optionLabel } from '#contract/account/profile';
import { percentOf } from '../shared/console-format';

export interface Share {
  label: string;
  count: number;
  /** A whole number. */
  percent: number;
}

export interface Distribution {
  title: string;
  shares: Share[];
}

const TITLES: Readonly<Record<SurveyBreakdownField, string>> = {
  howHeardAbout: 'How Users Found Us',
  datingGoal: 'Dating Goals',
  datingDuration: 'Dating Experience',
  datingChallenge: 'Main Challenges',
  preferredDateType: 'Date Preferences',
  gender: 'Gender Identity',
  interestedInGenders: 'Dating Preferences',
};

const ORDER = [
  'howHeardAbout',
  'datingGoal',
  'datingDuration',
  'datingChallenge',
  'preferredDateType',
  'surveyCompletion',
  'gender',
  'interestedInGenders',
] as const;

function sharesOf(counts: readonly ValueCount[]): Share[] {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return counts
    .toSorted((one, other) => other.count - one.count)
    .map(({ value, count }) => ({ label: optionLabel(value), count, percent: percentOf(count, total) }));
}

function completion({ total, surveyComplete }: SurveyBreakdown): ValueCount[] {
  return [
    { value: 'Completed', count: surveyComplete },
    { value: 'Not completed', count: total - surveyComplete },
  ].filter(({ count }) => count > 0);
}

/** Each question's answers, most frequent first. */
export function distributionsOf(breakdown: SurveyBreakdown): Distribution[] {
  return ORDER.map((field) =>
    field === 'surveyCompletion'
      ? { title: 'Survey Completion', shares: sharesOf(completion(breakdown)) }
      : { title: TITLES[field], shares: sharesOf(breakdown[field]) },
  );
}
