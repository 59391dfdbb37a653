const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;
const EARLIEST = '1900-01-01';

/** True for a real calendar day, `YYYY-MM-DD` from 1900 on: 2023-02-29 is not one. */
export function isCalendarDay(text: string): boolean {
  if (!DAY.test(text) || text < EARLIEST) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The latest day that it already is, or is about to be, anywhere on Earth: tomorrow in UTC. */
export function latestDay(now: Date): string {
  return new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10);
}
