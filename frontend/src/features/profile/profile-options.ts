import {
  DATING_DURATIONS,
  DATING_GOALS,
  equivalentOption,
  GENDERS,
  INTERESTED_IN_GENDERS,
  optionLabel,
  PAGE_DATING_DURATIONS,
  PAGE_DATING_GOALS,
  PAGE_GENDERS,
  PAGE_INTERESTED_IN_GENDERS,
  PAGE_PREFERRED_DATE_TYPES,
  PREFERRED_DATE_TYPES,
} from '#contract/account/profile';

export type OptionFieldName =
  'gender' | 'datingGoal' | 'preferredDateType' | 'datingDuration' | 'interestedInGenders';
export type OptionSet = Readonly<Record<OptionFieldName, readonly string[]>>;

export const DIALOG_OPTIONS: OptionSet = {
  gender: GENDERS,
  datingGoal: DATING_GOALS,
  preferredDateType: PREFERRED_DATE_TYPES,
  datingDuration: DATING_DURATIONS,
  interestedInGenders: INTERESTED_IN_GENDERS,
};

export const PAGE_OPTIONS: OptionSet = {
  gender: PAGE_GENDERS,
  datingGoal: PAGE_DATING_GOALS,
  preferredDateType: PAGE_PREFERRED_DATE_TYPES,
  datingDuration: PAGE_DATING_DURATIONS,
  interestedInGenders: PAGE_INTERESTED_IN_GENDERS,
};

/** Means "nothing chosen", because a select item can't have an empty value. */
export const UNSPECIFIED = 'not-specified';

/** What a form shows for a stored value: its own equivalent option, or the value itself. */
export function shownOption(stored: string | null, options: readonly string[]): string {
  return stored === null ? UNSPECIFIED : equivalentOption(stored, options);
}

/** A form's own options, plus the initial one if it isn't among them. */
export function offeredOptions(opened: string | undefined, options: readonly string[]): readonly string[] {
  if (opened === undefined || opened === UNSPECIFIED || options.includes(opened)) return options;
  return [...options, opened];
}

export function shownLabel(option: string): string {
  return option === UNSPECIFIED ? 'Not specified' : optionLabel(option);
}
