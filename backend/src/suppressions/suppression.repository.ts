/** Addresses (as keyed hashes) that do not want a kind of mail. */
export abstract class SuppressionRepository {
  /** False when it was there before. */
  abstract add(addressHash: Buffer, mailKind: string, at: Date): Promise<boolean>;
  abstract remove(addressHash: Buffer, mailKind: string): Promise<void>;
  abstract has(addressHash: Buffer, mailKind: string): Promise<boolean>;
  abstract listFor(addressHash: Buffer): Promise<readonly { mailKind: string; createdAt: Date }[]>;
}
