import { isCalendarDay, latestDay, today } from './calendar-day';

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
    'cannot be written %j',
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

describe('today', () => {
  const now = new Date('2026-06-30T11:00:00Z');

  it.each([
    ['Pacific/Kiritimati', '2026-07-01'],
    ['Europe/Lisbon', '2026-06-30'],
    ['Pacific/Pago_Pago', '2026-06-30'],
    [null, '2026-06-30'],
  ])('in %s is %s', (zone, day) => expect(today(now, zone)).toBe(day));

  it('is yesterday west of the date line in the UTC morning', () =>
    expect(today(new Date('2026-06-30T10:00:00Z'), 'Pacific/Pago_Pago')).toBe('2026-06-29'));
});
