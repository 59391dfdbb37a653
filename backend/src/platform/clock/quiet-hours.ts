import { QUIET_HOURS } from '#contract/console/campaigns/campaigns';
import { dayAfter, localInstant, localTime } from './local-time';

export function isQuiet(hour: number): boolean {
  return hour >= QUIET_HOURS.from || hour < QUIET_HOURS.until;
}

/** The instant itself, or the morning after it where it is night there. */
export function afterNight(at: Date, timeZone: string): Date {
  const { day, hour } = localTime(at, timeZone);
  if (!isQuiet(hour)) return at;
  return localInstant(hour >= QUIET_HOURS.from ? dayAfter(day) : day, QUIET_HOURS.until, timeZone);
}
