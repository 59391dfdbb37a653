/** Today where the user is; in UTC when we do not know. */
export function today(now: Date, timeZone: string | null): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: timeZone ?? 'UTC' }).format(now);
}
