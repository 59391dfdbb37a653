import { aCandidate } from '../../../../test/match-fixtures';
import { dateFigures, monthPlans, monthRecord, recordWords } from './month-dates';

const MARA = aCandidate();
const KIM = aCandidate({ id: 'm-kim', name: 'Kim' });
const point = (day: string, candidateId: string) => ({
  day,
  dateId: `${candidateId}-${day}`,
  candidateId,
  head: 71.4,
  heart: 80,
});

describe('what a month holds', () => {
  it('is its dates in order, and the people they were with, some of them new', () => {
    const points = [
      point('2026-11-09', KIM.id),
      point('2026-10-30', MARA.id),
      point('2026-11-02', MARA.id),
      point('2026-11-20', MARA.id),
      point('2026-12-01', KIM.id),
      point('2026-11-05', 'someone-deleted'),
    ];
    const record = monthRecord('2026-11', points, [MARA, KIM]);
    expect(record.dates.map(({ day, isFirst }) => [day, isFirst])).toEqual([
      ['2026-11-02', false],
      ['2026-11-09', true],
      ['2026-11-20', false],
    ]);
    expect(record.people).toEqual([MARA, KIM]);
    expect(recordWords(record)).toBe('3 dates with 2 people, one of them new.');
  });

  it.each([
    [['2026-11-02'], '1 date with 1 person, whom you met this month.'],
    [['2026-10-02', '2026-11-02'], '1 date with 1 person.'],
  ])('says it in words: %j', (days, words) => {
    const points = days.map((day) => point(day, MARA.id));
    expect(recordWords(monthRecord('2026-11', points, [MARA]))).toBe(words);
  });

  it('says so when everyone is new', () => {
    const points = [point('2026-11-02', MARA.id), point('2026-11-03', KIM.id)];
    expect(recordWords(monthRecord('2026-11', points, [MARA, KIM]))).toBe(
      '2 dates with 2 people, all of them new.',
    );
  });

  it('has a figure for the heart even when too little was rated for one of the head', () => {
    expect(dateFigures(point('2026-11-02', KIM.id))).toBe('head 71%, heart 80%');
    expect(dateFigures({ ...point('2026-11-02', KIM.id), head: null })).toBe('not rated enough, heart 80%');
  });

  it('has what is planned for it and still to come', () => {
    const plan = (plannedFor: string, changes = {}) => ({
      id: plannedFor,
      candidateId: KIM.id,
      plannedFor,
      timeZone: 'Europe/Lisbon',
      startsAt: '2026-11-28T19:30:00.000Z',
      isPast: false,
      place: null,
      ideaTitle: null,
      version: 1,
      createdAt: '2026-11-20T12:00:00.000Z',
      ...changes,
    });
    const plans = [
      plan('2026-11-21T19:30', { isPast: true }),
      plan('2026-11-28T19:30'),
      plan('2026-11-29T09:00', { candidateId: 'gone' }),
      plan('2026-12-01T19:30'),
    ];
    expect(monthPlans('2026-11', plans, [MARA, KIM])).toEqual([
      { id: '2026-11-28T19:30', day: '2026-11-28', time: '7:30 PM', candidate: KIM },
    ]);
  });
});
