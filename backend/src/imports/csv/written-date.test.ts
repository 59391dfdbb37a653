import { dateOrderOf, dayOf } from './written-date';

describe('a date in a file', () => {
  it.each([
    ['2026-01-05', '2026-01-05'],
    ['2026/1/5', '2026-01-05'],
    ['2026-01-05T20:15:00Z', '2026-01-05'],
    ['5.1.2026', '2026-01-05'],
    ['5 Jan 2026', '2026-01-05'],
    ['5-Jan-2026', '2026-01-05'],
    ['January 5th, 2026', '2026-01-05'],
    ['Monday, January 5, 2026', '2026-01-05'],
    ['31/12/25', '2025-12-31'],
    ['31/12/2025 18:30', '2025-12-31'],
    ['soon', 'soon'],
    ['5 Foo 2026', '5 Foo 2026'],
  ])('%s is %s', (text, day) => expect(dayOf(text, 'day-month')).toBe(day));

  it('is read with the month first where it comes first', () => {
    expect(dayOf('1/5/2026', 'month-day')).toBe('2026-01-05');
    expect(dayOf('1-5-2026', 'day-month')).toBe('2026-05-01');
    expect(dayOf('1.5.2026', 'month-day')).toBe('2026-05-01');
  });
});

describe('the order of day and month', () => {
  it.each([
    [['3/4/2026', '25/4/2026'], 'day-month'],
    [['3/4/2026', '4/25/2026'], 'month-day'],
    [['3/4/2026', '5/6/2026'], 'unclear'],
    [['4/4/2026', ''], null],
    [['2026-01-05', '3 May 2026'], null],
    [['25/4/2026', '26/4/2026', '4/25/2026'], 'day-month'],
  ])('of %j is %s', (texts, order) => expect(dateOrderOf(texts)).toBe(order));
});
