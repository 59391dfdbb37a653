import type { Suppression, SuppressionReason } from './suppression';

/** Addresses (as keyed hashes) that do not want a kind of mail. */
export abstract class SuppressionRepository {
  /** False when it was there before, for whatever reason. */
  abstract add(addressHash: Buffer, suppression: Suppression): Promise<boolean>;
  /** Whatever the reason, unless one is given. */
  abstract remove(addressHash: Buffer, mailKind: string, reason?: SuppressionReason): Promise<void>;
  /** Whether one of the kinds is there. */
  abstract hasAny(addressHash: Buffer, mailKinds: readonly string[]): Promise<boolean>;
  abstract listFor(addressHash: Buffer): Promise<readonly Suppression[]>;
}
