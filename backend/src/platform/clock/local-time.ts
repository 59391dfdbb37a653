import { Temporal } from 'temporal-polyfill';

/** Wall-clock time: the day as YYYY-MM-DD, the hour from 0 to 23. */
export interface LocalTime {
  readonly day: string;
  readonly hour: number;
}

/** A date and time without a zone. */
export interface WallTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

export const UTC = 'UTC';

export function localTime(at: Date, timeZone: string): LocalTime {
  const local = zoned(at, timeZone);
  return { day: local.toPlainDate().toString(), hour: local.hour };
}

/** Today where the user is; in UTC when we don't know. */
export function localDay(now: Date, timeZone: string | null): string {
  return localTime(now, timeZone ?? UTC).day;
}

/** The first instant of this hour on this day there. If the clocks skip that hour, the first instant after the jump. */
export function localInstant(day: string, hour: number, timeZone: string): Date {
  return hourOf(Temporal.PlainDate.from(day), hour, knownZone(timeZone) ?? UTC);
}

/** The next time it is this hour there, not counting now. */
export function nextLocalHour(now: Date, hour: number, timeZone: string): Date {
  const local = zoned(now, timeZone);
  const today = local.toPlainDate();
  const next = hourOf(today, hour, local.timeZoneId);
  return next > now ? next : hourOf(today.add({ days: 1 }), hour, local.timeZoneId);
}

/** The first instant at which clocks there show this time, as RFC 5545 defines it; null for an unknown zone. */
export function instantIn(timeZone: string, time: WallTime): Date | null {
  const zone = knownZone(timeZone);
  if (zone === null) return null;
  const { year, month, day, hour, minute, second } = time;
  const wall = Temporal.PlainDateTime.from({ year, month, day, hour, minute, second });
  return toDate(wall.toZonedDateTime(zone));
}

/**
 * The instant at which clocks there show this date and time, `YYYY-MM-DDTHH:MM`. A time that the clocks skip is as long
 * after the jump; one that occurs twice is the first.
 */
export function wallInstant(wallTime: string, timeZone: string): Date {
  return toDate(Temporal.PlainDateTime.from(wallTime).toZonedDateTime(knownZone(timeZone) ?? UTC));
}

export function dayAfter(day: string): string {
  return Temporal.PlainDate.from(day).add({ days: 1 }).toString();
}

export function daysBefore(day: string, days: number): string {
  return Temporal.PlainDate.from(day).subtract({ days }).toString();
}

function hourOf(day: Temporal.PlainDate, hour: number, timeZone: string): Date {
  return toDate(day.toZonedDateTime({ timeZone, plainTime: { hour } }));
}

function toDate(time: Temporal.ZonedDateTime): Date {
  return new Date(time.epochMilliseconds);
}

/** UTC for a zone this runtime doesn't know: accounts keep zones that may since have been removed. */
function zoned(at: Date, timeZone: string): Temporal.ZonedDateTime {
  const instant = Temporal.Instant.fromEpochMilliseconds(at.getTime());
  return instant.toZonedDateTimeISO(knownZone(timeZone) ?? UTC);
}

const EPOCH = Temporal.Instant.fromEpochMilliseconds(0);

function knownZone(timeZone: string): string | null {
  try {
    return EPOCH.toZonedDateTimeISO(timeZone).timeZoneId;
  } catch {
    return null;
  }
}

/** The moment at which its day began in UTC. */
export function startOfUtcDay(moment: Date): Date {
  return new Date(`${moment.toISOString().slice(0, 10)}T00:00:00.000Z`);
}

/** The last moment of its day in UTC. */
export function endOfUtcDay(moment: Date): Date {
  return new Date(`${moment.toISOString().slice(0, 10)}T23:59:59.999Z`);
}
