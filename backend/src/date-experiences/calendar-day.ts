/** Today in the user's time zone, or in UTC when it is unknown. */
export function today(now: Date, timeZone: string | null): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: timeZone ?? 'UTC' }).format(now);
}
