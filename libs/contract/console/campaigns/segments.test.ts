import { SURVEY_BREAKDOWN_FIELDS } from '../admin';
import { ANSWERS, answerChoices, readConditions, SEGMENT_LIMITS } from './segments';

describe('the answers to choose from', () => {
  it('are one choice where the two sets mean the same', () => {
    expect(answerChoices('gender')).toContainEqual(['woman', 'female']);
    expect(answerChoices('interestedInGenders')).toContainEqual(['men-and-women', 'everyone']);
  });

  it.each(SURVEY_BREAKDOWN_FIELDS)('hold every answer to %s exactly once', (question) => {
    expect(answerChoices(question).flat().sort()).toEqual([...ANSWERS[question]].sort());
  });
});

const read = (condition: unknown) => readConditions([condition]);

describe('a condition', () => {
  it.each([
    { field: 'survey', question: 'gender', answers: ['woman', 'not-specified'] },
    { field: 'joined', from: '2026-01-01', until: '2026-01-01' },
    { field: 'joined', from: null, until: '2026-01-31' },
    { field: 'lastActive', is: 'not-within', days: SEGMENT_LIMITS.days },
    { field: 'neverOpened' },
    { field: 'timeZone', zones: ['Europe/Berlin', 'UTC'] },
    { field: 'language', languages: ['de', 'pt'] },
  ])('is read as it was sent: $field', (condition) => {
    expect(read(condition)).toEqual([condition]);
  });

  it('is stored without anything else that came along, and without repetitions', () => {
    expect(read({ field: 'neverOpened', note: 'x' })).toEqual([{ field: 'neverOpened' }]);
    expect(read({ field: 'language', languages: ['de', 'de'] })).toEqual([
      { field: 'language', languages: ['de'] },
    ]);
  });

  it.each([
    ['of no kind', {}],
    ['that is no object', 'neverOpened'],
    ['named like a property of every object', { field: 'constructor' }],
    ['about a question that isn’t asked', { field: 'survey', question: 'income', answers: ['high'] }],
    ['about an answer of another question', { field: 'survey', question: 'gender', answers: ['casual'] }],
    ['without answers', { field: 'survey', question: 'gender', answers: [] }],
    ['with an answer that is no text', { field: 'survey', question: 'gender', answers: ['woman', 1] }],
    ['with days in the wrong order', { field: 'joined', from: '2026-02-01', until: '2026-01-01' }],
    ['without a day', { field: 'joined' }],
    ['with a day that doesn’t exist', { field: 'joined', from: '2026-02-30', until: null }],
    ['of no days', { field: 'lastActive', is: 'within', days: 0 }],
    ['of too many days', { field: 'lastActive', is: 'within', days: SEGMENT_LIMITS.days + 1 }],
    ['of half a day', { field: 'lastActive', is: 'within', days: 1.5 }],
    ['of another direction', { field: 'lastActive', is: 'about', days: 3 }],
    ['with an unknown time zone', { field: 'timeZone', zones: ['Mars/Olympus'] }],
    ['with an unknown language', { field: 'language', languages: ['xx-unknown'] }],
  ])('%s is refused', (_about, condition) => expect(read(condition)).toBeNull());
});

describe('a segment', () => {
  it('has as many conditions as allowed, and no fewer than one', () => {
    const conditions = (count: number) => Array.from({ length: count }, () => ({ field: 'neverOpened' }));
    const { conditions: most } = SEGMENT_LIMITS;
    expect([0, 1, most, most + 1].map((count) => readConditions(conditions(count))?.length ?? null)).toEqual([
      null,
      1,
      most,
      null,
    ]);
  });

  it('with one condition that can’t be used can’t be used at all', () => {
    expect(readConditions([{ field: 'neverOpened' }, { field: 'language', languages: [] }])).toBeNull();
    expect(readConditions({ field: 'neverOpened' })).toBeNull();
  });
});
