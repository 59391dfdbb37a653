import type { EntityManager } from 'typeorm';

/** The unit of work: everything awaited inside `work` that goes through the repositories commits or rolls back as one. */
export abstract class Transaction {
  /**
   * Joins the surrounding transaction when there is one. After a deadlock or serialization failure, which rolled
   * everything back, `work` runs again, up to three more times: it must have no effects outside the database.
   */
  abstract run<Result>(work: () => Promise<Result>): Promise<Result>;
  /**
   * Runs after the surrounding transaction commits, or immediately when there is none. Never throws into the caller.
   */
  abstract afterCommit(effect: () => void): void;
}

/** What adapters use; both members follow the surrounding transaction. */
export abstract class Database extends Transaction {
  /** One hand-written statement, prepared once per connection under its name. */
  abstract query<Row>(name: string, text: string, values: readonly unknown[]): Promise<Row[]>;
  abstract get manager(): EntityManager;
}
