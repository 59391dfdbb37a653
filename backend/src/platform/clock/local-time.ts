/** Wall-clock time: the day as YYYY-MM-DD, the hour from 0 to 23. */
export interface LocalTime {
  readonly day: string;
  readonly hour: number;
}

export const UTC = 'UTC';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Zones come from accounts, and this runtime may not know a stored zone: then UTC is used. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = newFormat(timeZone);
  formats.set(timeZone, format);
  return format;
}

function newFormat(timeZone: string): Intl.DateTimeFormat {
  const parts = {
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  } as const;
  try {
    return new Intl.DateTimeFormat('en-US', { ...parts, timeZone });
  } catch {
    return new Intl.DateTimeFormat('en-US', { ...parts, timeZone: UTC });
  }
}

/** The wall-clock time read as if it were UTC, in milliseconds. */
function wallClock(at: Date, timeZone: string): number {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

export function localTime(at: Date, timeZone: string): LocalTime {
  const wall = new Date(wallClock(at, timeZone));
  return { day: wall.toISOString().slice(0, 10), hour: wall.getUTCHours() };
}

/** The first instant of this hour on this day there. If the clocks skip that hour, the first instant after the jump. */
export function localInstant(day: string, hour: number, timeZone: string): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`) + hour * HOUR_MS;
  const before = wanted - offsetAt(wanted - DAY_MS, timeZone);
  const after = wanted - offsetAt(wanted + DAY_MS, timeZone);
  const showsIt = (time: number) => wallClock(new Date(time), timeZone) === wanted;
  const found = [before, after].filter(showsIt).sort((one, other) => one - other);
  return new Date(found[0] ?? before);
}

/** How many milliseconds the wall clock is ahead of UTC. */
function offsetAt(time: number, timeZone: string): number {
  const whole = Math.floor(time / 1000) * 1000;
  return wallClock(new Date(whole), timeZone) - whole;
}

/** The next time it is this hour there, not counting now. */
export function nextLocalHour(now: Date, hour: number, timeZone: string): Date {
  const days = [0, 1, 2].map((ahead) => localTime(new Date(now.getTime() + ahead * DAY_MS), timeZone).day);
  const instants = days.map((day) => localInstant(day, hour, timeZone));
  return instants.find((instant) => instant > now) ?? new Date(now.getTime() + DAY_MS);
}

export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
}
