/** What is worth knowing about the safety of an account. Administrators' actions bear the name they have in the audit log. */
export type SecurityEventKind =
  | 'sign-in.succeeded'
  | 'sign-in.new-device'
  | 'sign-in.failed'
  /** The password was right, or there was none; the code or passkey was not accepted. */
  | 'sign-in.second-step-failed'
  | 'sign-in.limited'
  | 'sign-up.confirmed'
  | 'password.changed'
  | 'password.reset'
  | 'address.change-requested'
  | 'address.changed'
  | 'address.restored'
  | 'factor.added'
  | 'factor.removed'
  | 'session.ended'
  | 'account.exported'
  | 'account.erased'
  | `admin.${string}`;

/** Where a request comes from. */
export interface Origin {
  /** The network address, as limits count it. */
  readonly address: string;
  /** "Firefox on Windows", going by what the browser says. */
  readonly device: string;
}

export interface SecurityEvent {
  readonly kind: SecurityEventKind;
  /** Null when no account is involved, as with a sign-in to an unknown address. */
  readonly userId: string | null;
  /** Identifies the account, or the unknown address, in the log; only its keyed hash is written. */
  readonly subject: string;
  /** Null when no request caused it. */
  readonly origin: Origin | null;
}

/** One of a user's own events. */
export interface KeptEvent {
  readonly kind: string;
  readonly device: string | null;
  readonly at: Date;
}

/** How long a user's own events are kept. */
export const KEPT_DAYS = 90;
/** A flood of wrong passwords must not fill the database: further ones of the same day are only logged. */
export const FAILURES_KEPT_PER_DAY = 200;
