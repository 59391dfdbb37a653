import type { RulesOf } from '../../rules/field-rule';
import { CAMPAIGN_TEXTS, QUIET_HOURS } from './campaigns';

/** Sent once, some days after a person's first step, unless they have taken the next one. */
export const REMINDER_KEYS = ['no_standards_reminder', 'no_date_reminder'] as const;
export type ReminderKey = (typeof REMINDER_KEYS)[number];

export const AUTOMATION_KEYS = ['welcome', 'first_match_encouragement', ...REMINDER_KEYS] as const;
export type AutomationKey = (typeof AUTOMATION_KEYS)[number];

export interface Automation {
  key: AutomationKey;
  name: string;
  description: string;
  enabled: boolean;
  /** Hour of the day where the user lives, 0 to 23; null for emails sent immediately. */
  hour: number | null;
  /** The most emails of this kind that one user ever gets. */
  maxTimes: number | null;
  /** A reminder's day, counted from the step before it; null for the others. */
  afterDays: number | null;
  lastRunAt: string | null;
  nextRunAt: string | null;
  counts: { sent: number; opened: number; clicked: number; unsubscribed: number; failed: number };
}

/** PATCH /api/admin/automations/:key; absent fields stay as they are. */
export interface AutomationChange {
  enabled?: boolean;
  hour?: number;
  maxTimes?: number;
  afterDays?: number;
}

export function isReminder(key: AutomationKey): key is ReminderKey {
  return REMINDER_KEYS.some((known) => known === key);
}

/** The last one leaves an hour before the night begins. */
export const REMINDER_HOURS = { min: QUIET_HOURS.until, max: QUIET_HOURS.from - 1 } as const;
export const REMINDER_HOUR_INVALID = `Please choose an hour from ${REMINDER_HOURS.min}:00 to ${REMINDER_HOURS.max}:00, so that no one is reminded at night`;

export const AUTOMATION_RULES = {
  enabled: { kind: 'flag', optional: true, message: 'Enabled must be true or false' },
  hour: { kind: 'whole-number', optional: true, min: 0, max: 23, message: CAMPAIGN_TEXTS.hourInvalid },
  maxTimes: {
    kind: 'whole-number',
    optional: true,
    min: 1,
    max: 10,
    message: 'The number of emails must be a whole number from 1 to 10',
  },
  afterDays: {
    kind: 'whole-number',
    optional: true,
    min: 1,
    max: 30,
    message: 'The number of days must be a whole number from 1 to 30',
  },
} as const satisfies RulesOf<AutomationChange>;
