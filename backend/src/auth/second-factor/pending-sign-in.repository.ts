export interface PendingSignIn {
  readonly tokenHash: Buffer;
  readonly userId: string;
  /** Codes that may still be tried. */
  readonly codesLeft: number;
  readonly expiresAt: Date;
}

/** Sign-ins between the password and the second factor, and passkey challenges that were answered. */
export abstract class PendingSignInRepository {
  abstract add(pending: PendingSignIn): Promise<void>;
  /** The sign-in after spending one of its tries; null when it is unknown, expired or has none left. */
  abstract spendTry(tokenHash: Buffer, at: Date): Promise<Pick<PendingSignIn, 'userId' | 'codesLeft'> | null>;
  abstract remove(tokenHash: Buffer): Promise<void>;
  /** False when the challenge was answered before. */
  abstract spendChallenge(challengeHash: Buffer, expiresAt: Date): Promise<boolean>;
  abstract removeExpired(at: Date): Promise<void>;
}
