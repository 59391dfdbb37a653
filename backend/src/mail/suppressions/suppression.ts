import type { SuppressedKind, SuppressionReason } from '#contract/console/suppressions';

/** Stands for every kind of optional email. */
export const ALL_KINDS = 'all';

export interface Suppression {
  readonly mailKind: SuppressedKind;
  readonly reason: SuppressionReason;
  readonly createdAt: Date;
}

/** One entry of the whole list: an address is on it once for each kind and reason. */
export interface SuppressionKey {
  readonly addressHash: Buffer;
  readonly mailKind: SuppressedKind;
  readonly reason: SuppressionReason;
}

export interface ListedSuppression extends Suppression, SuppressionKey {
  /** The account that had the address when it got on the list, if that still exists. */
  readonly account: { readonly id: string; readonly email: string } | null;
}

export interface SuppressionFilter {
  /** Null for any of them. */
  readonly addressHash: Buffer | null;
  readonly reason: SuppressionReason | null;
  readonly from: Date | null;
  /** Exclusive. */
  readonly to: Date | null;
}
