import type { RulesOf } from '../rules/field-rule';
import { CAMPAIGN_TEXTS } from './campaigns';

export const AUTOMATION_KEYS = ['welcome', 'first_match_encouragement'] as const;
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
  lastRunAt: string | null;
  nextRunAt: string | null;
  counts: { sent: number; opened: number; clicked: number; unsubscribed: number; failed: number };
}

/** PATCH /api/admin/automations/:key; absent fields stay as they are. */
export interface AutomationChange {
  enabled?: boolean;
  hour?: number;
  maxTimes?: number;
}

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
} as const satisfies RulesOf<AutomationChange>;
