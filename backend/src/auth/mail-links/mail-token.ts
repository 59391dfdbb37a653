/** What a link in an email may do, once. */
export type MailTokenPurpose = 'confirm_email' | 'reset_password' | 'change_email';

export interface Registration {
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
}

export interface MailToken {
  readonly tokenHash: Buffer;
  readonly userId: string;
  readonly purpose: MailTokenPurpose;
  readonly newEmail: string | null;
  /** What a repeated sign-up entered: it takes effect only when its own link is opened. */
  readonly registration: Registration | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
}

const HOUR_MS = 3_600_000;
const LIFETIME_MS: Record<MailTokenPurpose, number> = {
  confirm_email: 24 * HOUR_MS,
  reset_password: HOUR_MS,
  change_email: 24 * HOUR_MS,
};

export function mailTokenExpiry(purpose: MailTokenPurpose, now: Date): Date {
  return new Date(now.getTime() + LIFETIME_MS[purpose]);
}

export function isUsable(token: MailToken, now: Date): boolean {
  return token.usedAt === null && token.expiresAt > now;
}
