import type { OwnerRead } from './answers/owner-read';
import type { Device, Session } from './session';

export interface NewSession {
  readonly tokenHash: Buffer;
  readonly userId: string;
  readonly userAgent: string | null;
  readonly hasSecondFactor: boolean;
  readonly at: Date;
  readonly expiresAt: Date;
}

/** What is read together with a session. */
export interface Reading {
  readonly read: OwnerRead<unknown>;
  /** The revision that the client has an answer of. */
  readonly unless: string | null;
}

export interface SessionWithRead {
  readonly session: Session;
  readonly read?: unknown;
}

export interface SessionRenewal {
  readonly newTokenHash: Buffer;
  readonly at: Date;
  /** Adds to what the session already has. */
  readonly withSecondFactor: boolean;
}

export abstract class SessionRepository {
  abstract add(session: NewSession): Promise<void>;
  /** The session with its account in one read; null when unknown or expired at `at`. */
  abstract find(tokenHash: Buffer, at: Date): Promise<Session | null>;
  /** The same without the revision of the account's records. */
  abstract findOnly(tokenHash: Buffer, at: Date): Promise<Session | null>;
  /** The same with what a route reads of the owner, which is undefined at the revision `unless`. */
  abstract findWith(tokenHash: Buffer, at: Date, reading: Reading): Promise<SessionWithRead | null>;
  abstract rename(tokenHashes: readonly Buffer[], tokenHash: Buffer): Promise<void>;
  /** False when the session has ended or got a new hash meanwhile. */
  abstract prolong(tokenHash: Buffer, at: Date, expiresAt: Date): Promise<boolean>;
  /** Ends all but the `keep` most recently used ones. */
  abstract removeOldest(userId: string, keep: number): Promise<void>;
  /** The user has proved again who they are, and the session gets a new hash. */
  abstract renew(tokenHash: Buffer, renewal: SessionRenewal): Promise<void>;
  /** The user has set up a second factor in this session. */
  abstract markSecondFactor(tokenHash: Buffer): Promise<void>;
  /** No session of the user counts as opened with a second factor anymore. */
  abstract forgetSecondFactor(userId: string): Promise<void>;
  abstract remove(tokenHash: Buffer): Promise<void>;
  /** Ends every session of the user, except the one with hash `keep` when given. */
  abstract removeAll(userId: string, keep?: Buffer): Promise<void>;
  abstract listFor(userId: string, at: Date): Promise<Device[]>;
  /** False when there is none, or it is someone else's. */
  abstract removeOwn(userId: string, tokenHash: Buffer): Promise<boolean>;
  abstract removeExpired(at: Date): Promise<void>;
}
