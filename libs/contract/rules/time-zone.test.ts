import { isTimeZone } from './time-zone';

describe('a time zone', () => {
  it.each(['Europe/Lisbon', 'America/Argentina/Buenos_Aires', 'UTC', 'Asia/Kolkata', 'Pacific/Kiritimati'])(
    'can be %s',
    (name) => expect(isTimeZone(name)).toBe(true),
  );

  it.each(['', 'Mars/Olympus', '+01:00', '-0500', 'Europe/Lisbon ', 'a\0b', "' or 1=1", 'x'.repeat(500)])(
    'cannot be %j',
    (name) => expect(isTimeZone(name)).toBe(false),
  );
});
