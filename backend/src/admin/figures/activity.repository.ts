import type { AccountActivity, AccountRecord } from './account-activity';

/** An account whose figures are out of date. */
export interface Mark {
  readonly ownerId: string;
  /** When it was seen, if that is what changed. */
  readonly seenAt: Date | null;
}

export abstract class ActivityRepository {
  /** One at a time recounts accounts, until the surrounding transaction ends. */
  abstract lock(): Promise<void>;
  /** Removes the marks of the first accounts after one, and answers one for each account, in their order. */
  abstract takeMarks(after: string, limit: number): Promise<Mark[]>;
  abstract hasMarks(ownerIds: readonly string[]): Promise<boolean>;
  abstract takeMarksOf(ownerIds: readonly string[]): Promise<Mark[]>;
  abstract recordsOf(ownerIds: readonly string[]): Promise<AccountRecord[]>;
  abstract save(activities: readonly AccountActivity[], marks: readonly Mark[]): Promise<void>;
  /** Since when the oldest mark waits; null when none does. */
  abstract oldestMark(): Promise<Date | null>;
  /** Counts everything anew from the tables, and marks every account; writers wait meanwhile. */
  abstract rebuildCounts(): Promise<void>;
  /** Folds what was counted since the last time into the counters; does nothing while another process does it. */
  abstract foldDeltas(): Promise<void>;
}
