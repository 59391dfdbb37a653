import type { FailedAttempt, MailServerOutage, MailServerState, RecentAttempts } from './mail-server';

/** One state, shared by all processes. */
export abstract class MailServerRepository {
  /** Until the surrounding transaction ends, no other one can change it. */
  abstract lock(): Promise<MailServerState>;
  /** Remembers the attempt if it is the first to fail since the last success. */
  abstract noteFailure(attempt: FailedAttempt): Promise<void>;
  /** The emails that have failed since the last success are due again, and that attempt does not count. */
  abstract markAway(reason: string): Promise<void>;
  /** Adds a failure to the latest attempts. */
  abstract addFailure(words: string): Promise<void>;
  /** Adds a success to the latest attempts; returns whether `noteSuccess` would change anything. */
  abstract addSuccess(): Promise<boolean>;
  abstract noteSuccess(): Promise<void>;
  /** Null while the server is not away. */
  abstract outage(): Promise<MailServerOutage | null>;
  abstract recentAttempts(): Promise<RecentAttempts>;
  /** While the server is away, the next email tries it at once. */
  abstract probeSoon(): Promise<void>;
}
