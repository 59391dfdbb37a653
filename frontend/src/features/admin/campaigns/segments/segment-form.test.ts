import { KEPT_DAYS } from '#contract/account/privacy';
import { readConditions, type SegmentCondition } from '#contract/console/campaigns/segments';
import {
  answerOptions,
  conditionProblem,
  conditionsOf,
  conditionText,
  languageOptions,
  segmentValues,
  zoneOptions,
} from './segment-form';

const CONDITIONS: SegmentCondition[] = [
  { field: 'survey', question: 'gender', answers: ['woman', 'female'] },
  { field: 'joined', from: '2026-01-01', until: '2026-02-01' },
  { field: 'lastActive', is: 'not-within', days: 14 },
  { field: 'neverOpened' },
  { field: 'timeZone', zones: ['America/New_York', 'America/Chicago'] },
  { field: 'language', languages: ['de', 'fr'] },
];

describe('the segment form', () => {
  it('keeps every condition as it was saved', () => {
    const values = segmentValues({ name: 'Quiet', conditions: CONDITIONS });
    expect(conditionsOf(values)).toEqual(CONDITIONS);
    expect(readConditions(conditionsOf(values))).toEqual(CONDITIONS);
    expect(conditionProblem(values)).toBeNull();
  });

  it('says in words what the conditions are', () => {
    expect(CONDITIONS.map(conditionText)).toEqual([
      'Gender identity: Woman or Female',
      'Signed up from Jan 01, 2026 to Feb 01, 2026',
      'Not active for 14 days',
      `Was sent email in the last ${KEPT_DAYS.mails} days and opened none`,
      'Time zone: America/New York or America/Chicago',
      'Language: German or French',
    ]);
    expect(conditionText({ field: 'joined', from: null, until: '2026-02-01' })).toBe(
      'Signed up until Feb 01, 2026',
    );
  });

  it('offers answers of both sets that mean the same as one', () => {
    const labels = answerOptions('gender', '').map(({ label }) => label);
    expect(labels).toEqual([
      'Woman or Female',
      'Man or Male',
      'Non-binary',
      'Prefer not to say',
      'Not specified',
    ]);
    expect(answerOptions('gender', 'woman|not-specified').at(-1)).toEqual({
      value: 'woman|not-specified',
      label: 'Woman or Not specified',
    });
  });

  it('offers every time zone, and several where they were saved together', () => {
    expect(zoneOptions('')[0]).toEqual({ value: 'UTC', label: 'UTC' });
    expect(zoneOptions('')).toContainEqual({ value: 'Europe/Berlin', label: 'Europe/Berlin' });
    expect(zoneOptions('Europe/Berlin|Europe/Paris')[0]?.label).toBe('Europe/Berlin, Europe/Paris');
  });

  it('offers languages by name, and several where they were saved together', () => {
    const names = languageOptions('').map(({ label }) => label);
    expect(names.slice(0, 3)).toEqual(['Afrikaans', 'Albanian', 'Amharic']);
    expect(languageOptions('')).toContainEqual({ value: 'pt', label: 'Portuguese' });
    expect(languageOptions('de|fr')[0]?.label).toBe('German or French');
  });

  it('requires a condition, days in order and a number of days', () => {
    const values = segmentValues(null);
    expect(conditionProblem(values)?.field).toBe('name');
    expect(conditionProblem({ ...values, joinedFrom: '2026-02-01', joinedUntil: '2026-01-01' })?.field).toBe(
      'joinedUntil',
    );
    expect(conditionProblem({ ...values, activity: 'within', activityDays: '0' })?.field).toBe(
      'activityDays',
    );
  });
});
