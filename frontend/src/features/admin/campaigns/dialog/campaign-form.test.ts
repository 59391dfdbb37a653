import { CAMPAIGN_TEXTS } from '#contract/console/campaigns/campaigns';
import { draftOf, initialValues, scheduleOf, segmentOf } from './campaign-form';

const NOW = new Date('2026-03-05T12:00:00');
const values = initialValues(null, false, NOW);

describe('what the campaign form sends', () => {
  it('defaults to everyone, immediately, and to tomorrow when a day is needed', () => {
    expect(values).toMatchObject({ segmentKind: 'all', scheduleKind: 'now', at: '2026-03-06T09:00' });
    expect(initialValues(null, true, NOW).segmentKind).toBe('selected');
  });

  it('includes the audience', () => {
    expect(segmentOf({ ...values, segmentKind: 'inactive' }, [])).toEqual({ kind: 'inactive' });
    expect(segmentOf({ ...values, segmentKind: 'selected' }, ['u1'])).toEqual({
      kind: 'selected',
      userIds: ['u1'],
    });
    const survey = { ...values, segmentKind: 'survey', surveyField: 'gender', surveyValue: 'woman' } as const;
    expect(segmentOf(survey, [])).toEqual({ kind: 'survey', field: 'gender', value: 'woman' });
  });

  it('continues a saved draft', () => {
    const draft = draftOf(
      { ...values, name: ' May ', subject: 'New', markdown: 'Hi', segmentKind: 'active' },
      [],
    );
    expect(draft).toMatchObject({ name: 'May', segment: { kind: 'active' } });
  });

  it('rejects a time that is missing or past', () => {
    expect(scheduleOf({ ...values, scheduleKind: 'at', at: '' }, NOW)).toBe(
      'Choose when the campaign is sent',
    );
    expect(scheduleOf({ ...values, scheduleKind: 'at', at: '2026-03-05T11:00' }, NOW)).toBe(
      CAMPAIGN_TEXTS.schedulePast,
    );
    expect(scheduleOf({ ...values, scheduleKind: 'local-hour', day: '2026-03-04' }, NOW)).toBe(
      'Choose today or a later day',
    );
  });

  it("sends the time as an instant, or as each recipient's local hour", () => {
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
