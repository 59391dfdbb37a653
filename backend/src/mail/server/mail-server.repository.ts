import type { FailedAttempt, MailServerOutage, MailServerState } from './mail-server';

/** One state, shared by all processes. */
export abstract class MailServerRepository {
  /** Until the surrounding transaction ends, no other one can change it. */
  abstract lock(): Promise<MailServerState>;
  /** Remembers the attempt if it is the first to fail since the last success. */
  abstract noteFailure(attempt: FailedAttempt): Promise<void>;
  /** The emails that have failed since the last success are due again, and that attempt does not count. */
  abstract markAway(reason: string): Promise<void>;
  /** Whether a success would change anything. */
  abstract isSuccessNews(): Promise<boolean>;
  abstract noteSuccess(): Promise<void>;
  /** Null while the server is not away. */
  abstract outage(): Promise<MailServerOutage | null>;
}
