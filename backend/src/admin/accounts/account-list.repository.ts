import type { AdminUser } from '#contract/admin';
import type { AccountFilter, AccountPage, Range, Sample } from './account-list';

/** Everything is newest first. `search` is looked for in the address and in "first name last name". */
export abstract class AccountListRepository {
  /** How many accounts have the status, whatever the search. */
  abstract count(filter: AccountFilter): Promise<number>;
  /** A page without a search, found by the counts of each day and not by walking to it. */
  abstract page(filter: AccountFilter, range: Range): Promise<string[]>;
  /** Looks through the newest `size` accounts of the status. */
  abstract sample(filter: AccountFilter, size: number): Promise<Sample>;
  /** A page of hits by walking from the newest account on, through at most `within` accounts when given. */
  abstract walk(filter: AccountFilter, range: Range, within: number | null): Promise<string[]>;
  /** A page of hits by the search index; null when there are more hits than are worth sorting. */
  abstract indexed(filter: AccountFilter, range: Range): Promise<Omit<AccountPage, 'relation'> | null>;
  /** The accounts that follow one, or the newest ones, for walking through all of them. */
  abstract olderThan(account: Pick<AdminUser, 'id' | 'createdAt'> | null, limit: number): Promise<string[]>;
  /** Created after `recentMatchesSince`, a match is recent. */
  abstract rows(ids: readonly string[], recentMatchesSince: Date): Promise<AdminUser[]>;
}
