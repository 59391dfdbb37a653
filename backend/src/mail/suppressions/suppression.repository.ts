import type { SuppressedKind, SuppressionReason } from '#contract/console/suppressions';
import type { ListedSuppression, Suppression, SuppressionFilter, SuppressionKey } from './suppression';

/** Addresses (as keyed hashes) that must not get a kind of email; each may be listed for several reasons. */
export abstract class SuppressionRepository {
  /**
   * False when it was already there for this reason. Remembers the account with that address, given under its
   * `addressKey`, if there is one.
   */
  abstract add(addressHash: Buffer, addressKey: string, suppression: Suppression): Promise<boolean>;
  /** Remembers the account that has the address now, given under its `addressKey`. */
  abstract recognize(addressHash: Buffer, addressKey: string): Promise<void>;
  abstract remove(
    addressHash: Buffer,
    mailKind: SuppressedKind,
    reasons: readonly SuppressionReason[],
  ): Promise<void>;
  /** Whether any of the kinds is suppressed, for any reason. */
  abstract hasAny(addressHash: Buffer, mailKinds: readonly SuppressedKind[]): Promise<boolean>;
  abstract listFor(addressHash: Buffer): Promise<readonly Suppression[]>;
  /** Newest first, those that come after `after`, at most `limit`. */
  abstract page(
    filter: SuppressionFilter,
    after: (SuppressionKey & { readonly createdAt: Date }) | null,
    limit: number,
  ): Promise<ListedSuppression[]>;
  /** Removes one entry and returns it; null when it was not there. */
  abstract lift(key: SuppressionKey): Promise<ListedSuppression | null>;
}
