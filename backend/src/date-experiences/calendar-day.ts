const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;
const EARLIEST = '1900-01-01';

/** True for a day that exists, from 1900 on: 2023-02-29 does not. */
export function isCalendarDay(text: string): boolean {
  if (!DAY.test(text) || text < EARLIEST) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The latest day that is today somewhere on Earth, or about to be: tomorrow in UTC. */
export function latestDay(now: Date): string {
  return new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10);
}

/** Today where the user is; in UTC when we do not know. */
export function today(now: Date, timeZone: string | null): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: timeZone ?? 'UTC' }).format(now);
}
