const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;
const EARLIEST = '1900-01-01';

/** True for a day that exists, `YYYY-MM-DD` from 1900 on: 2023-02-29 does not. */
export function isCalendarDay(text: string): boolean {
  if (!DAY.test(text) || text < EARLIEST) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The latest day that is today somewhere on Earth, or about to be: tomorrow in UTC. */
export function latestDay(now: Date): string {
  return new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10);
}
