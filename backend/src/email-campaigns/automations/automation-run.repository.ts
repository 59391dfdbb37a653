import type { AutomationKey } from '#contract/campaigns';
import type { ZoneDay } from './automation';

export interface Addressee {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
}

export interface RunPage {
  readonly addressees: readonly Addressee[];
  /** Where the next page begins; null after the last. */
  readonly next: string | null;
}

export interface Run extends ZoneDay {
  /** The last user who was looked at; null before the first. */
  readonly after: string | null;
}

export interface RunQuery extends Run {
  readonly key: AutomationKey;
  readonly now: Date;
  readonly maxTimes: number;
  readonly limit: number;
}

/** Who got an automation's mail on which day. A day of a zone is gone through once, by whichever workers there are. */
export abstract class AutomationRunRepository {
  /** The zones of users with standards; UTC is the zone of those who never said. */
  abstract zones(): Promise<string[]>;
  /** Days that were begun before stay as they are. */
  abstract begin(key: AutomationKey, days: readonly ZoneDay[], now: Date): Promise<void>;
  /** One of these days that is not finished; nobody else gets it until the transaction ends. */
  abstract take(key: AutomationKey, days: readonly ZoneDay[]): Promise<Run | null>;
  /**
   * Notes and answers whom of the next `limit` users to write to: confirmed, allowing it, with standards, without a
   * match, not written to in the last 12 hours, and less than `maxTimes` times in all.
   */
  abstract note(query: RunQuery): Promise<RunPage>;
  /** How far the day is; with `finishedAt` it is done. */
  abstract advance(
    key: AutomationKey,
    day: ZoneDay,
    after: string | null,
    finishedAt: Date | null,
  ): Promise<void>;
}
