import type { Automation, AutomationKey } from '#contract/console/automations';
import { localInstant, localTime, type LocalTime } from '../../platform/clock/local-time';

/** The settings the console can change. */
export interface AutomationSettings {
  readonly key: AutomationKey;
  readonly enabled: boolean;
  /** Hour of the day in the user's time zone, 0 to 23; null for emails sent immediately. */
  readonly hour: number | null;
  /** The most emails one user ever gets; null when it cannot be more than one. */
  readonly maxTimes: number | null;
}

export const DEFAULTS: Readonly<Record<AutomationKey, AutomationSettings>> = {
  welcome: { key: 'welcome', enabled: true, hour: null, maxTimes: null },
  first_match_encouragement: { key: 'first_match_encouragement', enabled: true, hour: 10, maxTimes: 3 },
};

export const WORDS: Readonly<Record<AutomationKey, Pick<Automation, 'name' | 'description'>>> = {
  welcome: {
    name: 'Welcome Email',
    description: 'Welcomes everyone once, when they confirm their address.',
  },
  first_match_encouragement: {
    name: 'First Match Encouragement',
    description: "Encourages people who have chosen standards but haven't added a match yet.",
  },
};

/** After this hour a late email waits until tomorrow: no one gets email at night. */
const LATEST_HOUR = 22;

/** Whether it is late enough in the day there, but not too late. A clock change can skip the hour itself. */
export function isTimeFor(hour: number, local: LocalTime): boolean {
  return local.hour >= hour && local.hour < Math.max(LATEST_HOUR, hour + 1);
}

/** One day's emails for one zone. */
export interface ZoneDay {
  readonly timeZone: string;
  readonly day: string;
}

/** When the day's hour began there: what a user did later counts for the next day. */
export function beginningOf({ timeZone, day }: ZoneDay, hour: number): Date {
  return localInstant(day, hour, timeZone);
}

/** The days currently due in these zones. */
export function dueDays(hour: number, timeZones: readonly string[], now: Date): ZoneDay[] {
  return timeZones.flatMap((timeZone) => {
    const local = localTime(now, timeZone);
    return isTimeFor(hour, local) ? [{ timeZone, day: local.day }] : [];
  });
}
