import { dayAfter, instantIn, localDay, localInstant, localTime, nextLocalHour } from './local-time';

const at = (iso: string) => new Date(iso);

describe('local time', () => {
  it.each([
    ['2026-01-15T09:30:00Z', 'Asia/Tokyo', { day: '2026-01-15', hour: 18 }],
    ['2026-01-15T02:30:00Z', 'America/New_York', { day: '2026-01-14', hour: 21 }],
    ['2026-01-15T00:00:00Z', 'UTC', { day: '2026-01-15', hour: 0 }],
    ['2026-01-15T10:15:00Z', 'Asia/Kathmandu', { day: '2026-01-15', hour: 16 }],
  ])('matches the wall clock at %s in %s', (instant, zone, expected) => {
    expect(localTime(at(instant), zone)).toEqual(expected);
  });

  it('is UTC when the zone is unknown', () => {
    expect(localTime(at('2026-01-15T07:00:00Z'), 'Mars/Olympus')).toEqual({ day: '2026-01-15', hour: 7 });
  });
});

describe('an hour of the day', () => {
  it.each([
    ['Europe/Berlin', '2026-07-01', 10, '2026-07-01T08:00:00.000Z'],
    ['Europe/Berlin', '2026-12-01', 10, '2026-12-01T09:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-07-01', 10, '2026-06-30T20:00:00.000Z'],
    ['America/Los_Angeles', '2026-07-01', 22, '2026-07-02T05:00:00.000Z'],
    ['Asia/Kathmandu', '2026-07-01', 6, '2026-07-01T00:15:00.000Z'],
  ])('of %s, %s %i, is %s', (zone, day, hour, expected) => {
    expect(localInstant(day, hour, zone).toISOString()).toBe(expected);
  });

  it('that the clocks skip in spring is the first instant after the jump', () => {
    expect(localInstant('2026-03-29', 2, 'Europe/Berlin').toISOString()).toBe('2026-03-29T01:00:00.000Z');
    expect(localInstant('2026-03-08', 2, 'America/New_York').toISOString()).toBe('2026-03-08T07:00:00.000Z');
    expect(localInstant('2026-10-04', 2, 'Australia/Lord_Howe').toISOString()).toBe(
      '2026-10-03T15:30:00.000Z',
    );
  });

  it('that occurs twice in fall is the first of the two', () => {
    expect(localInstant('2026-10-25', 2, 'Europe/Berlin').toISOString()).toBe('2026-10-25T00:00:00.000Z');
    expect(localInstant('2026-11-01', 1, 'America/New_York').toISOString()).toBe('2026-11-01T05:00:00.000Z');
  });

  it('at ten exists every day of the year, in every zone the runtime knows', () => {
    for (const zone of Intl.supportedValuesOf('timeZone').filter((_zone, index) => index % 20 === 0))
      for (let day = 0; day < 366; day += 1) {
        const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
        expect(localTime(localInstant(date, 10, zone), zone)).toEqual({ day: date, hour: 10 });
      }
  });
});

describe('the next occurrence of an hour', () => {
  it.each([
    ['2026-06-01T07:59:00Z', '2026-06-01T08:00:00.000Z'],
    ['2026-06-01T08:00:00Z', '2026-06-02T08:00:00.000Z'],
    ['2026-03-28T12:00:00Z', '2026-03-29T08:00:00.000Z'],
  ])('after %s in Berlin is %s', (now, expected) => {
    expect(nextLocalHour(at(now), 10, 'Europe/Berlin').toISOString()).toBe(expected);
  });
});

describe('today', () => {
  const now = at('2026-06-30T11:00:00Z');

  it.each([
    ['Pacific/Kiritimati', '2026-07-01'],
    ['Europe/Lisbon', '2026-06-30'],
    ['Pacific/Pago_Pago', '2026-06-30'],
    ['Mars/Olympus', '2026-06-30'],
    [null, '2026-06-30'],
  ])('in %s is %s', (zone, day) => expect(localDay(now, zone)).toBe(day));

  it('is yesterday west of the date line in the UTC morning', () =>
    expect(localDay(at('2026-06-30T10:00:00Z'), 'Pacific/Pago_Pago')).toBe('2026-06-29'));

  it.each([
    ['2026-02-28', '2026-03-01'],
    ['2024-02-28', '2024-02-29'],
    ['2026-12-31', '2027-01-01'],
  ])('%s is followed by %s', (day, next) => expect(dayAfter(day)).toBe(next));
});

describe('a local time in a calendar', () => {
  const time = (text: string) => {
    const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = text.split(/\D/).map(Number);
    return { year, month, day, hour, minute, second: 0 };
  };

  it.each([
    ['2026-12-01T19:00', 'Europe/Lisbon', '2026-12-01T19:00:00.000Z'],
    ['2026-07-01T19:00', 'America/New_York', '2026-07-01T23:00:00.000Z'],
    // Skipped: moved forward by the length of the jump.
    ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
    // Repeated: the first of the two.
    ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
  ])('%s in %s is %s', (text, zone, expected) =>
    expect(instantIn(zone, time(text))?.toISOString()).toBe(expected),
  );

  it('is not an instant in an unknown zone', () =>
    expect(instantIn('Customized Time Zone', time('2026-12-01T19:00'))).toBeNull());
});
