import { optional, type RulesOf, type TextRule } from '../rules/field-rule';
import { NAME_RULES, TIME_ZONE_RULE } from '../rules/person';

/**
 * The options of the dashboard and the survey; the stand-alone profile page has a set of its own. Both are accepted
 * everywhere.
 */
export const GENDERS = ['woman', 'man', 'non-binary', 'prefer-not-to-say'] as const;
export const DATING_GOALS = ['long-term-relationship', 'marriage-focused', 'short-term', 'not-sure'] as const;
export const PREFERRED_DATE_TYPES = [
  'quiet-intimate',
  'active-outdoor',
  'social-events',
  'creative-cultural',
] as const;
export const DATING_DURATIONS = [
  '6-months-1-year',
  '1-2-years',
  '2-5-years',
  '5-plus-years',
  'recently-single',
  'on-and-off',
] as const;
export const INTERESTED_IN_GENDERS = [
  'men',
  'women',
  'men-and-women',
  'non-binary',
  'prefer-not-to-say',
] as const;

export const PAGE_GENDERS = ['male', 'female', 'non-binary', 'prefer-not-to-say'] as const;
export const PAGE_DATING_GOALS = ['long-term', 'short-term', 'casual', 'marriage', 'friendship'] as const;
export const PAGE_PREFERRED_DATE_TYPES = [
  'quiet-intimate',
  'active-adventurous',
  'social-group',
  'cultural-arts',
  'outdoor-nature',
] as const;
export const PAGE_DATING_DURATIONS = [
  'new-to-dating',
  'less-than-year',
  '1-3-years',
  '3-5-years',
  '5-plus-years',
] as const;
export const PAGE_INTERESTED_IN_GENDERS = ['men', 'women', 'everyone'] as const;

const union = (...sets: readonly (readonly string[])[]): readonly string[] => [...new Set(sets.flat())];

/** Every value a profile field may hold, over both sets. */
export const PROFILE_VALUES = {
  gender: union(GENDERS, PAGE_GENDERS),
  datingGoal: union(DATING_GOALS, PAGE_DATING_GOALS),
  preferredDateType: union(PREFERRED_DATE_TYPES, PAGE_PREFERRED_DATE_TYPES),
  datingDuration: union(DATING_DURATIONS, PAGE_DATING_DURATIONS),
  interestedInGenders: union(INTERESTED_IN_GENDERS, PAGE_INTERESTED_IN_GENDERS),
} as const;

export interface ProfileFields {
  firstName: string;
  lastName: string;
  location: string | null;
  gender: string | null;
  datingGoal: string | null;
  preferredDateType: string | null;
  datingDuration: string | null;
  interestedInGenders: string | null;
  marketingEmails: boolean;
  experienceEmails: boolean;
  aiEnabled: boolean;
  /** Whether a model may be told the user's notes, with what identifies people removed. */
  aiNotes: boolean;
  /** The score dialog asks for the standards before chemistry and enjoyment. */
  rateStandardsFirst: boolean;
  timezone: string | null;
}

export interface UserProfile extends ProfileFields {
  email: string;
  hasSeenDashboardGuide: boolean;
}

export type ProfileChanges = Partial<ProfileFields>;

const choiceRule = (field: keyof typeof PROFILE_VALUES, label: string) =>
  ({
    kind: 'choice',
    nullable: true,
    options: PROFILE_VALUES[field],
    message: `Please choose one of the listed options for ${label}`,
  }) as const;
const switchRule = (label: string) =>
  ({ kind: 'flag', optional: true, message: `${label} must be on or off` }) as const;

export const LOCATION_RULE = {
  kind: 'text',
  nullable: true,
  max: 120,
  tooLong: 'Location cannot exceed 120 characters',
  stopsAtMax: true,
} as const satisfies TextRule;

export const PROFILE_RULES = {
  firstName: optional(NAME_RULES.firstName),
  lastName: optional(NAME_RULES.lastName),
  location: LOCATION_RULE,
  gender: choiceRule('gender', 'gender'),
  datingGoal: choiceRule('datingGoal', 'dating goal'),
  preferredDateType: choiceRule('preferredDateType', 'preferred date type'),
  datingDuration: choiceRule('datingDuration', 'dating experience'),
  interestedInGenders: choiceRule('interestedInGenders', 'interested in'),
  marketingEmails: switchRule('Marketing emails'),
  experienceEmails: switchRule('Experience emails'),
  aiEnabled: switchRule('AI features'),
  aiNotes: switchRule('Notes for AI'),
  rateStandardsFirst: switchRule('Rate standards first'),
  timezone: TIME_ZONE_RULE,
} as const satisfies RulesOf<ProfileChanges>;

/** `long-term-relationship` -> `Long-term relationship`: the readable label of any option value. */
const LABELS: Readonly<Record<string, string>> = {
  'social-media': 'Social media',
  'google-search': 'Google search',
  'friend-referral': 'Friend referral',
  'dating-app': 'Dating app',
  'blog-article': 'Blog article',
  '6-months-1-year': '6 months to 1 year',
  '1-2-years': '1 to 2 years',
  '2-5-years': '2 to 5 years',
  '5-plus-years': '5+ years',
  'recently-single': 'Recently single',
  'on-and-off': 'On and off',
  'long-term-relationship': 'Long-term relationship',
  'marriage-focused': 'Marriage-focused',
  'short-term': 'Short-term',
  'not-sure': 'Not sure',
  'finding-quality-matches': 'Finding quality matches',
  'making-decisions': 'Making decisions',
  'confidence-communication': 'Confidence and communication',
  'knowing-standards': 'Knowing my standards',
  'quiet-intimate': 'Quiet and intimate',
  'active-outdoor': 'Active and outdoor',
  'social-events': 'Social events',
  'creative-cultural': 'Creative and cultural',
  woman: 'Woman',
  man: 'Man',
  'non-binary': 'Non-binary',
  'prefer-not-to-say': 'Prefer not to say',
  men: 'Men',
  women: 'Women',
  'men-and-women': 'Men and women',
  male: 'Male',
  female: 'Female',
  'long-term': 'Long-term',
  casual: 'Casual',
  marriage: 'Marriage',
  friendship: 'Friendship',
  everyone: 'Everyone',
  'active-adventurous': 'Active and adventurous',
  'social-group': 'Social group',
  'cultural-arts': 'Cultural and arts',
  'outdoor-nature': 'Outdoor and nature',
  'new-to-dating': 'New to dating',
  'less-than-year': 'Less than a year',
  '1-3-years': '1 to 3 years',
  '3-5-years': '3 to 5 years',
};

export function optionLabel(value: string): string {
  return LABELS[value] ?? value;
}

/** Values with the same meaning in the two sets; a form shows the one from its own set. */
const EQUIVALENTS: readonly (readonly [string, string])[] = [
  ['woman', 'female'],
  ['man', 'male'],
  ['long-term-relationship', 'long-term'],
  ['marriage-focused', 'marriage'],
  ['active-outdoor', 'active-adventurous'],
  ['social-events', 'social-group'],
  ['creative-cultural', 'cultural-arts'],
  ['men-and-women', 'everyone'],
];

/** The value and those that mean the same, in the order of the sets. */
export function equivalentsOf(value: string): readonly string[] {
  return EQUIVALENTS.find((pair) => pair.includes(value)) ?? [value];
}

/** The entry of `options` that means the same as a stored `value`; the value itself when the form has no equivalent. */
export function equivalentOption(value: string, options: readonly string[]): string {
  if (options.includes(value)) return value;
  const pair = EQUIVALENTS.find((candidates) => candidates.includes(value));
  return pair?.find((other) => options.includes(other)) ?? value;
}
