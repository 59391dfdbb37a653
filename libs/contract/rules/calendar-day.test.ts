import { isCalendarDay, latestDay } from './calendar-day';

describe('a calendar day', () => {
  it.each(['2026-01-01', '2024-02-29', '1900-01-01', '2026-12-31', '2000-02-29'])('can be %s', (day) =>
    expect(isCalendarDay(day)).toBe(true),
  );

  it.each([
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-00-01',
    '2026-13-01',
    '2026-01-00',
    '2026-1-1',
    '1899-12-31',
  ])('cannot be %s', (day) => expect(isCalendarDay(day)).toBe(false));

  it.each(['', 'today', '2026-01-01T00:00:00Z', ' 2026-01-01', '+2026-01-01', '２０２６-01-01'])(
    'cannot be spelled %j',
    (day) => expect(isCalendarDay(day)).toBe(false),
  );
});

describe('the latest day', () => {
  it.each([
    ['2026-06-30T00:00:00Z', '2026-07-01'],
    ['2026-12-31T23:59:59Z', '2027-01-01'],
    ['2024-02-28T12:00:00Z', '2024-02-29'],
  ])('at %s is %s, tomorrow in UTC', (now, day) => expect(latestDay(new Date(now))).toBe(day));
});
