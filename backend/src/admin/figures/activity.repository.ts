import type { AccountActivity, AccountRecord } from './account-activity';

/** An account whose figures are out of date. */
export interface Mark {
  readonly ownerId: string;
  /** When the user was last seen, if that is what changed. */
  readonly seenAt: Date | null;
}

export abstract class ActivityRepository {
  /** Lets one process at a time recount accounts, until the surrounding transaction ends. */
  abstract lock(): Promise<void>;
  /** Removes the marks of the first accounts after a given one, and returns one per account, in order. */
  abstract takeMarks(after: string, limit: number): Promise<Mark[]>;
  abstract hasMarks(ownerIds: readonly string[]): Promise<boolean>;
  abstract takeMarksOf(ownerIds: readonly string[]): Promise<Mark[]>;
  abstract recordsOf(ownerIds: readonly string[]): Promise<AccountRecord[]>;
  abstract save(activities: readonly AccountActivity[], marks: readonly Mark[]): Promise<void>;
  /** When the oldest pending mark was set; null when there is none. */
  abstract oldestMark(): Promise<Date | null>;
  /** Recounts everything from the tables and marks every account; writers wait in the meantime. */
  abstract rebuildCounts(): Promise<void>;
  /** Folds the deltas since the last time into the counters; does nothing while another process is folding them. */
  abstract foldDeltas(): Promise<void>;
}
