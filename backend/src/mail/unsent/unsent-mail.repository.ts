import type { UnsentFilter, UnsentState } from '#contract/console/unsent-mail';

export interface UnsentMailRow {
  readonly id: string;
  readonly type: string;
  readonly state: UnsentState;
  /** Null when the content can't be read or is gone. */
  readonly to: string | null;
  readonly account: { readonly id: string; readonly email: string } | null;
  readonly dueAt: Date;
  readonly attempts: number;
  readonly nextAttemptAt: Date;
  readonly isInHand: boolean;
  readonly lastError: string | null;
}

/** A place in the list, which is ordered by both. */
export interface UnsentMailPlace {
  readonly dueAt: Date;
  readonly id: string;
}

/** Some emails by their ids, or all of a kind that were owed by a moment, oldest first. */
export type UnsentMailChoice =
  { readonly ids: readonly string[] } | { readonly state: UnsentFilter; readonly until: Date };

export type UnsentMailChange = 'send-now' | 'give-up';

/** What is owed and not sent: due for the first time by now, or given up by the product. */
export abstract class UnsentMailRepository {
  /** Oldest first, those that come after `after`. */
  abstract page(state: UnsentFilter, after: UnsentMailPlace | null, limit: number): Promise<UnsentMailRow[]>;
  /** How many there are of each kind, and the time by the clock that decides what is owed. */
  abstract counts(): Promise<{ readonly counts: Record<UnsentState, number>; readonly at: Date }>;
  /**
   * Makes at most `limit` of them due at once, those that were given up with fresh attempts. Returns how many. What is
   * being handed over is left alone, because it would go twice; so is, among all of a kind, what is due already.
   */
  abstract sendNow(choice: UnsentMailChoice, limit: number): Promise<number>;
  /** Settles at most `limit` of them without sending, for this reason, and erases their content. Returns how many. */
  abstract giveUp(choice: UnsentMailChoice, reason: string, limit: number): Promise<number>;
  /** How many the change would affect. */
  abstract count(choice: UnsentMailChoice, change: UnsentMailChange): Promise<number>;
}
