import { afterNight, isQuiet } from './quiet-hours';

const awake = (at: string, timeZone: string) => afterNight(new Date(at), timeZone).toISOString();

describe('the night of a recipient', () => {
  it('lasts from 21:00 to 8:00', () => {
    const hours = Array.from({ length: 24 }, (_none, hour) => hour);
    expect(hours.filter((hour) => !isQuiet(hour))).toEqual([
      8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
    ]);
  });

  it('ends in their own morning', () => {
    expect(awake('2026-06-15T00:14:00Z', 'Europe/Berlin')).toBe('2026-06-15T06:00:00.000Z');
    expect(awake('2026-06-15T19:00:00Z', 'Europe/Berlin')).toBe('2026-06-16T06:00:00.000Z');
    expect(awake('2026-06-15T18:59:00Z', 'Europe/Berlin')).toBe('2026-06-15T18:59:00.000Z');
    expect(awake('2026-06-15T00:14:00Z', 'Asia/Tokyo')).toBe('2026-06-15T00:14:00.000Z');
  });

  it('is an hour shorter when the clocks go forward', () => {
    expect(awake('2026-03-28T20:00:00Z', 'Europe/Berlin')).toBe('2026-03-29T06:00:00.000Z');
  });
});
