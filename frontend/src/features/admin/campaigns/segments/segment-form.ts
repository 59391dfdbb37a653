import { optionLabel } from '#contract/account/profile';
import { NOT_SPECIFIED, SURVEY_BREAKDOWN_FIELDS, type SurveyBreakdownField } from '#contract/console/admin';
import {
  answerChoices,
  SEGMENT_LIMITS,
  type SegmentCondition,
  type SegmentDraft,
} from '#contract/console/campaigns/segments';
import { KEPT_DAYS } from '#contract/account/privacy';
import { LANGUAGES } from '#contract/rules/language';
import { calendarDay } from '../../shared/console-format';
import { SURVEY_FIELD_WORDS } from '../dialog/survey-texts';

/** Values of a choice that stand for several, as one text. */
const BETWEEN = '|';

export type SegmentValues = Record<SurveyBreakdownField, string> & {
  name: string;
  joinedFrom: string;
  joinedUntil: string;
  activity: '' | 'within' | 'not-within';
  activityDays: string;
  neverOpened: '' | 'yes';
  zones: string;
  languages: string;
};

const ANY_ANSWER = Object.fromEntries(SURVEY_BREAKDOWN_FIELDS.map((field) => [field, ''])) as Record<
  SurveyBreakdownField,
  string
>;

export function segmentValues(segment: SegmentDraft | null): SegmentValues {
  const values: SegmentValues = {
    ...ANY_ANSWER,
    name: segment?.name ?? '',
    joinedFrom: '',
    joinedUntil: '',
    activity: '',
    activityDays: '30',
    neverOpened: '',
    zones: '',
    languages: '',
  };
  for (const condition of segment?.conditions ?? []) Object.assign(values, valuesOf(condition));
  return values;
}

function valuesOf(condition: SegmentCondition): Partial<SegmentValues> {
  switch (condition.field) {
    case 'survey':
      return { [condition.question]: condition.answers.join(BETWEEN) };
    case 'joined':
      return { joinedFrom: condition.from ?? '', joinedUntil: condition.until ?? '' };
    case 'lastActive':
      return { activity: condition.is, activityDays: String(condition.days) };
    case 'neverOpened':
      return { neverOpened: 'yes' };
    case 'timeZone':
      return { zones: condition.zones.join(BETWEEN) };
    case 'language':
      return { languages: condition.languages.join(BETWEEN) };
  }
}

export function conditionsOf(values: SegmentValues): SegmentCondition[] {
  const { joinedFrom, joinedUntil, activity, activityDays, neverOpened, zones, languages } = values;
  const answered = SURVEY_BREAKDOWN_FIELDS.filter((question) => values[question] !== '');
  return [
    ...answered.map((question): SegmentCondition => ({
      field: 'survey',
      question,
      answers: values[question].split(BETWEEN),
    })),
    ...(joinedFrom || joinedUntil
      ? [{ field: 'joined', from: joinedFrom || null, until: joinedUntil || null } as const]
      : []),
    ...(activity ? [{ field: 'lastActive', is: activity, days: Number(activityDays) } as const] : []),
    ...(neverOpened ? [{ field: 'neverOpened' } as const] : []),
    ...(zones ? [{ field: 'timeZone', zones: zones.split(BETWEEN) } as const] : []),
    ...(languages ? [{ field: 'language', languages: languages.split(BETWEEN) } as const] : []),
  ];
}

/** What keeps the conditions from being saved, with its field; null when nothing does. */
export function conditionProblem(
  values: SegmentValues,
): { field: keyof SegmentValues; message: string } | null {
  const { joinedFrom, joinedUntil, activity, activityDays } = values;
  if (joinedFrom && joinedUntil && joinedFrom > joinedUntil)
    return { field: 'joinedUntil', message: 'Choose a day after the first one' };
  const days = Number(activityDays);
  if (activity && !(Number.isInteger(days) && days >= 1 && days <= SEGMENT_LIMITS.days))
    return {
      field: 'activityDays',
      message: `The days must be a whole number from 1 to ${SEGMENT_LIMITS.days}`,
    };
  return conditionsOf(values).length === 0
    ? { field: 'name', message: 'Choose at least one condition below' }
    : null;
}

export interface Option {
  value: string;
  label: string;
}

const answersLabel = (answers: readonly string[]): string =>
  answers.map((answer) => (answer === NOT_SPECIFIED ? 'Not specified' : optionLabel(answer))).join(' or ');

/** The answers to choose from, those of both sets by meaning, and a combination that was saved some other way. */
export function answerOptions(question: SurveyBreakdownField, chosen: string): Option[] {
  const choices = [...answerChoices(question), [NOT_SPECIFIED]];
  const options = choices.map((answers) => ({ value: answers.join(BETWEEN), label: answersLabel(answers) }));
  const isListed = chosen === '' || options.some(({ value }) => value === chosen);
  return isListed ? options : [...options, { value: chosen, label: answersLabel(chosen.split(BETWEEN)) }];
}

export function zoneOptions(chosen: string): Option[] {
  const zones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];
  const all = chosen === '' || zones.includes(chosen) ? zones : [chosen, ...zones];
  return all.map((zone) => ({ value: zone, label: zone.replaceAll(BETWEEN, ', ').replaceAll('_', ' ') }));
}

const LANGUAGE_NAMES = new Intl.DisplayNames(['en'], { type: 'language' });

const languagesLabel = (codes: readonly string[]): string =>
  codes.map((code) => LANGUAGE_NAMES.of(code) ?? code).join(' or ');

/** By name, after a combination that was saved some other way. */
export function languageOptions(chosen: string): Option[] {
  const listed = LANGUAGES.map((code) => ({ value: code, label: languagesLabel([code]) }));
  const options = listed.sort((a, b) => a.label.localeCompare(b.label, 'en'));
  const isListed = chosen === '' || options.some(({ value }) => value === chosen);
  return isListed ? options : [{ value: chosen, label: languagesLabel(chosen.split(BETWEEN)) }, ...options];
}

function joinedText({ from, until }: Extract<SegmentCondition, { field: 'joined' }>): string {
  if (from !== null && until !== null) return `Signed up from ${calendarDay(from)} to ${calendarDay(until)}`;
  return from === null
    ? `Signed up until ${calendarDay(until ?? '')}`
    : `Signed up since ${calendarDay(from)}`;
}

/** One condition as a line of text. */
export function conditionText(condition: SegmentCondition): string {
  switch (condition.field) {
    case 'survey':
      return `${SURVEY_FIELD_WORDS[condition.question]}: ${answersLabel(condition.answers)}`;
    case 'joined':
      return joinedText(condition);
    case 'lastActive':
      return condition.is === 'within'
        ? `Active in the last ${condition.days} days`
        : `Not active for ${condition.days} days`;
    case 'neverOpened':
      return `Was sent email in the last ${KEPT_DAYS.mails} days and opened none`;
    case 'timeZone':
      return `Time zone: ${condition.zones.join(' or ').replaceAll('_', ' ')}`;
    case 'language':
      return `Language: ${languagesLabel(condition.languages)}`;
  }
}
