/** What a user's talk with a model takes in a day. */
export interface Spending {
  readonly tokens: number;
  /** Millionths of a US dollar. */
  readonly costMicros: number;
}

export abstract class UsageRepository {
  /** Adds `spending` to the user's day unless it would then exceed `limit`; says whether it did. Atomic. */
  abstract reserve(ownerId: string, day: string, spending: Spending, limit: Spending): Promise<boolean>;
  /** Corrects the day by the difference between what was reserved and what it took; may be negative. */
  abstract correct(ownerId: string, day: string, difference: Spending): Promise<void>;
  abstract listFor(ownerId: string): Promise<readonly (Spending & { readonly day: string })[]>;
}
