import type { MailToken, MailTokenPurpose } from './mail-token';

export abstract class MailTokenRepository {
  abstract add(token: MailToken): Promise<void>;
  abstract find(tokenHash: Buffer): Promise<MailToken | null>;
  /** Locked until the surrounding transaction ends, so that two simultaneous clicks use it once. */
  abstract findLocked(tokenHash: Buffer): Promise<MailToken | null>;
  abstract markUsed(tokenHash: Buffer, at: Date): Promise<void>;
  /** Revokes the unused links for these purposes. */
  abstract revoke(userId: string, purposes: readonly MailTokenPurpose[]): Promise<void>;
  /** Marks every unused link for this purpose as used. */
  abstract useUp(userId: string, purpose: MailTokenPurpose, at: Date): Promise<void>;
  abstract latestCreatedAt(userId: string, purpose: MailTokenPurpose): Promise<Date | null>;
  abstract removeExpired(before: Date): Promise<void>;
}
