import { monthName, monthOf, monthsFrom, weeksOf } from './calendar-month';

describe('a calendar month', () => {
  it.each([
    ['2026-11', 1, '2026-12'],
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-03', -14, '2025-01'],
  ])('%s and %i months is %s', (month, count, other) => expect(monthsFrom(month, count)).toBe(other));

  it('is named in words', () => expect(monthName('2026-02')).toBe('February 2026'));

  it('has whole weeks from Sunday, with every day once', () => {
    // February 2026 begins on a Sunday and has exactly four weeks.
    expect(weeksOf('2026-02')).toHaveLength(4);
    const weeks = weeksOf('2026-11');
    expect(weeks[0]).toEqual([
      '2026-11-01',
      '2026-11-02',
      '2026-11-03',
      '2026-11-04',
      '2026-11-05',
      '2026-11-06',
      '2026-11-07',
    ]);
    expect(weeks.at(-1)?.slice(0, 3)).toEqual(['2026-11-29', '2026-11-30', null]);
    expect(weeksOf('2024-02').flat().filter(Boolean)).toHaveLength(29);
    expect(weeksOf('2026-08')[0]?.slice(0, 6)).toEqual([null, null, null, null, null, null]);
  });

  it('is the current one for an address that names none', () => {
    jest.useFakeTimers({ now: new Date(2026, 10, 23, 12) });
    expect(['', null, '2026-13', '26-1', '2026-11-02'].map(monthOf)).toEqual(Array(5).fill('2026-11'));
    expect(monthOf('2025-12')).toBe('2025-12');
    jest.useRealTimers();
  });
});
