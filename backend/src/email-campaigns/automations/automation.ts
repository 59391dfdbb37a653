import type { Automation, AutomationKey } from '#contract/campaigns';
import { localTime, type LocalTime } from '../../platform/clock/local-time';

/** What the console can tune. */
export interface AutomationSettings {
  readonly key: AutomationKey;
  readonly enabled: boolean;
  /** Of the day where the user lives, 0 to 23; null for what happens at once. */
  readonly hour: number | null;
  /** Mails to one user in all; null where it cannot be more than one. */
  readonly maxTimes: number | null;
}

export const DEFAULTS: Readonly<Record<AutomationKey, AutomationSettings>> = {
  welcome: { key: 'welcome', enabled: true, hour: null, maxTimes: null },
  first_match_encouragement: { key: 'first_match_encouragement', enabled: true, hour: 10, maxTimes: 3 },
};

export const WORDS: Readonly<Record<AutomationKey, Pick<Automation, 'name' | 'description'>>> = {
  welcome: {
    name: 'Welcome Email',
    description: 'Greets everybody once, when they have confirmed their address.',
  },
  first_match_encouragement: {
    name: 'First Match Encouragement',
    description: 'Reminds those who have chosen standards and have not added a match yet.',
  },
};

/** After this hour a mail that is late waits for tomorrow: nobody is written to at night. */
const LATEST_HOUR = 22;

/** Whether it is late enough in a day of that zone, and not too late. A jump of the clocks can skip the hour itself. */
export function isTimeFor(hour: number, local: LocalTime): boolean {
  return local.hour >= hour && local.hour < Math.max(LATEST_HOUR, hour + 1);
}

/** One day's mails of one zone. */
export interface ZoneDay {
  readonly timeZone: string;
  readonly day: string;
}

/** The days that are due now, of these zones. */
export function dueDays(hour: number, timeZones: readonly string[], now: Date): ZoneDay[] {
  return timeZones.flatMap((timeZone) => {
    const local = localTime(now, timeZone);
    return isTimeFor(hour, local) ? [{ timeZone, day: local.day }] : [];
  });
}
