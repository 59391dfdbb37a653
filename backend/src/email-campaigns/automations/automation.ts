import { isReminder, type Automation, type AutomationKey } from '#contract/console/campaigns/automations';
import { QUIET_HOURS } from '#contract/console/campaigns/campaigns';
import {
  dayAfter,
  daysBefore,
  localInstant,
  localTime,
  type LocalTime,
} from '../../platform/clock/local-time';

/** The settings the console can change. */
export interface AutomationSettings {
  readonly key: AutomationKey;
  readonly enabled: boolean;
  /** Hour of the day in the user's time zone, 0 to 23; null for emails sent immediately. */
  readonly hour: number | null;
  /** The most emails one user ever gets; null when it cannot be more than one. */
  readonly maxTimes: number | null;
  /** A reminder's day, counted from the step before it; null for the others. */
  readonly afterDays: number | null;
}

export const DEFAULTS: Readonly<Record<AutomationKey, AutomationSettings>> = {
  welcome: { key: 'welcome', enabled: true, hour: null, maxTimes: null, afterDays: null },
  first_match_encouragement: {
    key: 'first_match_encouragement',
    enabled: true,
    hour: 10,
    maxTimes: 3,
    afterDays: null,
  },
  no_standards_reminder: {
    key: 'no_standards_reminder',
    enabled: false,
    hour: 10,
    maxTimes: null,
    afterDays: 3,
  },
  no_date_reminder: { key: 'no_date_reminder', enabled: false, hour: 10, maxTimes: null, afterDays: 7 },
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
  no_standards_reminder: {
    name: 'Standards Reminder',
    description: "Reminds people once who confirmed their address but haven't chosen their standards.",
  },
  no_date_reminder: {
    name: 'First Date Reminder',
    description: "Reminds people once who added a match but haven't scored a date.",
  },
};

/** After this hour a late email waits until tomorrow: no one gets email at night. */
const LATEST_HOUR = 22;

type Timing = Pick<AutomationSettings, 'key'> & { readonly hour: number };

/** Whether it is late enough in the day there, but not too late. A clock change can skip the hour itself. */
export function isTimeFor({ key, hour }: Timing, local: LocalTime): boolean {
  const end = isReminder(key) ? QUIET_HOURS.from : LATEST_HOUR;
  return local.hour >= hour && local.hour < Math.max(end, hour + 1);
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
export function dueDays(timing: Timing, timeZones: readonly string[], now: Date): ZoneDay[] {
  return timeZones.flatMap((timeZone) => {
    const local = localTime(now, timeZone);
    return isTimeFor(timing, local) ? [{ timeZone, day: local.day }] : [];
  });
}

/** A reminder also goes to those whose day for it was yesterday or the day before, when no worker could run. */
const CATCH_UP_DAYS = 2;
const DAY_MS = 86_400_000;

/** From the first instant to just before the second. */
export interface Period {
  readonly from: Date;
  readonly until: Date;
}

/**
 * Who is reminded on this day: people whose step before it was `afterDays` calendar days ago where they live, or up to
 * two more. Earlier ones never are, so that switching a reminder on reaches no backlog. The step is at least 24 hours ago.
 */
export function remindedAfter(today: ZoneDay, hour: number, afterDays: number): Period {
  const { timeZone, day } = today;
  const last = daysBefore(day, afterDays);
  const dayOld = beginningOf(today, hour).getTime() - DAY_MS;
  const endOfLast = localInstant(dayAfter(last), 0, timeZone).getTime();
  return {
    from: localInstant(daysBefore(last, CATCH_UP_DAYS), 0, timeZone),
    until: new Date(Math.min(endOfLast, dayOld)),
  };
}
