import { draftOf, initialValues, scheduleOf, segmentOf } from './campaign-form';

const NOW = new Date('2026-03-05T12:00:00');
const values = initialValues(null, false, NOW);

describe('what the campaign form sends', () => {
  it('starts with everybody, at once, and tomorrow where a day is asked', () => {
    expect(values).toMatchObject({ segmentKind: 'all', scheduleKind: 'now', at: '2026-03-06T09:00' });
    expect(initialValues(null, true, NOW).segmentKind).toBe('selected');
  });

  it('names who receives it', () => {
    expect(segmentOf({ ...values, segmentKind: 'inactive' }, [])).toEqual({ kind: 'inactive' });
    expect(segmentOf({ ...values, segmentKind: 'selected' }, ['u1'])).toEqual({
      kind: 'selected',
      userIds: ['u1'],
    });
    const survey = { ...values, segmentKind: 'survey', surveyField: 'gender', surveyValue: 'woman' } as const;
    expect(segmentOf(survey, [])).toEqual({ kind: 'survey', field: 'gender', value: 'woman' });
  });

  it('goes on from a saved draft', () => {
    const draft = draftOf(
      { ...values, name: ' May ', subject: 'New', markdown: 'Hi', segmentKind: 'active' },
      [],
    );
    expect(draft).toMatchObject({ name: 'May', segment: { kind: 'active' } });
  });

  it('refuses a moment that is missing or past', () => {
    expect(scheduleOf({ ...values, scheduleKind: 'at', at: '' }, NOW)).toBe(
      'Choose when the campaign is sent',
    );
    expect(scheduleOf({ ...values, scheduleKind: 'at', at: '2026-03-05T11:00' }, NOW)).toBe(
      'Choose a moment that is still to come',
    );
    expect(scheduleOf({ ...values, scheduleKind: 'local-hour', day: '2026-03-04' }, NOW)).toBe(
      'Choose a day that is still to come',
    );
  });

  it('says the moment as an instant, or as an hour of each recipient', () => {
    expect(scheduleOf({ ...values, scheduleKind: 'at' }, NOW)).toEqual({
      kind: 'at',
      at: new Date('2026-03-06T09:00').toISOString(),
    });
    expect(scheduleOf({ ...values, scheduleKind: 'local-hour', hour: '18' }, NOW)).toEqual({
      kind: 'local-hour',
      day: '2026-03-06',
      hour: 18,
    });
  });
});
