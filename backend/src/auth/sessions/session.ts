import type { Account } from '../../users/user';

export const SESSION_DAYS = 30;
const DAY_MS = 86_400_000;
/** How often an active session is extended: rarely enough to keep reads free of writes. */
const EXTEND_AFTER_MS = 3_600_000;

/** A signed-in browser, as seen by its requests. */
export interface Session {
  readonly tokenHash: Buffer;
  readonly account: Account;
  readonly lastSeenAt: Date;
  /** When the user last proved who they are: by signing in, or again when asked to. */
  readonly authenticatedAt: Date;
  /** Whether a second factor was given in this session. */
  readonly hasSecondFactor: boolean;
}

/** A signed-in browser, as its owner sees it in the list. */
export interface Device {
  readonly tokenHash: Buffer;
  readonly userAgent: string | null;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
}

export function sessionExpiry(now: Date): Date {
  return new Date(now.getTime() + SESSION_DAYS * DAY_MS);
}

export function needsExtension(session: Session, now: Date): boolean {
  return now.getTime() - session.lastSeenAt.getTime() > EXTEND_AFTER_MS;
}
