import type { Account } from '../../users/user';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export const SESSION_DAYS = 30;
/** The oldest ones end when someone signs in on one more device. */
export const SESSIONS_PER_USER = 20;

interface SessionLife {
  /** Unused for this long, a session ends. */
  readonly idleMs: number;
  /** However much it is used, it ends after this long. */
  readonly absoluteMs: number;
  /** How often an active session is extended: rarely enough to keep reads free of writes. */
  readonly extendAfterMs: number;
}
const LIFE: Readonly<Record<'user' | 'administrator', SessionLife>> = {
  user: { idleMs: SESSION_DAYS * DAY_MS, absoluteMs: 180 * DAY_MS, extendAfterMs: HOUR_MS },
  administrator: { idleMs: 30 * MINUTE_MS, absoluteMs: 12 * HOUR_MS, extendAfterMs: MINUTE_MS },
};
const lifeOf = (isAdmin: boolean): SessionLife => LIFE[isAdmin ? 'administrator' : 'user'];

/** A signed-in browser, as seen by its requests. */
export interface Session {
  readonly tokenHash: Buffer;
  readonly account: Account;
  readonly startedAt: Date;
  readonly lastSeenAt: Date;
  /** Of the account's records; null until the first change, and where no one asks for it. */
  readonly revision: string | null;
  /** Another one after every change of the account itself. */
  readonly accountRevision: string;
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

/** When a session that is in use at `now` ends, unless it is used again. */
export function sessionExpiry(isAdmin: boolean, startedAt: Date, now: Date): Date {
  const { idleMs, absoluteMs } = lifeOf(isAdmin);
  return new Date(Math.min(now.getTime() + idleMs, startedAt.getTime() + absoluteMs));
}

export function needsExtension({ account, lastSeenAt }: Session, now: Date): boolean {
  return now.getTime() - lastSeenAt.getTime() > lifeOf(account.isAdmin).extendAfterMs;
}
