import { today } from './calendar-day';

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
