/** What a link in an email may do, once. */
export type MailTokenPurpose = 'confirm_email' | 'reset_password' | 'change_email' | 'undo_email_change';

export interface Registration {
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** The sign-up that a confirmation link belongs to. */
export interface SignUp {
  /** The hash of the token that the browser got when it signed up; null for a link requested from elsewhere. */
  readonly signUpHash: Buffer | null;
  /** What a repeated sign-up entered; null for the first one, whose entries the account already has. */
  readonly registration: Registration | null;
}

export interface MailToken extends SignUp {
  readonly tokenHash: Buffer;
  readonly userId: string;
  readonly purpose: MailTokenPurpose;
  /** The address that the account gets when the link is opened; null when it keeps its own. */
  readonly newEmail: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LIFETIME_MS: Record<MailTokenPurpose, number> = {
  confirm_email: DAY_MS,
  reset_password: HOUR_MS,
  change_email: DAY_MS,
  undo_email_change: 7 * DAY_MS,
};

export function mailTokenExpiry(purpose: MailTokenPurpose, now: Date): Date {
  return new Date(now.getTime() + LIFETIME_MS[purpose]);
}

export function isUsable(token: MailToken, now: Date): boolean {
  return token.usedAt === null && token.expiresAt > now;
}
