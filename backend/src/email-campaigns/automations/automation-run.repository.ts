import type { AutomationKey, ReminderKey } from '#contract/console/campaigns/automations';
import type { Period, ZoneDay } from './automation';

export interface Recipient {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
}

export interface RunPage {
  readonly recipients: readonly Recipient[];
  /** Where the next page starts; null after the last. */
  readonly next: string | null;
}

export interface Run extends ZoneDay {
  /** The last user processed; null before the first. */
  readonly after: string | null;
}

interface PageQuery extends Run {
  readonly now: Date;
  readonly limit: number;
}

export interface EncouragementQuery extends PageQuery {
  /** When the day's hour began in this zone. */
  readonly beganAt: Date;
  readonly maxTimes: number;
}

export interface ReminderQuery extends PageQuery {
  readonly key: ReminderKey;
  /** When the step before the reminder was taken. */
  readonly steps: Period;
}

/** Who got an automation's email on which day. Each zone's day is processed once, whichever workers run. */
export abstract class AutomationRunRepository {
  /** The zones of users this automation may email; users without one count as UTC. */
  abstract zones(key: AutomationKey): Promise<string[]>;
  /** Days already begun stay as they are. */
  abstract begin(key: AutomationKey, days: readonly ZoneDay[], now: Date): Promise<void>;
  /** Claims one of these days that is not finished, until the transaction ends. */
  abstract take(key: AutomationKey, days: readonly ZoneDay[]): Promise<Run | null>;
  /**
   * Records and returns which of the next `limit` users to email: confirmed, opted in, with standards, without a match,
   * the account a day old and the standards chosen when the hour began, not emailed in the last 12 hours, and fewer than `maxTimes` times in total.
   */
  abstract noteEncouraged(query: EncouragementQuery): Promise<RunPage>;
  /**
   * Records and returns which of the next `limit` users to remind: confirmed, opted in, never reminded of this before, and
   * without standards, or with standards and a current match but without a scored date.
   */
  abstract noteReminded(query: ReminderQuery): Promise<RunPage>;
  /** Saves the progress of the day; with `finishedAt` it is done. */
  abstract advance(
    key: AutomationKey,
    day: ZoneDay,
    after: string | null,
    finishedAt: Date | null,
  ): Promise<void>;
}
