import type { MailToken, MailTokenPurpose, SignUp } from './mail-token';

export abstract class MailTokenRepository {
  abstract add(token: MailToken): Promise<void>;
  abstract find(tokenHash: Buffer): Promise<MailToken | null>;
  /** Locked until the surrounding transaction ends, so that two simultaneous clicks use it once. */
  abstract findLocked(tokenHash: Buffer): Promise<MailToken | null>;
  abstract markUsed(tokenHash: Buffer, at: Date): Promise<void>;
  /** Revokes the unused links for these purposes. */
  abstract revoke(userId: string, purposes: readonly MailTokenPurpose[]): Promise<void>;
  /** Revokes the unused links for this purpose that were created after `since`. */
  abstract revokeNewer(userId: string, purpose: MailTokenPurpose, since: Date): Promise<void>;
  /** Marks every unused link for this purpose as used, and forgets what sign-ups entered. */
  abstract useUp(userId: string, purpose: MailTokenPurpose, at: Date): Promise<void>;
  abstract latestCreatedAt(userId: string, purpose: MailTokenPurpose): Promise<Date | null>;
  /** The newest of these sign-ups that is one of the user's; null when none is. */
  abstract findSignUp(userId: string, signUpHashes: readonly Buffer[]): Promise<SignUp | null>;
  abstract removeExpired(before: Date): Promise<void>;
}
