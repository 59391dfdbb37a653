import type { StoredPlan } from './planned-date';

/** Why a plan was not added. */
export type PlanRefusal = 'no-match' | 'match-archived' | 'full';

export abstract class PlannedDateRepository {
  /**
   * The plans that start at or after `since`, soonest first, without those of archived matches and those whose date the
   * user has scored: a date on the planned day or later, scored after it was planned.
   */
  abstract listOpen(ownerId: string, since: Date): Promise<StoredPlan[]>;
  /** The plans that start at or after `since`, soonest first, without those of archived matches. */
  abstract listForCalendar(ownerId: string, since: Date): Promise<StoredPlan[]>;
  /** Every plan there is, soonest first. */
  abstract listAll(ownerId: string): Promise<StoredPlan[]>;
  /** Null when unknown, someone else's, or of an archived match. */
  abstract find(ownerId: string, id: string): Promise<StoredPlan | null>;
  /** Those that start at or after `openSince` and aren't scored count toward the limit. Null once it is added. */
  abstract add(ownerId: string, plan: StoredPlan, openSince: Date): Promise<PlanRefusal | null>;
  /** Adds a plan of an earlier time, whether or not its match is archived; without a limit. */
  abstract restore(ownerId: string, plan: StoredPlan): Promise<void>;
  /** Increments the version. False when another change or the end of the plan came first. */
  abstract save(ownerId: string, plan: StoredPlan): Promise<boolean>;
  /** Returns when it started or would have started; null when there was none. */
  abstract remove(ownerId: string, id: string): Promise<Date | null>;
  /** Removes everyone's plans that started before this. */
  abstract removeBefore(instant: Date): Promise<void>;
}
