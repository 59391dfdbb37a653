import type { Suppression, SuppressionReason } from './suppression';

/** Addresses (as keyed hashes) that must not get a kind of email. */
export abstract class SuppressionRepository {
  /** False when it was already there, for whatever reason. */
  abstract add(addressHash: Buffer, suppression: Suppression): Promise<boolean>;
  /** For any reason, unless one is given. */
  abstract remove(addressHash: Buffer, mailKind: string, reason?: SuppressionReason): Promise<void>;
  /** Whether any of the kinds is suppressed. */
  abstract hasAny(addressHash: Buffer, mailKinds: readonly string[]): Promise<boolean>;
  abstract listFor(addressHash: Buffer): Promise<readonly Suppression[]>;
}
