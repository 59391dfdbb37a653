import type { Device, Session } from './session';

export interface NewSession {
  readonly tokenHash: Buffer;
  readonly userId: string;
  readonly userAgent: string | null;
  readonly at: Date;
  readonly expiresAt: Date;
}

export abstract class SessionRepository {
  abstract add(session: NewSession): Promise<void>;
  /** The session with its account in one read; null when unknown or expired at `at`. */
  abstract find(tokenHash: Buffer, at: Date): Promise<Session | null>;
  abstract rename(tokenHashes: readonly Buffer[], tokenHash: Buffer): Promise<void>;
  abstract prolong(tokenHash: Buffer, at: Date, expiresAt: Date): Promise<void>;
  /** Ends all but the `keep` most recently used ones. */
  abstract removeOldest(userId: string, keep: number): Promise<void>;
  abstract remove(tokenHash: Buffer): Promise<void>;
  /** Ends every session of the user, except the one with hash `keep` when given. */
  abstract removeAll(userId: string, keep?: Buffer): Promise<void>;
  abstract listFor(userId: string, at: Date): Promise<Device[]>;
  /** False when there is none, or it is someone else's. */
  abstract removeOwn(userId: string, tokenHash: Buffer): Promise<boolean>;
  abstract removeExpired(at: Date): Promise<void>;
}
