/** One user's model usage in a day. */
export interface Spending {
  readonly tokens: number;
  /** Millionths of a US dollar. */
  readonly costMicros: number;
}

export abstract class UsageRepository {
  /** Atomically adds `spending` to the user's day unless that would exceed `limit`; returns whether it did. */
  abstract reserve(ownerId: string, day: string, spending: Spending, limit: Spending): Promise<boolean>;
  /** Corrects the day by the difference between the reservation and the actual cost; may be negative. */
  abstract correct(ownerId: string, day: string, difference: Spending): Promise<void>;
  abstract listFor(ownerId: string): Promise<readonly (Spending & { readonly day: string })[]>;
}
