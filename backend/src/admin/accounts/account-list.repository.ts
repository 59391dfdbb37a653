import type { AdminUser } from '#contract/console/admin';
import type { AccountFilter, AccountPage, Range, Sample } from './account-list';

/** Everything is newest first. `search` matches the address and "first name last name". */
export abstract class AccountListRepository {
  /** How many accounts have the status, whatever the search. */
  abstract count(filter: AccountFilter): Promise<number>;
  /** A page without a search, located by the daily counts instead of walking to it. */
  abstract page(filter: AccountFilter, range: Range): Promise<string[]>;
  /** Samples the newest `size` accounts with the status. */
  abstract sample(filter: AccountFilter, size: number): Promise<Sample>;
  /** A page of hits found by walking from the newest account, through at most `within` accounts when given. */
  abstract walk(filter: AccountFilter, range: Range, within: number | null): Promise<string[]>;
  /** A page of hits from the search index; null when there are too many to sort. */
  abstract indexed(filter: AccountFilter, range: Range): Promise<Omit<AccountPage, 'relation'> | null>;
  /** The accounts after a given one, or the newest ones, for walking through all of them. */
  abstract olderThan(account: Pick<AdminUser, 'id' | 'createdAt'> | null, limit: number): Promise<string[]>;
  /** A match created after `recentMatchesSince` is recent. */
  abstract rows(ids: readonly string[], recentMatchesSince: Date): Promise<AdminUser[]>;
}
