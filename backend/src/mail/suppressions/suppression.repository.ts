import type { SuppressedKind, Suppression, SuppressionReason } from './suppression';

/** Addresses (as keyed hashes) that must not get a kind of email; each may be listed for several reasons. */
export abstract class SuppressionRepository {
  /** False when it was already there for this reason. */
  abstract add(addressHash: Buffer, suppression: Suppression): Promise<boolean>;
  abstract remove(
    addressHash: Buffer,
    mailKind: SuppressedKind,
    reasons: readonly SuppressionReason[],
  ): Promise<void>;
  /** Whether any of the kinds is suppressed, for any reason. */
  abstract hasAny(addressHash: Buffer, mailKinds: readonly SuppressedKind[]): Promise<boolean>;
  abstract listFor(addressHash: Buffer): Promise<readonly Suppression[]>;
}
