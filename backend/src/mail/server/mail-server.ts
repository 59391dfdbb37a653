/** What the latest attempts, of all processes, say about the mail server. */
export interface MailServerState {
  /** Seconds since it last accepted an email, give or take five; null when it never has. */
  readonly secondsSinceSuccess: number | null;
  /** The keyed hash of the address that failed first since then; null while email gets through. */
  readonly failedAddress: Buffer | null;
  readonly isAway: boolean;
}

/** What a failure says: about the server as a whole, or no more than about this one email. */
export type FailureScope = 'server' | 'email';

export interface FailedAttempt {
  readonly scope: FailureScope;
  /** When the attempt began, by the database's clock. */
  readonly beganAt: Date;
  readonly addressHash: Buffer;
}

export interface MailServerOutage {
  readonly since: Date;
  /** How long it has lasted, or lasted. */
  readonly seconds: number;
  readonly reason: string;
}

/** How the latest attempts to hand over an email went, of all processes, within the past day. */
export interface RecentAttempts {
  readonly total: number;
  readonly failed: number;
  /** What was said at the latest failure; null when none failed. */
  readonly lastFailure: string | null;
  /** The newest attempt succeeded, and no email is left that failed. */
  readonly isOver: boolean;
  /** Since the server accepted an email, give or take five; null when it never has. */
  readonly secondsSinceSuccess: number | null;
}

/** What the console judges by. */
export const ATTEMPTS_KEPT = 20;
/** Fewer say nothing about the server: the first retries of one email, say. */
const ATTEMPTS_THAT_TELL = 5;

/** Whether most of the latest attempts failed, and that isn't over. */
export function mostlyFails({ total, failed, isOver }: RecentAttempts): boolean {
  return !isOver && total >= ATTEMPTS_THAT_TELL && failed > total / 2;
}

/** A server that only turns down some connections goes on accepting others. */
const NO_CONNECTION_SECONDS = 10;
/** One that puts off a few recipients goes on accepting the rest. */
const NO_ACCEPTANCE_SECONDS = 30;

/**
 * Whether the server counts as away after this failure: it refuses to talk and has accepted nothing for 10 seconds, or
 * has put off every email for 30 seconds, to two addresses at least: one alone may be greylisted.
 */
export function isAwayAfter(
  { secondsSinceSuccess, failedAddress, isAway }: MailServerState,
  { scope, addressHash }: FailedAttempt,
): boolean {
  if (isAway) return true;
  const quietSeconds = secondsSinceSuccess ?? Infinity;
  if (scope === 'server') return quietSeconds >= NO_CONNECTION_SECONDS;
  return (
    quietSeconds >= NO_ACCEPTANCE_SECONDS && failedAddress !== null && !failedAddress.equals(addressHash)
  );
}
