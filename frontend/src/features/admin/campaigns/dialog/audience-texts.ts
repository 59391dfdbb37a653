import type { SurveyBreakdownField } from '#contract/admin';
import type { SegmentKind } from '#contract/campaigns';
import type { OptionalMailKind } from '#contract/unsubscribe';
import { wholeNumber } from '../../shared/console-format';
import type { Choice } from '../../shared/choice-list';

export const SURVEY_FIELD_WORDS: Readonly<Record<SurveyBreakdownField, string>> = {
  howHeardAbout: 'How they heard about us',
  datingGoal: 'Dating goal',
  datingDuration: 'Dating duration',
  datingChallenge: 'Dating challenge',
  preferredDateType: 'Preferred date type',
  gender: 'Gender identity',
  interestedInGenders: 'Interested in dating',
};

export const SEGMENT_WORDS: Readonly<Record<SegmentKind, string>> = {
  all: 'Everybody',
  active: 'Active users',
  inactive: 'Inactive users',
  'no-matches': 'Users without a match',
  survey: 'By survey answer',
  selected: 'The users you selected',
};

const HINTS: Readonly<Record<SegmentKind, string>> = {
  all: 'Every confirmed member who allows this kind of email.',
  active: 'Those who added a match in the last 30 days.',
  inactive: 'Those who were not here for 30 days.',
  'no-matches': 'Those who have not added anybody yet.',
  survey: 'Those who gave one answer in the survey.',
  selected: '',
};

const OPEN_SEGMENTS: readonly SegmentKind[] = ['all', 'active', 'inactive', 'no-matches', 'survey'];

/** The selected users stand first, where there are any. */
export function segmentChoices(selectedCount: number): Choice<SegmentKind>[] {
  const open = OPEN_SEGMENTS.map((value) => ({ value, label: SEGMENT_WORDS[value], hint: HINTS[value] }));
  if (selectedCount === 0) return open;
  const hint = `${wholeNumber(selectedCount)} selected; only those who allow this kind of email receive it.`;
  return [{ value: 'selected', label: SEGMENT_WORDS.selected, hint }, ...open];
}

export const MAIL_KIND_CHOICES: readonly Choice<OptionalMailKind>[] = [
  { value: 'marketing', label: 'Marketing', hint: 'News and offers, for those who allow marketing emails.' },
  { value: 'experience', label: 'Experience', hint: 'Tips and product updates, for those who allow these.' },
];
