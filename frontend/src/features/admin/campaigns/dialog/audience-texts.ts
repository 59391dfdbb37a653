import type { Segment, SegmentKind } from '#contract/console/campaigns/campaigns';
import { optionLabel } from '#contract/account/profile';
import type { OptionalMailKind } from '#contract/account/unsubscribe';
import { peopleWords, wholeNumber } from '../../shared/console-format';
import type { Choice } from '../../shared/lists/choice-list';
import { conditionText } from '../segments/segment-form';
import { SURVEY_FIELD_WORDS } from './survey-texts';

const SEGMENT_WORDS: Readonly<Record<SegmentKind, string>> = {
  all: 'Everyone',
  active: 'Active users',
  inactive: 'Inactive users',
  'no-matches': 'Users without a match',
  survey: 'By survey answer',
  selected: 'The users you selected',
  custom: 'A saved segment',
};

/** Who a segment is, in one line. */
export function segmentText(segment: Segment): string {
  if (segment.kind === 'survey') return `${SURVEY_FIELD_WORDS[segment.field]}: ${optionLabel(segment.value)}`;
  if (segment.kind === 'custom')
    return `${segment.name}: ${segment.conditions.map(conditionText).join('; ')}`;
  if (segment.kind === 'selected') return `${peopleWords(segment.userIds.length)} you selected`;
  return SEGMENT_WORDS[segment.kind];
}

const HINTS: Readonly<Record<SegmentKind, string>> = {
  all: 'Every confirmed member who allows this kind of email.',
  active: 'People who added a match in the last 30 days.',
  inactive: "People who haven't signed in for 30 days.",
  'no-matches': "People who haven't added a match yet.",
  survey: 'People who gave a particular survey answer.',
  selected: '',
  custom: 'People who meet several conditions, such as answers, sign-up date and activity.',
};

const OPEN_SEGMENTS: readonly SegmentKind[] = ['all', 'active', 'inactive', 'no-matches', 'survey', 'custom'];

/** Selected users come first, if there are any. */
export function segmentChoices(selectedCount: number): Choice<SegmentKind>[] {
  const open = OPEN_SEGMENTS.map((value) => ({ value, label: SEGMENT_WORDS[value], hint: HINTS[value] }));
  if (selectedCount === 0) return open;
  const hint = `${wholeNumber(selectedCount)} selected; only those who allow this kind of email receive it.`;
  return [{ value: 'selected', label: SEGMENT_WORDS.selected, hint }, ...open];
}

export const MAIL_KIND_CHOICES: readonly Choice<OptionalMailKind>[] = [
  { value: 'marketing', label: 'Marketing', hint: 'News and offers, for people who allow marketing emails.' },
  { value: 'experience', label: 'Experience', hint: 'Tips and product updates, for people who allow these.' },
];
